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

/** A response: status, body and type, which is JSON if it is not named; or none at all. */
type Answer = readonly [ status: number, body: string, type?: string ] | 'hang';

/** A tile: streets, and a strip of water. */
const TILE =
	'<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#e9e5d8" d="M0 0h256v256H0z"/><path stroke="#fff" stroke-width="9" d="M64 0v256M0 96h256"/><path fill="#aad3df" d="M0 176h256v48H0z"/></svg>';

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

/** What each part of the server answers unless it is told otherwise. */
const ANSWERS = {
	tiles: (): Answer => [ 200, TILE, 'image/svg+xml' ],
	search: geocode,
	route,
	google: (): Answer => [ 200, googleDouble, 'text/javascript' ],
};

type Part = keyof typeof ANSWERS;

/** A server of tiles, addresses, routes and Google's script; it records its requests. */
export class MapServer {
	readonly requests: {
		readonly path: string;
		readonly userAgent: string | undefined;
	}[] = [];
	private readonly answers: Record< Part, ( url: URL ) => Answer > = {
		...ANSWERS,
	};
	private readonly open = new Set< ServerResponse >();
	private readonly server = createServer( ( request, response ) => {
		const path = request.url ?? '';
		this.requests.push( {
			path,
			userAgent: request.headers[ 'user-agent' ],
		} );
		this.answer( new URL( path, this.url ), response );
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

	/** Sets the responses of a part of the server from now on. */
	let( part: Part, answer: Answer ) {
		this.answers[ part ] = () => answer;
	}

	/** The requests to a part. */
	of( part: Part ) {
		return this.requests.filter( ( { path } ) =>
			path.includes( `/${ part }` )
		);
	}

	private answer( url: URL, response: ServerResponse ) {
		const [ , answerOf ] =
			Object.entries( this.answers ).find( ( [ part ] ) =>
				url.pathname.includes( `/${ part }` )
			) ?? [];
		const answer = answerOf?.( url ) ?? [ 404, '' ];
		if ( answer === 'hang' ) {
			this.open.add( response );
			return;
		}
		const [ status, body, type = 'application/json' ] = answer;
		response
			.writeHead( status, {
				'Access-Control-Allow-Origin': '*',
				'Content-Type': type,
			} )
			.end( body );
	}
}
