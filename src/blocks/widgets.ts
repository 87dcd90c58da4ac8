import { __, sprintf } from '@wordpress/i18n';
import type { Choice } from './types';

/** A widget that is on, as `chaty_get_widgets()` describes it. */
interface Widget {
	readonly id: string;
	readonly channels: readonly {
		readonly name: string;
		readonly type: string;
		readonly label: string;
	}[];
}

/** Reads the widgets that are on, which the page has printed. */
export const readWidgets = (): readonly Widget[] =>
	JSON.parse(
		document.getElementById( 'chaty-blocks-preload' )?.textContent ?? '[]'
	);

const getNumber = ( { id }: Widget ) => id.replace( '_', '' );

/** The widgets, after the one that a page shows first. */
export const listWidgets = ( widgets: readonly Widget[] ): Choice[] => [
	{ value: '', label: __( 'The first of the page', 'chaty' ) },
	...widgets.map( ( widget, index ) => ( {
		value: getNumber( widget ),
		label: sprintf(
			/* translators: 1: number of a widget, 2: names of its channels. */
			__( 'Widget %1$s: %2$s', 'chaty' ),
			String( index + 1 ),
			widget.channels.map( ( { label } ) => label ).join( ', ' )
		),
	} ) ),
];

/** The widgets that have a contact form, after the one that a page shows first. */
export function listForms( widgets: readonly Widget[] ): Choice[] {
	const values = widgets
		.filter( ( { channels } ) =>
			channels.some( ( { type } ) => type === 'Contact_Us' )
		)
		.map( getNumber );
	return listWidgets( widgets ).filter(
		( { value } ) => ! value || values.includes( value )
	);
}

/** The channels of all widgets, by their names; those of other widgets than the first have its number before it. */
export const listChannels = ( widgets: readonly Widget[] ): Choice[] => [
	{ value: '', label: __( 'Choose a channel', 'chaty' ), disabled: true },
	...widgets.flatMap( ( widget, index ) =>
		widget.channels.map( ( { name, label } ) => ( {
			value: [ getNumber( widget ), name ]
				.slice( index ? 0 : 1 )
				.join( '-' )
				.toLowerCase(),
			label: index
				? sprintf(
						/* translators: 1: channel, 2: number of a widget. */
						__( '%1$s of widget %2$s', 'chaty' ),
						label,
						String( index + 1 )
				  )
				: label,
		} ) )
	),
];
