import cases from '../../../tests/fixtures/behaviours/map-route-errors.json';
import { parseOptions, parseTravelMode, parseUnit } from './options';

const SETTINGS = {
	provider: 'osm',
	tiles: 'https://tiles.example/{z}/{x}/{y}.png',
	attribution: 'Example',
	attribution_url: 'https://example.org/',
	max_zoom: '18',
	geocoder: 'https://geo.example/search',
	router: 'https://router.example',
};

test( 'given no options, then zoom 3, one popup, buttons, no wheel, no form, by car, in kilometers', () => {
	expect( parseOptions( {}, SETTINGS ) ).toMatchObject( {
		zoom: 3,
		point: null,
		hasControls: true,
		hasWheel: false,
		hasRoute: false,
		isSingle: true,
		travelMode: 'car',
		unit: 'kilometers',
	} );
} );

test( 'given each option, then it is parsed', () => {
	expect(
		parseOptions(
			{
				chaty: 'map',
				chatyZoom: 'fit',
				chatyLat: '54.79',
				chatyLng: '9.43',
				chatyControls: 'none',
				chatyWheel: '',
				chatyRoute: '',
				chatyPopups: 'several',
				chatyTravel: 'BYFOOT',
				chatyUnit: 'miles',
				chatyLabel: 'Our shops',
			},
			SETTINGS
		)
	).toMatchObject( {
		zoom: 'fit',
		point: { lat: 54.79, lng: 9.43 },
		hasControls: false,
		hasWheel: true,
		hasRoute: true,
		isSingle: false,
		travelMode: 'foot',
		unit: 'miles',
		label: 'Our shops',
	} );
} );

test.each( [
	[ '14', 14 ],
	[ '99', 18 ],
	[ '-2', 0 ],
	[ 'near', 3 ],
	[ '', 3 ],
] )( 'given zoom "%s", then it is %s', ( written, zoom ) => {
	expect( parseOptions( { chatyZoom: written }, SETTINGS ).zoom ).toBe(
		zoom
	);
} );

test( 'given tiles in the markup, then the attribution is theirs too', () => {
	const { services } = parseOptions(
		{
			chatyTiles: 'https://other.example/{z}/{x}/{y}.png',
			chatyAttribution: 'Other',
		},
		SETTINGS
	);
	expect( services ).toMatchObject( {
		tiles: 'https://other.example/{z}/{x}/{y}.png',
		attribution: 'Other',
		attributionUrl: '',
	} );
} );

test.each( [
	'javascript:alert(1)',
	'//other.example/{z}',
	'data:text/html,x',
	'https://x"onload=',
] )( 'given the tiles %s, then the site’s are used', ( chatyTiles ) => {
	expect( parseOptions( { chatyTiles }, SETTINGS ).services.tiles ).toBe(
		SETTINGS.tiles
	);
} );

test( 'given services and keys in the markup, then they are ignored', () => {
	const { services } = parseOptions(
		{
			chatyGeocoder: 'https://evil.example',
			chatyRouter: 'https://evil.example',
			chatyGoogleLoader: 'https://evil.example',
			chatyKey: 'evil',
		},
		SETTINGS
	);
	expect( JSON.stringify( services ) ).not.toContain( 'evil' );
} );

test.each( [ undefined, null, [], 'x', { tiles: 7, max_zoom: 'x' } ] )(
	'given the settings %j, then only the tiles are missing',
	( settings ) => {
		expect( parseOptions( {}, settings ).services ).toMatchObject( {
			provider: 'osm',
			tiles: '',
			maxZoom: 19,
		} );
	}
);

test.each( [
	[ 'google', {}, 'osm' ],
	[
		'google',
		{ google_loader: 'javascript:https://maps.example/js' },
		'osm',
	],
	[ 'google', { google_loader: 'https://maps.example/j s' }, 'osm' ],
	[ 'google', { google_loader: 'https://maps.example/js' }, 'google' ],
	[
		'osm',
		{ provider: 'google', google_loader: 'https://maps.example/js' },
		'osm',
	],
	[
		undefined,
		{ provider: 'google', google_loader: 'https://maps.example/js' },
		'google',
	],
	[ 'other', {}, 'osm' ],
] )(
	'given data-chaty-provider %s and settings %j, then the provider is %s',
	( chatyProvider, settings, provider ) => {
		expect(
			parseOptions( { chatyProvider }, { ...SETTINGS, ...settings } )
				.services.provider
		).toBe( provider );
	}
);

const OSRM = { car: 'driving', bicycle: 'cycling', foot: 'walking' };
const SYSTEMS = { kilometers: 'metric', miles: 'imperial' };

test.each( Object.entries( cases.travelModes ) )(
	'given the legacy travel mode %s, then OSRM’s profile is %s',
	( word, profile ) => {
		expect( OSRM[ parseTravelMode( word ) ] ).toBe( profile );
	}
);

test.each( Object.entries( cases.travelUnits ) )(
	'given the legacy unit %s, then the units are %s',
	( word, system ) => {
		expect( SYSTEMS[ parseUnit( word ) ] ).toBe( system );
	}
);

test.each( [ 'plane', '', undefined, 'toString' ] )(
	'given the unknown word %s, then the defaults are used',
	( word ) => {
		expect( parseTravelMode( word ) ).toBe(
			parseTravelMode( cases.unknownMode )
		);
		expect( parseUnit( word ) ).toBe( parseUnit( cases.unknownUnit ) );
	}
);

test.each( [
	[ 'foot', 'foot' ],
	[ ' Bicycle ', 'bicycle' ],
] as const )( 'given %s, then the travel mode is %s', ( word, mode ) => {
	expect( parseTravelMode( word ) ).toBe( mode );
} );
