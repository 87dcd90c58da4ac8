import { fakeLayout } from '../../../tests/unit/fake-layout';
import { attachCarousel } from './carousel';

const items = ( count: number ) =>
	Array.from(
		{ length: count },
		( _, item ) => `<li><a href="#">${ item }</a></li>`
	).join( '' );

const FRAME_MS = 17;

/** A carousel that shows four items and moves at once. */
function given( markup: string, layout = {} ) {
	const change = fakeLayout( { shown: 4, query: () => true, ...layout } );
	/** Embla observes sizes from the next frame on. */
	const resize = ( ...changes: Parameters< typeof change > ) => {
		jest.advanceTimersByTime( FRAME_MS );
		change( ...changes );
	};
	document.body.innerHTML = markup;
	const root = document.body.firstElementChild as HTMLElement;
	const cleanup = attachCarousel( root );
	const [ previous, next ] = document.querySelectorAll( 'button' );
	const position = () =>
		document.querySelector( '[role="status"]' )?.textContent;
	const reachable = () =>
		[ ...document.querySelectorAll( 'li:not([inert])' ) ].map( ( item ) =>
			Number( item.textContent )
		);
	return { root, cleanup, previous, next, position, reachable, resize };
}

const ourMarkup = ( count: number ) =>
	`<div data-chaty="carousel" aria-label="Work"><ul>${ items(
		count
	) }</ul></div>`;

afterEach( () => {
	window.location.hash = '';
} );

test( 'given one item more than is shown, then an arrow is enabled until the end', () => {
	const { next, previous } = given( ourMarkup( 5 ) );
	const disabled = () =>
		[ previous, next ].map(
			( arrow ) => arrow?.getAttribute( 'aria-disabled' )
		);
	expect( disabled() ).toEqual( [ 'true', 'false' ] );
	next?.click();
	expect( disabled() ).toEqual( [ 'false', 'true' ] );
} );

