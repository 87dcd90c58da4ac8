import { FakePage, settle } from '../../../tests/unit/fake-page';
import type { Triggers } from '../domain/settings/parse-triggers';
import { parseTriggers } from '../domain/settings/parse-triggers';
import { startVisibility } from './visibility';

const DELAY = { has_time_delay: 1, time_delay: '3' };
const SCROLL = {
	has_display_after_page_scroll: 1,
	display_after_page_scroll: '50',
};
const EXIT = { exit_intent: 1 };
const HIDE = { auto_hide_widget: 1, hide_after: 5 };

const HALF = { top: 1000, range: 2000 };

/** A widget with these triggers on a page that has loaded. */
async function given(
	raw: object,
	changes: Partial< FakePage > & {
		isMobile?: boolean;
		isInUse?: () => boolean;
		onState?: () => Promise< void > | undefined;
	} = {}
) {
	const {
		isMobile = false,
		isInUse = () => false,
		onState = () => undefined,
		...rest
	} = changes;
	const page = new FakePage( rest );
	page.finishLoading();
	const onExit = jest.fn();
	const triggers: Triggers = parseTriggers(
		raw as Record< string, unknown >
	);
	const visibility = startVisibility( {
		browser: page.browser,
		triggers,
		isMobile,
		onExit,
		onState,
		isInUse,
	} );
	await settle();
	return { page, visibility, onExit, state: () => visibility.get().state };
}

const scrollToHalf = ( page: FakePage ) => {
	page.scroll = HALF;
	page.visitorDoes( 'window scroll' );
};

const leave = ( page: FakePage ) => page.visitorDoes( 'leave' );

/** What still runs for the widget. */
const running = ( page: FakePage ) => [
	...page.listening,
	...Array( page.timers ).fill( 'timer' ),
];

