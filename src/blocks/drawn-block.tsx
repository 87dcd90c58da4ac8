import { useBlockProps } from '@wordpress/block-editor';
import { Disabled, Placeholder } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import ServerSideRender from '@wordpress/server-side-render';
import { Controls, Field } from './controls';
import type { BlockProps, Choice, BlockControl } from './types';

/** Attributes of a button's look. Those that other plugins give to all blocks are none that the server knows. */
const LOOK = [
	'style',
	'backgroundColor',
	'textColor',
	'gradient',
	'borderColor',
	'fontSize',
];

/** Why there is nothing yet; empty if there is something. */
function explain(
	choices: readonly Choice[],
	value: string,
	ifNone: string
): string {
	if ( choices.length < 2 ) {
		return ifNone;
	}
	if ( ! value && choices[ 0 ]?.disabled ) {
		return __( 'Where does the button lead?', 'chaty' );
	}
	// The first channel of a name needs no number.
	return choices.some( ( choice ) =>
		[ choice.value, choice.value.replace( /^\d+-/, '' ) ].includes( value )
	)
		? ''
		: sprintf(
				/* translators: %s: name of a channel, or number of a widget. */
				__( 'No widget that is on has “%s”.', 'chaty' ),
				value
		  );
}

/** What the server makes of a block's attributes of these names. */
export function Drawn( {
	name,
	attributes,
	keys,
}: BlockProps & { readonly keys: readonly string[] } ) {
	const sent = Object.entries( attributes ).filter( ( [ key ] ) =>
		keys.includes( key )
	);
	return (
		<Disabled>
			<ServerSideRender
				block={ name }
				attributes={ Object.fromEntries( sent ) }
			/>
		</Disabled>
	);
}

/** A block that the server draws, such as a button. Where it leads is asked for in its place. */
export function createDrawnBlock(
	target: BlockControl & { readonly choices: readonly Choice[] },
	controls: readonly BlockControl[],
	ifNone: string = __(
		'No widget is on. Set one up under Chaty first.',
		'chaty'
	)
) {
	const all = [ target, ...controls ];
	const keys = [ ...LOOK, ...all.map( ( { key } ) => key ) ];

	return function DrawnBlock( props: BlockProps ) {
		const value = String( props.attributes[ target.key ] ).toLowerCase();
		const missing = explain( target.choices, value, ifNone );
		return (
			<div { ...useBlockProps() }>
				<Controls { ...props } controls={ all } />
				{ missing ? (
					<Placeholder>
						<Field
							{ ...props }
							control={ { ...target, help: missing } }
						/>
					</Placeholder>
				) : (
					<Drawn { ...props } keys={ keys } />
				) }
			</div>
		);
	};
}
