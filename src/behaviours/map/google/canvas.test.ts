import { googleDouble } from '../../../../tests/e2e/support/google-double';
import { clusterMarkers } from '../clusters/cluster-markers';
import { parseOptions } from '../options';
import type { MapCanvas, RouteQuery } from '../types';
import { createGoogleProvider } from './services';

const SETTINGS = {
	provider: 'google',
	google_loader: 'https://maps.test/js',
	google_key: 'key',
};
const options = parseOptions( {}, SETTINGS );
const provider = createGoogleProvider( options.services );
const harbor = { lat: 54.79, lng: 9.43 };
const station = { lat: 54.78, lng: 9.44 };
const onPress = jest.fn();

beforeAll( () => {
	Object.defineProperty( document, 'currentScript', {
		value: { src: 'https://maps.test/js?callback=ready' },
	} );
	Object.assign( window, { ready() {} } );

	new Function( googleDouble )();
} );

afterEach( () => document.body.replaceChildren() );

async function createCanvas(): Promise< MapCanvas > {
	const box = document.createElement( 'div' );
	document.body.append( box );
	return provider.createCanvas( {
		box,
		options,
		onPress,
		onTiles: () => {},
	} );
}

function addPlace( canvas: MapCanvas, title: string, point = harbor ) {
	const popup = document.createElement( 'p' );
	popup.textContent = `About ${ title }`;
	const drawing = document.createElement( 'i' );
	return canvas.addMarker( { point, title, drawing, popup, onPress } );
}

const frame = () =>
	document.querySelector< HTMLElement >( '.chaty-map-canvas' );
const names = () =>
	[ ...document.querySelectorAll( '[role=button]' ) ].map( ( one ) =>
		one.getAttribute( 'aria-label' )
	);

test( 'given places, then Google’s markers and popups show them until the end', async () => {
	const canvas = await createCanvas();
	const marker = addPlace( canvas, 'Harbor' );
	addPlace( canvas, 'Station', station );
	expect( names() ).toEqual( [ 'Harbor', 'Station' ] );
	marker.showPopup();
	expect( frame()?.textContent ).toBe( 'About Harbor' );
	marker.hidePopup();
	marker.focus();
	expect( marker.hasFocus() ).toBe( true );
	marker.remove();
	expect( names() ).toEqual( [ 'Station' ] );
	frame()?.click();
	expect( onPress ).toHaveBeenCalledTimes( 1 );
	canvas.destroy();
	expect( frame() ).toBeNull();
} );

test( 'given a view, points and a route, then the map moves there, no closer than zoom 16', async () => {
	const canvas = await createCanvas();
	canvas.setView( harbor, 7 );
	expect( frame()?.dataset ).toMatchObject( {
		center: JSON.stringify( harbor ),
		zoom: '7',
	} );
	canvas.fit( [ harbor, station ] );
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect( JSON.parse( frame()?.dataset[ 'bounds' ] ?? '' ) ).toEqual( {
		north: 54.79,
		south: 54.78,
		east: 9.44,
		west: 9.43,
	} );
	expect( canvas.getZoom() ).toBe( 16 );
	const removeLine = canvas.drawLine( [ harbor, station ] );
	expect( frame()?.querySelector( '[data-line="2"]' ) ).not.toBeNull();
	removeLine();
	expect( frame()?.querySelector( '[data-line]' ) ).toBeNull();
} );

test( 'given markers that are gathered, then a press on their number shows them, and an open one stands by itself', async () => {
	const canvas = clusterMarkers( await createCanvas() );
	canvas.setView( harbor, 3 );
	const marker = addPlace( canvas, 'Harbor' );
	addPlace( canvas, 'Station', station );
	addPlace( canvas, 'Mill', { lat: -20, lng: 100 } );
	await Promise.resolve();
	expect( names().sort() ).toEqual( [ '2 places', 'Mill' ] );
	marker.showPopup();
	await Promise.resolve();
	expect( names().sort() ).toEqual( [ 'Harbor', 'Mill', 'Station' ] );
	marker.focus();
	marker.hidePopup();
	await Promise.resolve();
	expect( document.activeElement?.getAttribute( 'aria-label' ) ).toBe(
		'2 places'
	);
	( document.activeElement as HTMLElement ).click();
	await Promise.resolve();
	expect( names().sort() ).toEqual( [ 'Harbor', 'Mill', 'Station' ] );
	expect( document.activeElement?.getAttribute( 'aria-label' ) ).toBe(
		'Harbor'
	);
	marker.remove();
	canvas.setView( harbor, 3 );
	await Promise.resolve();
	expect( names().sort() ).toEqual( [ 'Mill', 'Station' ] );
	canvas.destroy();
	await Promise.resolve();
	expect( names() ).toEqual( [] );
} );

test( 'given addresses and routes, then Google’s answers are read, and its failures', async () => {
	await expect( provider.findAddress( 'Quay', () => {} ) ).resolves.toEqual( {
		lat: 54.78,
		lng: 9.43,
	} );
	await expect(
		provider.findAddress( 'GEO_ZERO_RESULTS', () => {} )
	).rejects.toMatchObject( { code: 'NOT_FOUND' } );
	const query: RouteQuery = {
		from: harbor,
		to: station,
		travelMode: 'car',
	};
	await expect( provider.findRoute?.( query ) ).resolves.toMatchObject( {
		line: [ harbor, station ],
		meters: 1000,
		seconds: 120,
		steps: [
			{ text: 'Head north on Quay', meters: 120 },
			{ text: 'Turn right onto <b>Main</b>', meters: 880 },
		],
	} );
} );
