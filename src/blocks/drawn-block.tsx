import { useBlockProps } from '@wordpress/block-editor';
import { Disabled, Placeholder } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import ServerSideRender from '@wordpress/server-side-render';
import { Controls, Field } from './controls';
import type { BlockProps, Choice, BlockControl } from './types';

/** Attributes of a button's look. The server does not know those that other plugins add to all blocks. */
const LOOK = [
	'style',
	'backgroundColor',
	'textColor',
	'gradient',
	'borderColor',
	'fontSize',
];

/** Says why a block draws nothing yet; empty if it draws something. */
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
	// The first channel with a name is found without its number.
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

/** The markup that the server makes from these attributes of a block. */
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

/** A block that the server draws, such as a button. Until its target is chosen, the block asks for it. */
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
