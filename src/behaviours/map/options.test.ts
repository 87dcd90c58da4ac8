import { parseOptions } from './options';

const SETTINGS = {
	provider: 'osm',
	tiles: 'https://tiles.example/{z}/{x}/{y}.png',
	attribution: 'Example',
	attribution_url: 'https://example.org/',
	max_zoom: '18',
	geocoder: 'https://geo.example/search',
	router: 'https://router.example',
};

test( 'without options: zoom 3, one popup, buttons, no wheel, no form, by car in kilometres', () => {
	expect( parseOptions( {}, SETTINGS ) ).toMatchObject( {
		zoom: 3,
		point: null,
		hasControls: true,
		hasWheel: false,
		hasRoute: false,
		isSingle: true,
		travel: 'car',
		unit: 'kilometres',
	} );
} );

test( 'each option', () => {
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
		travel: 'foot',
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
] )( 'zoom %s', ( written, zoom ) => {
	expect( parseOptions( { chatyZoom: written }, SETTINGS ).zoom ).toBe(
		zoom
	);
} );

test( 'tiles of the markup bring their own attribution', () => {
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
] )( '%s is no address of tiles', ( chatyTiles ) => {
	expect( parseOptions( { chatyTiles }, SETTINGS ).services.tiles ).toBe(
		SETTINGS.tiles
	);
} );

test( 'markup names no service that gets what visitors write, and no script', () => {
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
	'settings %j cost nothing but the map’s pictures',
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
	'the markup wants %s, the site has %j',
	( chatyProvider, settings, provider ) => {
		expect(
			parseOptions( { chatyProvider }, { ...SETTINGS, ...settings } )
				.services.provider
		).toBe( provider );
	}
);
