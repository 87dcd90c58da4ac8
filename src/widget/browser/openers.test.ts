import { watchOpeners } from './openers';

/** Opens a page, presses its link before the bundle of openers has loaded, and lets it load. */
async function pressEarly( markup: string, press: MouseEventInit = {} ) {
	window.location.hash = '';
	document.body.innerHTML = markup;
	const load = jest.fn( async () => undefined );
	watchOpeners( load );
	const before = load.mock.calls.length;
	const seen: boolean[] = [];
	document.body.onclick = ( { defaultPrevented } ) => {
		seen.push( defaultPrevented );
	};
	document.querySelector( 'a' )?.dispatchEvent(
		new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
			...press,
		} )
	);
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	return { loads: [ before, load.mock.calls.length ], seen };
}

test.each( [
	[ 'a plain press', {}, [ 1, 2 ], [ false ] ],
	[ 'Ctrl', { ctrlKey: true }, [ 1, 1 ], [ false ] ],
	[ 'the command key', { metaKey: true }, [ 1, 1 ], [ false ] ],
	[ 'Shift', { shiftKey: true }, [ 1, 1 ], [ false ] ],
] )(
	'given %s, then it is held and repeated once, or left to the browser',
	async ( _, press, loads, seen ) => {
		expect(
			await pressEarly( '<a href="#chaty-1">Open</a>', press )
		).toEqual( { loads, seen } );
	}
);

test( 'given no opener, then nothing is loaded', async () => {
	expect( await pressEarly( '<a href="#top">Top</a>' ) ).toEqual( {
		loads: [ 0, 0 ],
		seen: [ false ],
	} );
} );
