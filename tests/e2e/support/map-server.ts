import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { googleDouble } from './google-double';

const replies = JSON.parse(
	readFileSync(
		new URL(
			'../../fixtures/behaviours/map-replies.json',
			import.meta.url
		),
		'utf8'
	)
) as typeof import('../../fixtures/behaviours/map-replies.json');

/** A response: status and body, or none at all. */
export type Answer = readonly [ status: number, body: string ] | 'hang';

/** A tile: streets, and a strip of water. */
const TILE = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAQAAAAEACAMAAABrrFhUAAAACVBMVEXp5dj///+q09/e2VPJAAAEn0lEQVR42uXcSZKjUBAEUcT9D91lsuruGjQAP4fwSPYs4pnEznPb789t7LMN37/fAbaF58Nw476/3wG2sQD7HWAbC3D/9e+3sQD3zx/8P7zy/j4c4HP/WIC/+6cC/Ns/FOD//pkAX/aPBPi6fyLAt/0DAb7vnwfwY/84gJ/7pwH82j8M4Pf+WQAP9o8CeLR/EsDD/YMAHu+fA/Bk/xiAZ/unADzdPwTg+f4ZAC/2jwB4tX8CwMv9AwBe7/cHeLPfHuDdfneAt/vNAd7v9wY4sN8a4Mh+Z4BD+40Bju33BTi43xbg6H5XgMP7TQGO7/cEOLHfEuDMfkeAU/sNAc7t9wM4ud8O4Ox+N4DT+80Azu/3Ariw3wrgyn4ngEv7jQCu7fcBuLjfBuDqfheAy/tNAK7v9wBY2G8BsLLfAWBpvwHA2n4+wOL+Dd+/L/b/2/D9N3z/v0/v//fp/f/qfnz/v3r/AN//38YCBN0/wPf/UwHC7h/g+/+ZAIH3D/D9/0SA0PsH+P5/HkDw/QN8/z8NIPz+Ab7/nwWQcP8A3/9PAki5f4Dv/+cAJN0/wPf/UwDS7h/g+/8ZAIn3D/D9/wSA1PsH+P7fHyD5/gG+/3cHSL9/gO//vQEK7h/g+39ngJL7B/j+3xeg6P4Bvv93BSi7f4Dv/z0BCu8f4Pt/R4DS+wf4/t8PoPj+Ab7/dwMov3+A7/+9ABruH+D7fyeAlvsH+P7fB6Dp/gG+/3cBaLt/gO//PQAa7x/g+38HgNb7B/j+nw/QfP9gw/fvi882fP8N3/+zvwEC9w/w/T8ZIKT/BwPE9P9cgKD+HwsQ1f9TAcL6fyhAXP/PBAjs/5EAkf0/ESC0/wcCxPb/PIDg/h8HEN3/0wDC+38YQHz/zwJI6P9RABn9Pwkgpf8HAeT0/xyApP4fA5DV/1MA0vp/CEBe/88ASOz/EQCZ/T8BILX/BwDk9v/6AMn9vzxAdv+vDpDe/4sD5Pf/2gAF/b80QEX/rwxQ0v8LA9T0/7oARf2/LEBV/68KUNb/iwLU9f+aAIX9vyRAZf+vCFDa/wsC1Pb/egDF/b8cQHX/rwZQ3v+LAdT3/1oADf2/FEBH/68E0NL/CwH09P86AE39vwxAV/+vAtDW/4sA9PX/GgCN/b8EQGf/rwDQ2v8LAPT2//0Azf1/+/2A9v69+X4Aff8N3//3fgME+v9WAIX+vxNAov9vBNDo//sARPr/NgCV/r8LQKb/bwLQ6f97AIT6/xYApf6/A0Cq/28A0Or/6wHE+v9yALX+vxpArv8vBtDr/2sBBPv/UgDF/r8SQLL/LwTQ7P/rAET7/zIA1f6/CkC2/y8C0O3/awCE+/8SAOX+vwJAuv8vANDu//MBxPv/dAD1/j8bQL7/TwbQ7/9zAQD9fyoAof/PBED0/4kAjP4/DwDS/6cBUPr/LABM/58EwOn/cwBA/X8KAKn/zwBA9f8JAKz+Px4A1v+HA9D6/2gAXP8fDMDr/2MBgP1/KACx/48EQPb/gQDM/j8OANr/hwFQ+/8oAGz/HwTA7f9jAMD9fwgAuf+PAED3/wEA7P5/HQDe/6++/wc9DxtxPFOb4QAAAABJRU5ErkJggg==',
	'base64'
);

/** Latitude and longitude of addresses, by a part of their text. */
const PLACES: Readonly< Record< string, readonly [ string, string ] > > = {
	Südermarkt: [ '54.78286', '9.43609' ],
	Norderstraße: [ '54.7906', '9.4316' ],
};

