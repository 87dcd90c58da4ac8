import { Panel, PanelBody } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { focusField } from '../../browser/focus';
import { EditorProvider } from '../../components/editor-context';
import { SectionFields } from '../../components/schema-field';
import type { EditorProps } from '../../domain/facts';
import { findGroup, type Group } from '../../domain/field-groups';
import './editor.scss';
import { AdvancedGroup } from './advanced-group';
import { ChannelsGroup, type Revealed } from './channels-group';
import { CountriesGroup } from './countries-group';
import { LookGroup } from './look-group';
import { PagesGroup } from './pages-group';
import { ScheduleGroup } from './schedule-group';
import { TriggersGroup } from './triggers-group';

interface Props extends EditorProps {
	readonly revealed?: Revealed;
	/** The group that is open at first, by its name in the address. */
	readonly group?: string;
	/** Reports the group that the owner has opened. */
	readonly onGroup?: ( group: string ) => void;
}

const GROUPS: readonly ( readonly [
	Group,
	string,
	( revealed: Revealed ) => ReactNode,
] )[] = [
	[
		'channels',
		__( 'Channels', 'chaty' ),
		( revealed ) => <ChannelsGroup revealed={ revealed } />,
	],
	[ 'look', __( 'Look', 'chaty' ), () => <LookGroup /> ],
	[ 'triggers', __( 'When it shows', 'chaty' ), () => <TriggersGroup /> ],
	[ 'schedule', __( 'Dates and hours', 'chaty' ), () => <ScheduleGroup /> ],
	[ 'countries', __( 'Countries', 'chaty' ), () => <CountriesGroup /> ],
	[ 'pages', __( 'Pages', 'chaty' ), () => <PagesGroup /> ],
	[ 'advanced', __( 'Advanced', 'chaty' ), () => <AdvancedGroup /> ],
];

/** How many values of a group the server refuses. */
const countErrors = ( { issues }: EditorProps, group: Group ) =>
	[ ...issues ].filter(
		( [ path, { level } ] ) =>
			level === 'error' && findGroup( path ) === group
	).length;

/** The groups that are open: the one of the address or the first, and those that the owner or a message opens. */
function useGroups( { revealed = null, group: first, onGroup }: Props ) {
	const [ opened, setOpened ] = useState< readonly Group[] >( [
		GROUPS.find( ( [ name ] ) => name === first )?.[ 0 ] ?? 'channels',
	] );
	const [ seen, setSeen ] = useState< Revealed >( null );
	if ( revealed !== seen ) {
		setSeen( revealed );
		setOpened( [
			...opened,
			...( revealed ? [ findGroup( revealed.path ) ] : [] ),
		] );
	}
	useEffect( () => {
		if ( revealed ) {
			focusField( revealed.path );
		}
	}, [ revealed ] );
	return {
		opened,
		toggle: ( group: Group ) => {
			const isOpen = opened.includes( group );
			setOpened(
				isOpen
					? opened.filter( ( one ) => one !== group )
					: [ ...opened, group ]
			);
			if ( ! isOpen ) {
				onGroup?.( group );
			}
		},
	};
}

/** Every field of a widget, in groups. */
export function EditorGroups( props: Props ) {
	const {
		revealed = null,
		group: _group,
		onGroup: _onGroup,
		...editor
	} = props;
	const { opened, toggle } = useGroups( props );
	const titleOf = ( group: Group, title: string ) => {
		const errors = countErrors( editor, group );
		return errors
			? `${ title } (${ sprintf(
					/* translators: %s: number. */
					_n( '%s problem', '%s problems', errors, 'chaty' ),
					String( errors )
			  ) })`
			: title;
	};
	return (
		<EditorProvider value={ editor }>
			<div className="chaty-console-groups">
				<div className="chaty-console-fields">
					<SectionFields section="widget" base={ [] } />
				</div>
				<Panel>
					{ GROUPS.map( ( [ group, title, draw ] ) => (
						<PanelBody
							key={ group }
							title={ titleOf( group, title ) }
							opened={ opened.includes( group ) }
							onToggle={ () => toggle( group ) }
						>
							<div className="chaty-console-fields">
								{ draw( revealed ) }
							</div>
						</PanelBody>
					) ) }
				</Panel>
			</div>
		</EditorProvider>
	);
}
