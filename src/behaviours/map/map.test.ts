import { givenChunkLoader } from '../../../tests/unit/given-chunk';
import * as inView from '../core/in-view';
import { attachMap } from './map';

const MARKUP = '<div data-chaty="map"><ul><li>Bakery</li></ul></div>';
let onNear = () => {};
const stop = jest.fn();

beforeEach( () => {
	onNear = () => {};
	stop.mockClear();
} );

/** Attaches to a map with this chunk; undefined when the chunk cannot be loaded. */
function given( chunk: unknown, markup = MARKUP ) {
	document.body.innerHTML = markup;
	const loadChunk = givenChunkLoader( async () => chunk );
	loadChunk.mockClear();
	jest.spyOn( inView, 'onceInView' ).mockImplementation(
		( _, __, handle ) => {
			onNear = handle;
			return stop;
		}
	);
	const element = document.body.firstElementChild as HTMLElement;
	const cleanup = attachMap( element );
	return { cleanup, loadChunk, element };
}

const near = async () => {
	onNear();
	await Promise.resolve();
	await Promise.resolve();
};
const button = () => document.querySelector( 'button' );

test( 'given a map far below, when it comes near, then its chunk is loaded, once', async () => {
	const end = jest.fn();
	const drawMap = jest.fn().mockReturnValue( end );
	const { loadChunk, cleanup } = given( drawMap );
	expect( loadChunk ).not.toHaveBeenCalled();
	await near();
	expect( drawMap ).toHaveBeenCalledWith(
		expect.objectContaining( { isUserInitiated: false } )
	);
	cleanup();
	expect( end ).toHaveBeenCalledTimes( 1 );
	expect( stop ).toHaveBeenCalledTimes( 1 );
	expect( document.body.innerHTML.replace( / class=""/g, '' ) ).toBe(
		MARKUP
	);
} );

test( 'given a map that waits for a click, when its button is pressed twice, then the chunk is loaded once', async () => {
	const drawMap = jest.fn().mockReturnValue( () => {} );
	const { loadChunk } = given(
		drawMap,
		MARKUP.replace( '>', ' data-chaty-click>' )
	);
	expect( loadChunk ).not.toHaveBeenCalled();
	const pressed = button();
	pressed?.click();
	pressed?.click();
	await near();
	expect( loadChunk ).toHaveBeenCalledTimes( 1 );
	expect( drawMap ).toHaveBeenCalledWith(
		expect.objectContaining( { isUserInitiated: true } )
	);
	expect( button() ).toBeNull();
} );

test( 'given a chunk that cannot be loaded, then a message says so and the button tries again', async () => {
	const { loadChunk } = given( undefined );
	await near();
	expect( document.querySelector( '[role=status]' )?.textContent ).toBe(
		'The map could not be loaded.'
	);
	button()?.click();
	expect( loadChunk ).toHaveBeenCalledTimes( 2 );
} );

test( 'given a map that is destroyed while its chunk loads, then nothing is drawn', async () => {
	const drawMap = jest.fn();
	const { cleanup } = given( drawMap );
	onNear();
	cleanup();
	await near();
	expect( drawMap ).not.toHaveBeenCalled();
} );

describe( 'with the WP Consent API on the page', () => {
	const setConsent = ( hasConsent: ( category: string ) => boolean ) =>
		Object.assign( window, { wp_has_consent: hasConsent } );
	afterEach( () => Reflect.deleteProperty( window, 'wp_has_consent' ) );

	test( 'given no consent, then the map waits for a click or for consent', async () => {
		const drawMap = jest.fn().mockReturnValue( () => {} );
		setConsent( () => false );
		const { loadChunk } = given( drawMap );
		expect( button() ).not.toBeNull();
		setConsent( ( category ) => category === 'marketing' );
		document.dispatchEvent( new Event( 'wp_listen_for_consent_change' ) );
		await near();
		expect( loadChunk ).toHaveBeenCalledTimes( 1 );
		expect( button() ).toBeNull();
	} );

	test( 'given `data-chaty-click="false"`, then the map loads without consent', async () => {
		setConsent( () => false );
		const { loadChunk } = given(
			undefined,
			MARKUP.replace( '>', ' data-chaty-click="false">' )
		);
		await near();
		expect( loadChunk ).toHaveBeenCalledTimes( 1 );
	} );
} );