describe( 'what makes a widget active', () => {
	test( 'given no trigger, then at once, and nothing runs', async () => {
		const { page, state } = await given( {} );
		expect( state() ).toBe( 'shown' );
		expect( running( page ) ).toEqual( [] );
	} );

	test( 'given a delay, then after its seconds', async () => {
		const { page, state } = await given( DELAY );
		page.advance( 2999 );
		expect( state() ).toBe( 'hidden' );
		page.advance( 1 );
		expect( state() ).toBe( 'shown' );
	} );

	test( 'given a scroll, then at its percentage', async () => {
		const { page, state } = await given( SCROLL );
		page.scroll = { ...HALF, top: 900 };
		page.visitorDoes( 'window scroll' );
		expect( state() ).toBe( 'hidden' );
		scrollToHalf( page );
		expect( state() ).toBe( 'shown' );
	} );

	test( 'given a scroll and a visitor who comes back to the middle, then without moving', async () => {
		const { state } = await given( SCROLL, { scroll: HALF } );
		expect( state() ).toBe( 'shown' );
	} );

	test( 'given a scroll and a page that cannot scroll, then once it has loaded', async () => {
		const { state, page } = await given( SCROLL, {
			scroll: { top: 0, range: -200 },
		} );
		expect( state() ).toBe( 'shown' );
		expect( running( page ) ).toEqual( [] );
	} );

	test.each( [
		[ 'a desktop, then when the mouse leaves', false, 'leave' ],
		[ 'a phone, then with Back', true, 'back' ],
	] )( 'given exit intent on %s', async ( _, isMobile, sign ) => {
		const { page, state, onExit } = await given( EXIT, { isMobile } );
		expect( page.listening ).toEqual( [ sign ] );
		page.visitorDoes( sign );
		expect( state() ).toBe( 'shown' );
		expect( onExit ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'the first trigger shows it, and the others are really cleared', () => {
	const ALL = { ...DELAY, ...SCROLL, ...EXIT };

	test( 'given all three, then all three run', async () => {
		const { page } = await given( ALL );
		expect( running( page ).sort() ).toEqual( [
			'leave',
			'timer',
			'window scroll',
		] );
	} );

	test.each< [ string, ( page: FakePage ) => void ] >( [
		[ 'the delay', ( page ) => page.advance( 3000 ) ],
		[ 'the scroll', scrollToHalf ],
		[ 'exit intent', leave ],
	] )( 'given %s fires, then nothing runs any more', async ( _, fire ) => {
		const { page, state } = await given( ALL );
		fire( page );
		expect( state() ).toBe( 'shown' );
		expect( running( page ) ).toEqual( [] );
	} );

	test( 'given launch_chaty() before any, then nothing runs any more', async () => {
		const { page, visibility, state } = await given( ALL );
		visibility.send( 'open' );
		expect( state() ).toBe( 'pinned' );
		expect( running( page ) ).toEqual( [] );
	} );

	test( 'given it is opened before the page has loaded, then the scroll does not show it again', async () => {
		const page = new FakePage( { scroll: HALF } );
		const visibility = startVisibility( {
			browser: page.browser,
			triggers: parseTriggers( SCROLL ),
			isMobile: false,
			onExit: () => undefined,
			onState: () => undefined,
			isInUse: () => false,
		} );
		visibility.send( 'open' );
		page.finishLoading();
		await settle();
		expect( visibility.get().state ).toBe( 'pinned' );
	} );

	test( 'given listeners, then they hear of it once', async () => {
		const { page, visibility } = await given( { ...DELAY, ...EXIT } );
		const states: string[] = [];
		visibility.subscribe( () => states.push( visibility.get().state ) );
		leave( page );
		page.advance( 60_000 );
		expect( states ).toEqual( [ 'shown' ] );
	} );
} );

describe( 'auto hide', () => {
	test.each< [ string, object, ( page: FakePage ) => void ] >( [
		[ 'it is active at once', {}, () => {} ],
		[ 'a delay too', DELAY, ( page ) => page.advance( 3000 ) ],
		[
			'exit intent too',
			EXIT,
			( page ) => {
				page.advance( 60_000 );
				leave( page );
			},
		],
		[
			'a scroll that beats a delay in the middle of a second',
			{ ...DELAY, ...SCROLL, ...EXIT },
			( page ) => {
				page.advance( 900 );
				scrollToHalf( page );
			},
		],
		[
			'exit intent that beats a delay in the middle of a second',
			{ ...DELAY, ...SCROLL, ...EXIT },
			( page ) => {
				page.advance( 900 );
				leave( page );
			},
		],
	] )(
		'given %s, then the seconds count from when it showed, and it is gone after them',
		async ( _, triggers, show ) => {
			const { page, state } = await given( { ...triggers, ...HIDE } );
			show( page );
			await settle();
			page.advance( 4999 );
			expect( state() ).toBe( 'shown' );
			page.advance( 1 );
			expect( state() ).toBe( 'auto-hidden' );
			expect( running( page ) ).toEqual( [] );
		}
	);

	test( 'given it is in use, then it stays for so long, and the rest of its seconds after', async () => {
		let isInUse = false;
		const { page, state } = await given( HIDE, { isInUse: () => isInUse } );
		page.advance( 3000 );
		isInUse = true;
		page.advance( 60_000 );
		expect( state() ).toBe( 'shown' );
		isInUse = false;
		page.advance( 1999 );
		expect( state() ).toBe( 'shown' );
		page.advance( 1 );
		expect( state() ).toBe( 'auto-hidden' );
	} );

	test( 'given the visitor opens it, then it stays', async () => {
		const { page, visibility, state } = await given( HIDE );
		page.advance( 4000 );
		visibility.send( 'open' );
		page.advance( 60_000 );
		expect( state() ).toBe( 'pinned' );
		expect( running( page ) ).toEqual( [] );
	} );

	test( 'given it is gone, then launch_chaty() brings it back', async () => {
		const { page, visibility, state } = await given( HIDE );
		page.advance( 5000 );
		visibility.send( 'open' );
		expect( state() ).toBe( 'pinned' );
	} );
} );