describe( 'given nine items', () => {
	test( 'then four are reachable; when the arrows are pressed, then the next four and the last four are, and no more', () => {
		const { position, reachable, previous, next, root } = given(
			ourMarkup( 9 )
		);
		expect( position() ).toBe( 'Items 1 to 4 of 9' );
		expect( reachable() ).toEqual( [ 0, 1, 2, 3 ] );
		expect( previous?.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		expect( next?.getAttribute( 'aria-disabled' ) ).toBe( 'false' );
		const onMoved = jest.fn();
		root.addEventListener( 'chaty:carousel:moved', ( event ) =>
			onMoved( ( event as CustomEvent ).detail )
		);
		next?.click();
		expect( reachable() ).toEqual( [ 4, 5, 6, 7 ] );
		expect( onMoved ).toHaveBeenCalledWith( {
			first: 4,
			last: 7,
			count: 9,
		} );
		next?.click();
		next?.click();
		expect( reachable() ).toEqual( [ 5, 6, 7, 8 ] );
		expect( position() ).toBe( 'Items 6 to 9 of 9' );
		expect( next?.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		expect( onMoved ).toHaveBeenCalledTimes( 2 );
		previous?.click();
		expect( reachable() ).toEqual( [ 4, 5, 6, 7 ] );
	} );

	test( 'when an arrow key hides the item with the focus, then the focus stays in the carousel', () => {
		const { root, reachable } = given( ourMarkup( 9 ) );
		const link = root.querySelector( 'a' );
		link?.focus();
		link?.dispatchEvent(
			new KeyboardEvent( 'keydown', { key: 'ArrowRight', bubbles: true } )
		);
		expect( reachable() ).toEqual( [ 4, 5, 6, 7 ] );
		const focused = root.ownerDocument.activeElement;
		expect( focused?.className ).toBe( 'chaty-carousel-viewport' );
	} );

	test( 'when the URL leads to an item, then it is shown, and again when a link there is pressed', () => {
		const { root, previous, reachable } = given( ourMarkup( 9 ) );
		( root.querySelectorAll( 'li' )[ 8 ] as Element ).id = 'last';
		root.insertAdjacentHTML( 'afterend', '<a href="#last"><b></b></a>' );
		window.location.hash = '#last';
		window.dispatchEvent( new Event( 'hashchange' ) );
		expect( reachable() ).toEqual( [ 5, 6, 7, 8 ] );
		previous?.click();
		previous?.click();
		expect( reachable() ).toEqual( [ 0, 1, 2, 3 ] );
		document.querySelector( 'b' )?.click();
		expect( reachable() ).toEqual( [ 5, 6, 7, 8 ] );
	} );
} );

describe( 'given a carousel that changes', () => {
	beforeEach( () => {
		jest.useFakeTimers();
	} );

	test.each( [
		[ 7, 'Items 4 to 7 of 7' ],
		[ 9, 'Items 6 to 9 of 9' ],
		[ 10, 'Items 7 to 10 of 10' ],
	] )(
		'of %d items at its end, when its width changes, then it stays there',
		( count, end ) => {
			const { next, position, resize } = given( ourMarkup( count ) );
			next?.click();
			next?.click();
			expect( position() ).toBe( end );
			resize( { widthPx: 399 } );
			jest.advanceTimersByTime( 100 );
			expect( position() ).toBe( end );
		}
	);

	test( 'at its end, when pages get smaller and larger again, then it stays there', () => {
		const { next, position, resize } = given( ourMarkup( 9 ) );
		next?.click();
		next?.click();
		resize( { shown: 3, query: ( query ) => ! query.includes( '960' ) } );
		jest.advanceTimersByTime( 100 );
		expect( position() ).toBe( 'Items 7 to 9 of 9' );
		resize( { shown: 4, query: () => true } );
		jest.advanceTimersByTime( 100 );
		expect( position() ).toBe( 'Items 6 to 9 of 9' );
	} );

	test.each( [ 0, 20, 50, 80, 150 ] )(
		'when the forward arrow is pressed %d ms after an item was added, then it moves',
		async ( ms ) => {
			const { root, next, position, resize } = given( ourMarkup( 4 ) );
			root
				.querySelector( 'ul' )
				?.append( document.createElement( 'li' ) );
			await Promise.resolve();
			resize();
			jest.advanceTimersByTime( ms );
			next?.click();
			expect( position() ).toBe( 'Items 2 to 5 of 5' );
			jest.advanceTimersByTime( 200 );
			expect( position() ).toBe( 'Items 2 to 5 of 5' );
		}
	);

	test.each( [ 400, 0 ] )(
		'of %d px at first, when a script moves it while it is hidden, then it shows those items afterwards',
		( widthPx ) => {
			const { cleanup, position, resize } = given( ourMarkup( 9 ), {
				widthPx,
			} );
			resize( { widthPx: 0 } );
			jest.advanceTimersByTime( 100 );
			cleanup.show?.( 8 );
			cleanup.step?.( -1 );
			expect( cleanup.current?.() ).toBe( 4 );
			resize( { widthPx: 400 } );
			jest.advanceTimersByTime( 100 );
			expect( position() ).toBe( 'Items 5 to 8 of 9' );
		}
	);

	test( 'at its end, when an item is added, then it stays there', async () => {
		const { root, next, position } = given( ourMarkup( 8 ) );
		next?.click();
		root.querySelector( 'ul' )?.append( document.createElement( 'li' ) );
		await Promise.resolve();
		expect( position() ).toBe( 'Items 6 to 9 of 9' );
	} );
} );

test( 'given one item on a page, then the status names that item', () => {
	fakeLayout( { shown: 1 } );
	document.body.innerHTML = ourMarkup( 3 );
	const cleanup = attachCarousel(
		document.body.firstElementChild as HTMLElement
	);
	expect( document.querySelector( '[role="status"]' )?.textContent ).toBe(
		'Item 1 of 3'
	);
	cleanup();
} );

test( 'given a single page, then there are no arrows', () => {
	const { previous, next, reachable } = given( ourMarkup( 4 ) );
	expect( [ previous?.hidden, next?.hidden ] ).toEqual( [ true, true ] );
	expect( reachable() ).toHaveLength( 4 );
} );

test.each( [
	[ 'no label', '<div data-chaty="carousel"><ul></ul></div>', 'Items' ],
	[ 'a label', ourMarkup( 1 ), 'Work' ],
	[
		'a label of the list',
		'<ul id="projects-carousel" aria-label="Work"></ul>',
		'Work',
	],
	[
		'a label elsewhere',
		'<div data-chaty="carousel" aria-labelledby="h"><ul></ul></div>',
		null,
	],
] )( 'given %s, then it is a carousel with a name', ( _, markup, name ) => {
	given( markup );
	const element = document.querySelector( '.chaty-carousel' );
	expect( element?.getAttribute( 'role' ) ).toBe( 'group' );
	expect( element?.getAttribute( 'aria-roledescription' ) ).toBe(
		'carousel'
	);
	expect( element?.getAttribute( 'aria-label' ) ).toBe( name );
} );

test( 'given arrows of the page, then they are buttons, and legacy classes show their state', () => {
	const { previous, next } = given(
		`<div id="projects-carousel"><ul>${ items( 9 ) }</ul>
		<a class="jcarousel-prev"><i></i></a><a class="jcarousel-next">On</a></div>`
	);
	expect( previous?.className ).toBe(
		'jcarousel-prev jcarousel-prev-disabled'
	);
	expect( previous?.getAttribute( 'aria-label' ) ).toBe( 'Previous items' );
	expect( next?.className ).toBe( 'jcarousel-next' );
	expect( next?.getAttribute( 'aria-label' ) ).toBeNull();
} );

test.each( [
	[ 'our own', ourMarkup( 9 ) ],
	[ 'a list', `<ol data-chaty="carousel" role="list">${ items( 9 ) }</ol>` ],
	[
		'the legacy theme’s, with an inert item',
		`<div id="projects-carousel" class="a b"><p class="jcarousel-next x">On</p><ul class="jcarousel-list">${ items(
			9
		) }<li inert="">10</li></ul></div>`,
	],
] )(
	'when it is cleaned up, then the markup is restored: %s',
	( _, markup ) => {
		const { cleanup, next } = given( markup );
		next?.click();
		cleanup();
		expect( document.body.innerHTML ).toBe( markup );
	}
);

test( 'given an arrow of the page, then what it has stays, and a sign alone gets a name', () => {
	const onPress = jest.fn();
	const { previous, next } = given(
		`<div data-chaty="carousel"><ul>${ items( 9 ) }</ul>
		<a data-chaty-part="previous" href="#" id="back" title="Back">‹</a>
		<button data-chaty-part="next" aria-label="More">›</button></div>`
	);
	next?.addEventListener( 'click', onPress );
	next?.click();
	expect( previous?.outerHTML ).toBe(
		'<button data-chaty-part="previous" id="back" title="Back" type="button" aria-label="Previous items" aria-disabled="false">‹</button>'
	);
	expect( next?.getAttribute( 'aria-label' ) ).toBe( 'More' );
	expect( onPress ).toHaveBeenCalled();
} );

test( 'given a carousel in another one, then each has its own arrows', () => {
	const inner = `<div data-chaty="carousel"><ul>${ items(
		9
	) }</ul><button data-chaty-part="next">On</button></div>`;
	const { root } = given(
		`<div data-chaty="carousel"><ul><li>${ inner }</li>${ items(
			5
		) }</ul></div>`
	);
	expect(
		root.querySelector( '[data-chaty-part]' )?.matches( '[type]' )
	).toBe( false );
} );

test( 'given no items, then it says nothing of them', () => {
	expect( given( ourMarkup( 0 ) ).position() ).toBe( '' );
} );

test( 'given hidden items, then they do not count, until they are shown', async () => {
	const { root, position, reachable } = given( ourMarkup( 9 ) );
	const hide = async ( isHidden: boolean ) => {
		for ( const item of [ ...root.querySelectorAll( 'li' ) ].slice(
			1,
			3
		) ) {
			item.style.display = isHidden ? 'none' : '';
		}
		await Promise.resolve();
	};
	await hide( true );
	expect( position() ).toBe( 'Items 1 to 4 of 7' );
	expect( reachable().filter( ( item ) => item > 2 ) ).toEqual( [ 3, 4, 5 ] );
	await hide( false );
	expect( position() ).toBe( 'Items 1 to 4 of 9' );
} );

test( 'given a number of items in the style sheet, then a page has so many', () => {
	const { position, next } = given(
		`<div data-chaty="carousel"><ul style="--chaty-carousel-items: 2">${ items(
			9
		) }</ul></div>`
	);
	expect( position() ).toBe( 'Items 1 to 2 of 9' );
	next?.click();
	expect( position() ).toBe( 'Items 3 to 4 of 9' );
} );

/** Our markup with attributes of the carousel. */
const withOptions = ( attributes: string, count = 9 ) =>
	ourMarkup( count ).replace( '<div', `<div ${ attributes }` );

describe( 'given options', () => {
	beforeEach( () => {
		jest.useFakeTimers();
	} );

	test( 'given a loop, then the first page follows the last one, and both arrows lead on', () => {
		const { previous, next, position } = given(
			withOptions( 'data-chaty-loop' )
		);
		previous?.click();
		expect( position() ).toBe( 'Items 6 to 9 of 9' );
		expect( next?.getAttribute( 'aria-disabled' ) ).toBe( 'false' );
		next?.click();
		expect( position() ).toBe( 'Items 1 to 4 of 9' );
	} );

	test( 'given dots, then each shows its page, and they follow what is shown', () => {
		const { root, resize } = given( withOptions( 'data-chaty-dots' ) );
		const dots = () => [
			...root.querySelectorAll< HTMLElement >( '.chaty-carousel-dot' ),
		];
		expect(
			dots().map( ( dot ) => dot.getAttribute( 'aria-label' ) )
		).toEqual( [
			'Items 1 to 4 of 9',
			'Items 5 to 8 of 9',
			'Items 6 to 9 of 9',
		] );
		dots()[ 2 ]?.click();
		expect(
			dots().map( ( dot ) => dot.getAttribute( 'aria-current' ) )
		).toEqual( [ 'false', 'false', 'true' ] );
		dots()[ 2 ]?.focus();
		resize( { shown: 1, query: () => false } );
		jest.advanceTimersByTime( 100 );
		expect( dots() ).toHaveLength( 9 );
		expect( document.activeElement ).toBe( dots()[ 0 ] );
	} );

	test( 'given an item to begin with, then its page is shown first', () => {
		expect(
			given( withOptions( 'data-chaty-start-item="4"' ) ).position()
		).toBe( 'Items 5 to 8 of 9' );
	} );

	test( 'given a pause time, when it runs, then it moves by itself until the visitor moves it', () => {
		const { root, position, cleanup } = given(
			withOptions( 'data-chaty-pause-time="10"' )
		);
		const play = root.querySelector< HTMLElement >(
			'.chaty-carousel-play'
		);
		const status = root.querySelector( '[role="status"]' );
		// Under reduced motion it waits for the visitor.
		expect( play?.getAttribute( 'aria-label' ) ).toBe(
			'Start automatic slide show'
		);
		play?.click();
		expect( status?.getAttribute( 'aria-live' ) ).toBe( 'off' );
		jest.advanceTimersByTime( 1999 );
		expect( position() ).toBe( 'Items 1 to 4 of 9' );
		jest.advanceTimersByTime( 1 );
		expect( position() ).toBe( 'Items 5 to 8 of 9' );
		jest.advanceTimersByTime( 4000 );
		expect( position() ).toBe( 'Items 1 to 4 of 9' );

		root.querySelector< HTMLElement >( '.chaty-carousel-next' )?.click();
		expect( root.dataset[ 'state' ] ).toBe( 'stopped' );
		expect( status?.getAttribute( 'aria-live' ) ).toBe( 'polite' );
		jest.advanceTimersByTime( 4000 );
		expect( position() ).toBe( 'Items 5 to 8 of 9' );
		cleanup();
		expect( root.outerHTML ).toBe(
			withOptions( 'data-chaty-pause-time="10"' )
		);
	} );

	test( 'given options that are no numbers, then they are logged and ignored', () => {
		const info = jest.spyOn( console, 'info' ).mockImplementation();
		const { position, root } = given(
			withOptions(
				'data-chaty-pause-time="soon" data-chaty-start-item="-1"'
			)
		);
		expect( position() ).toBe( 'Items 1 to 4 of 9' );
		expect( root.querySelector( '.chaty-carousel-play' ) ).toBeNull();
		expect( info ).toHaveBeenCalledTimes( 2 );
		info.mockRestore();
	} );
} );

test( 'given a list that the page has removed, when it is cleaned up, then nothing of it remains', () => {
	const { root, cleanup } = given(
		`<ul data-chaty="carousel">${ items( 9 ) }</ul>`
	);
	root.remove();
	cleanup();
	expect( document.body.innerHTML ).toBe( '' );
} );

test( 'given no list, then the start fails', () => {
	expect( () => given( '<div data-chaty="carousel"></div>' ) ).toThrow(
		'A carousel has no list of items.'
	);
} );
