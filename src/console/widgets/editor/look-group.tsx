import { __ } from '@wordpress/i18n';
import { useEditorPart } from '../../components/editor-context';
import { SectionFields } from '../../components/schema-field';
import { findSingleChannel } from '../../domain/channels';
import { getSectionKeys, type FieldSection } from '../../domain/fields';
import type { EditorProps } from '../../domain/preload';

const BASE = [ 'settings' ];
const FIRST_CHANNEL = [ 'channels', 0 ];

const SECTIONS: readonly ( readonly [ string, ...FieldSection[] ] )[] = [
	[ __( 'Button', 'chaty' ), 'look.launcher', 'look.button' ],
	[ __( 'Position', 'chaty' ), 'look.position', 'look.list' ],
	[ __( 'Opening and closing', 'chaty' ), 'look.opening' ],
	[ __( 'Call to action', 'chaty' ), 'look.cta' ],
	[ __( 'Badge', 'chaty' ), 'look.badge' ],
];

/** Sections without effect where a single channel replaces the launcher: they show only where they have an issue. */
const OF_LIST: readonly FieldSection[] = [
	'look.launcher',
	'look.list',
	'look.opening',
];

/** The hidden sections, joined, because a part of the editor's props must be one value. */
const readHidden = ( { widget, issues }: EditorProps ) =>
	findSingleChannel( widget )
		? OF_LIST.filter(
				( section ) =>
					! getSectionKeys( section ).some( ( key ) =>
						issues.has( key )
					)
		  ).join()
		: '';

const SingleChannel = () => (
	<>
		<p className="chaty-console-help">
			{ __(
				'With one channel, the button is the channel, with its color and its drawing.',
				'chaty'
			) }
		</p>
		<SectionFields section="channel.icon" base={ FIRST_CHANNEL } isCopy />
	</>
);

export function LookGroup() {
	const isSingle = useEditorPart(
		( { widget } ) => findSingleChannel( widget ) !== null
	);
	const hidden = useEditorPart( readHidden );
	return SECTIONS.map( ( [ title, ...sections ] ) => {
		const shown = sections.filter( ( one ) => ! hidden.includes( one ) );
		return shown.length ? (
			<fieldset key={ title } className="chaty-console-set">
				<legend>{ title }</legend>
				{ isSingle && shown.includes( 'look.button' ) && (
					<SingleChannel />
				) }
				{ shown.map( ( section ) => (
					<SectionFields
						key={ section }
						section={ section }
						base={ BASE }
					/>
				) ) }
			</fieldset>
		) : null;
	} );
}
