import { Panel, PanelBody } from '@wordpress/components';
import { memo, useEffect, useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { focusField } from '../../browser/focus';
import { EditorProvider } from '../../components/editor-context';
import { useHandler } from '../../components/use-handler';
import { SectionFields } from '../../components/schema-field';
import type { EditorProps } from '../../domain/preload';
import { findGroup } from '../../domain/field-groups';
import { withMark } from '../../domain/lists';
import { describeGroup, type Group } from '../../domain/group-summary';
import './editor.scss';
import { AdvancedGroup } from './advanced-group';
import { ChannelsGroup, type Revealed } from './channels-group';
import { CountriesGroup } from './countries-group';
import { RevealedPath } from './details';
import { LookGroup } from './look-group';
import { PagesGroup } from './pages-group';
import { ScheduleGroup } from './schedule-group';
import { TriggersGroup } from './triggers-group';

interface Props extends EditorProps {
	readonly revealed?: Revealed;
	/** The group that is open at first, by its name in the address. */
	readonly group?: string;
	readonly onGroup?: ( group: string ) => void;
}

const GROUPS: Readonly<
	Record<
		Group,
		readonly [ string, ComponentType< { revealed: Revealed } > ]
	>
> = {
	channels: [ __( 'Channels', 'chaty' ), ChannelsGroup ],
	look: [ __( 'Look', 'chaty' ), LookGroup ],
	triggers: [ __( 'When it shows', 'chaty' ), TriggersGroup ],
	schedule: [ __( 'Dates and hours', 'chaty' ), ScheduleGroup ],
	countries: [ __( 'Countries', 'chaty' ), CountriesGroup ],
	pages: [ __( 'Pages', 'chaty' ), PagesGroup ],
	advanced: [ __( 'Advanced', 'chaty' ), AdvancedGroup ],
};

const NAMES = Object.keys( GROUPS ) as Group[];

interface PanelProps {
	readonly group: Group;
	readonly title: string;
	readonly isOpen: boolean;
	readonly revealed: Revealed;
	readonly onToggle: ( group: Group ) => void;
}

function GroupContent( { group, revealed, ...props }: PanelProps ) {
	const Fields = GROUPS[ group ][ 1 ];
	// The header is drawn again with every value; each field reads only the values that it needs.
	const fields = useMemo(
		() => <Fields revealed={ revealed } />,
		[ Fields, revealed ]
	);
	return (
		<PanelBody
			title={ props.title }
			opened={ props.isOpen }
			onToggle={ () => props.onToggle( group ) }
		>
			<div className="chaty-console-fields">{ fields }</div>
		</PanelBody>
	);
}

const GroupPanel = memo( GroupContent );

function getTitle( editor: EditorProps, group: Group ): string {
	const [ title ] = GROUPS[ group ];
	const errors = [ ...editor.issues ].filter(
		( [ path, { level } ] ) =>
			level === 'error' && findGroup( path ) === group
	).length;
	const summary = describeGroup( editor.widget, group, editor.preload.site );
	if ( ! errors && summary ) {
		/* translators: 1: name of a group of settings, 2: their values, such as "2 page rules". */
		return sprintf( __( '%1$s: %2$s', 'chaty' ), title, summary );
	}
	return errors
		? `${ title } (${ sprintf(
				/* translators: %s: number. */
				_n( '%s problem', '%s problems', errors, 'chaty' ),
				String( errors )
		  ) })`
		: title;
}

/** The groups that are open: the one of the address or the first, and those that the owner or a message opens. */
function useGroups( { revealed = null, group: first, onGroup }: Props ) {
	const [ opened, setOpened ] = useState< readonly Group[] >( [
		NAMES.find( ( name ) => name === first ) ?? 'channels',
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
		toggle: useHandler( ( group: Group ) => {
			const isOpen = opened.includes( group );
			setOpened( withMark( opened, group, ! isOpen ) );
			if ( ! isOpen ) {
				onGroup?.( group );
			}
		} ),
	};
}

export function EditorGroups( props: Props ) {
	const { revealed = null } = props;
	const { opened, toggle } = useGroups( props );
	return (
		<EditorProvider value={ props }>
			<div className="chaty-console-groups">
				<div className="chaty-console-fields">
					<SectionFields section="widget" base={ [] } />
				</div>
				<Panel>
					<RevealedPath.Provider value={ revealed?.path ?? '' }>
						{ NAMES.map( ( group ) => (
							<GroupPanel
								key={ group }
								group={ group }
								title={ getTitle( props, group ) }
								isOpen={ opened.includes( group ) }
								revealed={ revealed }
								onToggle={ toggle }
							/>
						) ) }
					</RevealedPath.Provider>
				</Panel>
			</div>
		</EditorProvider>
	);
}
