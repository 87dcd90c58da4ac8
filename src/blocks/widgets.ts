import { __, sprintf } from '@wordpress/i18n';
import {
	getNumber,
	type ListedWidget,
} from '../console/domain/channel-choices';
import type { Choice } from './types';

/** Reads the widgets that are on, which the page has printed. */
export const readWidgets = (): readonly ListedWidget[] =>
	JSON.parse(
		document.getElementById( 'chaty-blocks-preload' )?.textContent ?? '[]'
	);

/** The widgets, after the one that a page shows first. */
export const listWidgets = ( widgets: readonly ListedWidget[] ): Choice[] => [
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
export function listForms( widgets: readonly ListedWidget[] ): Choice[] {
	const values = widgets
		.filter( ( { channels } ) =>
			channels.some( ( { type } ) => type === 'Contact_Us' )
		)
		.map( getNumber );
	return listWidgets( widgets ).filter(
		( { value } ) => ! value || values.includes( value )
	);
}
