import { __, sprintf } from '@wordpress/i18n';

/** A widget that is on, as `chaty_get_widgets()` describes it. */
export interface ListedWidget {
	readonly id: string;
	readonly channels: readonly {
		readonly name: string;
		readonly type: string;
		readonly label: string;
	}[];
}

/** The number of a widget in the names of its channels. */
export const getNumber = ( { id }: ListedWidget ) => id.replace( '_', '' );

/** The channels of all widgets, by their names; those of other widgets than the first have its number before it. */
export const listChannels = ( widgets: readonly ListedWidget[] ) =>
	widgets.flatMap( ( widget, index ) =>
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
	);
