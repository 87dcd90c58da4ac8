import { readPlaces } from './locations';

const log = jest.fn();

function given( markup: string ) {
	document.body.innerHTML = `<div id="root"><ul>${ markup }</ul></div><aside id="more"><b id="in">Ring</b> twice</aside>`;
	return readPlaces( document.getElementById( 'root' ) as HTMLElement, log );
}

const textOf = ( nodes: readonly Node[] = [] ) =>
	nodes.map( ( { textContent } ) => textContent ).join( '' );

beforeEach( () => log.mockClear() );

test( 'a place has a name, an address, a point and a popup', () => {
	const [ place ] = given( `
		<li data-chaty-part="place" data-chaty-lat="54.79" data-chaty-lng="9.43" data-chaty-centre>
			<h3 data-chaty-part="title">Harbour
				Bakery</h3>
			<address data-chaty-part="address">Quay 1<br>24937 <b>Flensburg</b>, Germany</address>
			<p data-chaty-part="popup">Open <em>daily</em></p>
		</li>` );
	expect( place ).toMatchObject( {
		title: 'Harbour Bakery',
		address: 'Quay 1 24937 Flensburg, Germany',
		point: { lat: 54.79, lng: 9.43 },
		isCentre: true,
	} );
	expect( textOf( place?.content ) ).toBe( 'Open daily' );
} );

test( 'attributes stand for what is not to be read in the list', () => {
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

test( 'a popup may be an element of the page, copied without its ids', () => {
	const [ place ] = given(
		`<li data-chaty-part="place" data-chaty-address="A" data-chaty-popup="#more">x</li>`
	);
	const box = document.createElement( 'div' );
	box.append( ...( place?.content ?? [] ) );
	expect( box.innerHTML ).toBe( '<b>Ring</b> twice' );
	expect( document.getElementById( 'in' ) ).not.toBeNull();
} );

test( 'without a name the address is the name, and the popup says it', () => {
	const [ place ] = given(
		`<li data-chaty-part="place"><span data-chaty-part="address">Quay 1</span></li>`
	);
	expect( [ place?.title, textOf( place?.content ) ] ).toEqual( [
		'Quay 1',
		'Quay 1',
	] );
} );

test( 'a place that is nowhere costs only itself, and is told', () => {
	const places = given( `
		<li data-chaty-part="place" data-chaty-lat="x" data-chaty-lng="9">Nowhere</li>
		<li data-chaty-part="place" data-chaty-address="A">A</li>` );
	expect( places.map( ( { title } ) => title ) ).toEqual( [ 'A' ] );
	expect( log ).toHaveBeenCalledTimes( 1 );
} );
