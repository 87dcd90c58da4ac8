import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useEditorPart } from '../../components/editor-context';
import { SectionFields } from '../../components/schema-field';
import { getChannelName } from '../../domain/channel-names';
import type { FieldSection } from '../../domain/fields/types';
import { findSingleChannels } from '../../domain/widget-list';
import { Details } from './details';

const BASE = [ 'settings' ];

const SECTIONS: readonly ( readonly [ FieldSection, string ] )[] = [
	[ 'look.button', __( 'Button', 'chaty' ) ],
	[ 'look.opening', __( 'Channels', 'chaty' ) ],
	[ 'look.position', __( 'Position', 'chaty' ) ],
	[ 'look.cta', __( 'Call to action', 'chaty' ) ],
	[ 'look.badge', __( 'Badge', 'chaty' ) ],
];

/** The places of the channels that are the button, as text: a new list each time would be a change each time. */
const useSingleChannels = (): readonly number[] =>
	JSON.parse(
		useEditorPart( ( { widget } ) =>
			JSON.stringify( findSingleChannels( widget ) )
		)
	);

/** Color and icon of a channel that is the button. */
function ChannelLook( { index }: { readonly index: number } ) {
	const name = useEditorPart( ( { widget } ) =>
		getChannelName( widget.channels[ index ] ?? {} )
	);
	return (
		<>
			<p className="chaty-console-sentence">
				{ sprintf(
					/* translators: %s: name of a channel. */
					__( 'With a single channel, the button is “%s”.', 'chaty' ),
					name
				) }
			</p>
			<SectionFields
				section="channel.icon"
				base={ [ 'channels', index ] }
				isCopy
			/>
		</>
	);
}

/** What only a button that opens channels has. */
const LauncherFields = () => (
	<SectionFields section="look.launcher" base={ BASE } />
);

/** What stands first in a section of a widget with these single channels. */
function getFirst( section: FieldSection, singles: readonly number[] ) {
	if ( section !== 'look.button' ) {
		return null;
	}
	return singles.length ? (
		singles.map( ( index ) => (
			<ChannelLook key={ index } index={ index } />
		) )
	) : (
		<LauncherFields />
	);
}

const Set = ( {
	title,
	children,
}: {
	readonly title: string;
	readonly children: ReactNode;
} ) => (
	<fieldset className="chaty-console-set">
		<legend>{ title }</legend>
		{ children }
	</fieldset>
);

/** How the widget looks, and where it stands. */
export function LookGroup() {
	const singles = useSingleChannels();
	return (
		<>
			{ SECTIONS.map( ( [ section, title ] ) =>
				singles.length && section === 'look.opening' ? null : (
					<Set key={ section } title={ title }>
						{ getFirst( section, singles ) }
						<SectionFields section={ section } base={ BASE } />
					</Set>
				)
			) }
			{ singles.length > 0 && (
				<Details title={ __( 'With a second channel', 'chaty' ) }>
					<LauncherFields />
					<SectionFields section="look.opening" base={ BASE } />
				</Details>
			) }
		</>
	);
}
