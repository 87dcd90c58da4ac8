/** The owner's position in the screen, from the address: a widget, and a group of its settings. */
export function readRoute() {
	const query = new URLSearchParams( window.location.search );
	return {
		/** ID of the widget in the editor; empty for the list. */
		widget: query.get( 'widget' ) ?? '',
		group: query.get( 'group' ) ?? '',
	};
}

export type Route = Readonly< ReturnType< typeof readRoute > >;

/** The address of a route; the rest of the query, such as `page`, stays. */
export function routeUrl( { widget, group }: Partial< Route > ): string {
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

export const pushRoute = ( route: Partial< Route > ) =>
	window.history.pushState( null, '', routeUrl( route ) );

export const replaceRoute = ( route: Partial< Route > ) =>
	window.history.replaceState( null, '', routeUrl( route ) );

export const openAddress = ( url: string ) => window.location.assign( url );

export function onRouteChange( onChange: () => void ) {
	window.addEventListener( 'popstate', onChange );
	return () => window.removeEventListener( 'popstate', onChange );
}
