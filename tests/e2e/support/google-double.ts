/**
 * Stands in for Google's script: the members of the Maps JavaScript API that maps use. An address that is
 * the name of a status fails with it: `GEO_…` in the geocoder, others in the router.
 */
function script() {
	interface Point {
		lat: number;
		lng: number;
	}
	const page = window as unknown as Record< string, unknown > & {
		google?: object;
	};
	const own = new URL( ( document.currentScript as HTMLScriptElement ).src );
	const fail = ( code: string ) =>
		Promise.reject( Object.assign( new Error( code ), { code } ) );

	class Map {
		zoom = 0;
		readonly handles: Record< string, () => void > = {};
		constructor(
			readonly box: HTMLElement,
			options: object
		) {
			box.dataset[ 'options' ] = JSON.stringify( options );
			box.addEventListener( 'click', ( { target } ) => {
				if ( target === box ) {
					this.handles[ 'click' ]?.();
				}
			} );
		}
		setCenter( point: Point ) {
			this.box.dataset[ 'center' ] = JSON.stringify( point );
		}
		setZoom( zoom: number ) {
			this.zoom = zoom;
			this.box.dataset[ 'zoom' ] = String( zoom );
			this.handles[ 'zoom_changed' ]?.();
		}
		getZoom() {
			return this.zoom;
		}
		fitBounds( bounds: object ) {
			this.box.dataset[ 'bounds' ] = JSON.stringify( bounds );
			this.setZoom( 21 );
			setTimeout( () => this.handles[ 'idle' ]?.(), 0 );
		}
		addListener( name: string, handle: () => void ) {
			this.handles[ name ] = handle;
			return { remove: () => delete this.handles[ name ] };
		}
	}

	class InfoWindow {
		readonly box = document.createElement( 'div' );
		constructor( { content }: { content: HTMLElement } ) {
			this.box.append( content );
		}
		open( { map }: { map: Map } ) {
			map.box.append( this.box );
		}
		close() {
			this.box.remove();
		}
	}

	class Polyline {
		readonly box = document.createElement( 'span' );
		constructor( { map, path }: { map: Map; path: readonly Point[] } ) {
			this.box.dataset[ 'line' ] = String( path.length );
			this.setMap( map );
		}
		setMap( map: Map | null ) {
			this.box.remove();
			map?.box.append( this.box );
		}
	}

	class AdvancedMarkerElement extends HTMLElement {
		constructor( {
			map,
			title,
			content,
		}: {
			map: Map;
			title: string;
			content: Element;
		} ) {
			super();
			this.append( content );
			this.tabIndex = 0;
			this.setAttribute( 'role', 'button' );
			this.setAttribute( 'aria-label', title );
			map.box.append( this );
		}
		set map( map: Map | null ) {
			this.remove();
			map?.box.append( this );
		}
		addListener( name: string, handle: () => void ) {
			this.addEventListener( name, handle );
			this.addEventListener( 'keydown', ( { key } ) => {
				if ( key === 'Enter' ) {
					handle();
				}
			} );
		}
	}
	customElements.define( 'gmp-advanced-marker', AdvancedMarkerElement );

	class Geocoder {
		geocode( { address }: { address: string } ) {
			const point = /^[A-Z_]+$/.test( address )
				? { lat: 1, lng: 1 }
				: { lat: 54.78, lng: 9.43 };
			if ( address.startsWith( 'GEO_' ) ) {
				return fail( address.slice( 4 ) );
			}
			page[ 'address' ] = address;
			const location = { toJSON: () => point };
			return Promise.resolve( {
				results: [ { geometry: { location } } ],
			} );
		}
	}

	const Route = {
		computeRoutes( { origin, destination }: Record< string, Point > ) {
			if ( origin?.lat === 1 ) {
				const status = String( page[ 'address' ] );
				return status === 'ZERO_RESULTS'
					? Promise.resolve( { routes: [] } )
					: fail( status );
			}
			const steps = [
				{ instructions: 'Head north on Quay', distanceMeters: 120 },
				{
					instructions: 'Turn right onto <b>Main</b>',
					distanceMeters: 880,
				},
			];
			return Promise.resolve( {
				routes: [
					{
						path: [ origin, destination ],
						distanceMeters: 1000,
						durationMillis: 120000,
						legs: [ { steps } ],
					},
				],
			} );
		},
	};

	const libraries: Record< string, object > = {
		maps: { Map, InfoWindow, Polyline },
		marker: { AdvancedMarkerElement },
		geocoding: { Geocoder },
		routes: { Route },
	};
	page.google = {
		maps: {
			importLibrary: ( name: string ) =>
				Promise.resolve( libraries[ name ] ),
		},
	};
	if ( own.searchParams.get( 'key' ) === 'refused' ) {
		setTimeout( () => ( page[ 'gm_authFailure' ] as () => void )(), 50 );
	}
	( page[ own.searchParams.get( 'callback' ) ?? '' ] as () => void )();
}

/** The script as text. */
export const googleDouble = `( ${ String( script ) } )();`;
