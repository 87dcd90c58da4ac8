/** Where in the screen the owner is, as the address tells it: a widget, and a group of its settings. */
export interface Place {
	/** ID of the widget in the editor; empty for the list. */
	readonly widget: string;
	readonly group: string;
}

/** The place of the present address. */
export function readPlace(): Place {
	const query = new URLSearchParams( window.location.search );
	return {
		widget: query.get( 'widget' ) ?? '',
		group: query.get( 'group' ) ?? '',
	};
}

/** The address of a place; the rest of the query, such as `page`, stays. */
export function placeUrl( { widget, group }: Partial< Place > ): string {
	const url = new URL( window.location.href );
	for ( const [ key, value ] of Object.entries( { widget, group } ) ) {
		if ( value ) {
			url.searchParams.set( key, value );
		} else {
			url.searchParams.delete( key );
		}
	}
	return url.href;
}

/** Moves to a place, as an entry of the history of its own. */
export function pushPlace( place: Partial< Place > ): void {
	window.history.pushState( null, '', placeUrl( place ) );
}

/** Names another place of the same entry of the history. */
export function replacePlace( place: Partial< Place > ): void {
	window.history.replaceState( null, '', placeUrl( place ) );
}

/** Leaves for another screen. */
export const openAddress = ( url: string ) => window.location.assign( url );

/** Reports Back and Forward. */
export function onPlaceChange( onChange: () => void ) {
	window.addEventListener( 'popstate', onChange );
	return () => window.removeEventListener( 'popstate', onChange );
}
