import { givenChunkLoader } from '../../../tests/unit/given-chunk';
import * as inView from '../core/in-view';
import { attachMap } from './attach-map';

const MARKUP = '<div data-chaty="map"><ul><li>Bakery</li></ul></div>';
let onNear = () => {};
const stop = jest.fn();

beforeEach( () => {
	onNear = () => {};
	stop.mockClear();
} );

/** Attaches to a map whose later half is what is given; undefined when it cannot be had. */
function given( view: unknown, markup = MARKUP ) {
	document.body.innerHTML = markup;
	const loadChunk = givenChunkLoader( async () => view );
	loadChunk.mockClear();
	jest.spyOn( inView, 'onceInView' ).mockImplementation(
		( _, __, handle ) => {
			onNear = handle;
			return stop;
		}
	);
	const element = document.body.firstElementChild as HTMLElement;
	const undo = attachMap( element );
	return { undo, loadChunk, element };
}

const near = async () => {
	onNear();
	await Promise.resolve();
	await Promise.resolve();
};
const button = () => document.querySelector( 'button' );

test( 'given a map far below, then nothing is loaded until it comes near, and then once', async () => {
	const end = jest.fn();
	const showMap = jest.fn().mockReturnValue( end );
	const { loadChunk, undo } = given( showMap );
	expect( loadChunk ).not.toHaveBeenCalled();
	await near();
	expect( showMap ).toHaveBeenCalledWith(
		expect.objectContaining( { isAsked: false } )
	);
	undo();
	expect( end ).toHaveBeenCalledTimes( 1 );
	expect( stop ).toHaveBeenCalledTimes( 1 );
	expect( document.body.innerHTML.replace( / class=""/g, '' ) ).toBe(
		MARKUP
	);
} );

test( 'given a map that waits for a click, then a press loads it, a second nothing more', async () => {
	const showMap = jest.fn().mockReturnValue( () => {} );
	const { loadChunk } = given(
		showMap,
		MARKUP.replace( '>', ' data-chaty-click>' )
	);
	expect( loadChunk ).not.toHaveBeenCalled();
	const pressed = button();
	pressed?.click();
	pressed?.click();
	await near();
	expect( loadChunk ).toHaveBeenCalledTimes( 1 );
	expect( showMap ).toHaveBeenCalledWith(
		expect.objectContaining( { isAsked: true } )
	);
	expect( button() ).toBeNull();
} );

test( 'given a later half that cannot be had, then the visitor is told and can try again', async () => {
	const { loadChunk } = given( undefined );
	await near();
	expect( document.querySelector( '[role=status]' )?.textContent ).toBe(
		'The map could not be loaded.'
	);
	button()?.click();
	expect( loadChunk ).toHaveBeenCalledTimes( 2 );
} );

test( 'given an end before the later half is there, then nothing is drawn', async () => {
	const showMap = jest.fn();
	const { undo } = given( showMap );
	onNear();
	undo();
	await near();
	expect( showMap ).not.toHaveBeenCalled();
} );

describe( 'with the WP Consent API on the page', () => {
	const page = window as unknown as Record< string, unknown >;
	afterEach( () => Reflect.deleteProperty( page, 'wp_has_consent' ) );

	test( 'given no consent, then the map waits for a click, or for the consent', async () => {
		const showMap = jest.fn().mockReturnValue( () => {} );
		page[ 'wp_has_consent' ] = () => false;
		const { loadChunk } = given( showMap );
		expect( button() ).not.toBeNull();
		page[ 'wp_has_consent' ] = ( category: string ) =>
			category === 'marketing';
		document.dispatchEvent( new Event( 'wp_listen_for_consent_change' ) );
		await near();
		expect( loadChunk ).toHaveBeenCalledTimes( 1 );
		expect( button() ).toBeNull();
	} );

	test( 'given markup that says otherwise, then it comes without', async () => {
		page[ 'wp_has_consent' ] = () => false;
		const { loadChunk } = given(
			undefined,
			MARKUP.replace( '>', ' data-chaty-click="false">' )
		);
		await near();
		expect( loadChunk ).toHaveBeenCalledTimes( 1 );
	} );
} );
