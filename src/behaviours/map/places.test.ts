import * as messages from '../core/messages';
import { findPlaces, readPlaces } from './places';

const log = jest.spyOn( messages, 'log' ).mockImplementation();

function given( markup: string ) {
	document.body.innerHTML = `<div id="root"><ul>${ markup }</ul></div><aside id="more"><b id="in">Ring</b> twice</aside>`;
	return readPlaces(
		findPlaces( document.getElementById( 'root' ) as HTMLElement )
	);
}

const textOf = ( nodes: readonly Node[] = [] ) =>
	nodes.map( ( { textContent } ) => textContent ).join( '' );

beforeEach( () => log.mockClear() );

test( 'given a place, then its title, address, point and popup are read', () => {
	const [ place ] = given( `
		<li data-chaty-part="place" data-chaty-lat="54.79" data-chaty-lng="9.43" data-chaty-center>
			<h3 data-chaty-part="title">Harbour
				Bakery</h3>
			<address data-chaty-part="address">Quay 1<br>24937 <b>Flensburg</b>, Germany</address>
			<p data-chaty-part="popup">Open <em>daily</em></p>
		</li>` );
	expect( place ).toMatchObject( {
		title: 'Harbour Bakery',
		address: 'Quay 1 24937 Flensburg, Germany',
		point: { lat: 54.79, lng: 9.43 },
		isCenter: true,
	} );
	expect( textOf( place?.content ) ).toBe( 'Open daily' );
} );

test( 'given attributes, then they supply what the list does not show', () => {
	const [ place ] = given(
		`<li data-chaty-part="place" data-chaty-title="Mill" data-chaty-address=" Mill Lane 2 " data-chaty-popup="<b>Closed</b>">x</li>`
	);
	expect( place ).toMatchObject( {
		title: 'Mill',
		address: 'Mill Lane 2',
		point: null,
	} );
	expect( textOf( place?.content ) ).toBe( '<b>Closed</b>' );
} );

test( 'given the id of an element, then the popup is a copy without ids', () => {
	const [ place ] = given(
		`<li data-chaty-part="place" data-chaty-address="A" data-chaty-popup="#more">x</li>`
	);
	const box = document.createElement( 'div' );
	box.append( ...( place?.content ?? [] ) );
	expect( box.innerHTML ).toBe( '<b>Ring</b> twice' );
	expect( document.getElementById( 'in' ) ).not.toBeNull();
} );

test( 'given no title, then the address is title and popup', () => {
	const [ place ] = given(
		`<li data-chaty-part="place"><span data-chaty-part="address">Quay 1</span></li>`
	);
	expect( [ place?.title, textOf( place?.content ) ] ).toEqual( [
		'Quay 1',
		'Quay 1',
	] );
} );

test( 'given a place with neither coordinates nor address, then only that place is left out, and the console says so', () => {
	const places = given( `
		<li data-chaty-part="place" data-chaty-lat="x" data-chaty-lng="9">Nowhere</li>
		<li data-chaty-part="place" data-chaty-address="A">A</li>` );
	expect( places.map( ( { title } ) => title ) ).toEqual( [ 'A' ] );
	expect( log ).toHaveBeenCalledTimes( 1 );
} );