const json = ( value: unknown, status = 200 ): Answer => [
	status,
	JSON.stringify( value ),
];

/** Responds as Nominatim does: with a list, which is empty for an unknown address. */
function geocode( { searchParams }: URL ): Answer {
	const query = searchParams.get( 'q' ) ?? '';
	const known = Object.entries( PLACES ).find( ( [ part ] ) =>
		query.includes( part )
	);
	const [ shape ] = replies.nominatimPlaces;
	return json(
		known
			? [ { ...shape, lat: known[ 1 ][ 0 ], lon: known[ 1 ][ 1 ] } ]
			: []
	);
}

/** Responds as OSRM does, with its recorded steps between the requested points. */
function route( { pathname }: URL ): Answer {
	const points = /([^/]+);([^/]+)$/
		.exec( pathname )
		?.slice( 1 )
		.map( ( pair ) => pair.split( ',' ).map( Number ) );
	if ( points?.length !== 2 || points.flat().some( Number.isNaN ) ) {
		return json( replies.osrmFailures.InvalidQuery, 400 );
	}
	const [ [ fromLng = 0, fromLat = 0 ] = [], [ toLng = 0, toLat = 0 ] = [] ] =
		points;
	const coordinates = [
		[ fromLng, fromLat ],
		[ fromLng, ( fromLat + toLat ) / 2 ],
		[ toLng, ( fromLat + toLat ) / 2 ],
		[ toLng, toLat ],
	];
	const [ recorded ] = replies.osrmRoute.routes;
	return json( {
		...replies.osrmRoute,
		routes: [
			{ ...recorded, geometry: { type: 'LineString', coordinates } },
		],
	} );
}

/** A server of tiles, addresses, routes and Google's script; it records its requests. */
export class MapServer {
	readonly requests: { readonly path: string; readonly at: number }[] = [];
	readonly headers: Record< string, string | string[] | undefined >[] = [];
	private readonly answers = new Map< string, Answer[] >();
	private readonly open = new Set< ServerResponse >();
	private readonly server = createServer( ( request, response ) => {
		this.requests.push( { path: request.url ?? '', at: Date.now() } );
		this.headers.push( request.headers );
		this.answer( new URL( request.url ?? '', this.url ), response );
	} );

	get url() {
		const { port } = this.server.address() as AddressInfo;
		return `http://127.0.0.1:${ port }`;
	}

	/** The settings of a site that uses this server. */
	get settings() {
		return {
			tiles: `${ this.url }/tiles/{z}/{x}/{y}.png`,
			geocoder: `${ this.url }/search`,
			router: `${ this.url }/{mode}`,
			google_loader: `${ this.url }/google`,
		};
	}

	async start() {
		await new Promise< void >( ( resolve ) =>
			this.server.listen( 0, '127.0.0.1', resolve )
		);
		return this;
	}

	async stop() {
		this.open.forEach( ( response ) => response.destroy() );
		this.server.closeAllConnections();
		await new Promise( ( resolve ) => this.server.close( resolve ) );
	}

	/** Sets the next responses of a part of the server; the last one is repeated. */
	let( part: 'tiles' | 'search' | 'route', ...answers: readonly Answer[] ) {
		this.answers.set( part, [ ...answers ] );
	}

	/** The requests to a part. */
	of( part: 'tiles' | 'search' | 'route' | 'google' ) {
		return this.requests.filter( ( { path } ) =>
			path.includes( `/${ part }` )
		);
	}

	private answer( url: URL, response: ServerResponse ) {
		const part =
			[ 'tiles', 'search', 'route', 'google' ].find( ( name ) =>
				url.pathname.includes( `/${ name }` )
			) ?? '';
		const queue = this.answers.get( part ) ?? [];
		const override = queue.length > 1 ? queue.shift() : queue[ 0 ];
		response.setHeader( 'Access-Control-Allow-Origin', '*' );
		if ( override === 'hang' ) {
			this.open.add( response );
		} else if ( override ) {
			response.writeHead( override[ 0 ] ).end( override[ 1 ] );
		} else {
			this.answerByDefault( part, url, response );
		}
	}

	private answerByDefault(
		part: string,
		url: URL,
		response: ServerResponse
	) {
		if ( part === 'tiles' ) {
			response
				.writeHead( 200, { 'Content-Type': 'image/png' } )
				.end( TILE );
			return;
		}
		if ( part === 'google' ) {
			response
				.writeHead( 200, { 'Content-Type': 'text/javascript' } )
				.end( googleDouble );
			return;
		}
		const answer = part === 'search' ? geocode( url ) : route( url );
		if ( answer !== 'hang' ) {
			response
				.writeHead( answer[ 0 ], {
					'Content-Type': 'application/json',
				} )
				.end( answer[ 1 ] );
		}
	}
}
