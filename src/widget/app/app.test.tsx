import { fireEvent } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { FakePage, PHONE } from '../../../tests/unit/fake-page';
import {
	createSlowPage,
	startEachOnAnEmptyPage,
	find,
	findWidget,
	focused,
	happen,
	isSeen,
	launcher,
	move,
	openPage,
	press,
	pressEscape,
	state,
	wait,
} from '../../../tests/unit/open-page';
import {
	aRawChannel,
	aRawPage,
	aRawWidget,
	readFixtures,
	type Json,
} from '../../../tests/unit/settings';

startEachOnAnEmptyPage();

/** A page with one widget. */
const open = ( changes: Json & { settings?: Json } = {}, page?: FakePage ) =>
	openPage( aRawPage( aRawWidget( changes ) ), page );

/** The close button, which replaces the launcher while the widget is open. */
const closeButton = () => find( '.chaty-cta-close button' );
const list = () => find( '.chaty-channel-list[data-state="open"]' );
const links = () =>
	[ ...( findWidget()?.querySelectorAll( 'a' ) ?? [] ) ].map(
		( { href } ) => href
	);
const events = ( { emitted }: FakePage ) => emitted.map( ( { name } ) => name );

/** A sign that the visitor is about to press, so that React takes over. */
const approach = () =>
	happen( () => {
		const container = findWidget();
		if ( container ) {
			fireEvent( container, new Event( 'pointerenter' ) );
			fireEvent( container, new Event( 'touchstart' ) );
		}
	} );

describe( 'React takes over what the loader drew', () => {
	test.each< [ string, Json & { settings?: Json } ] >( [
		[ 'a plain widget', {} ],
		[
			'a call to action',
			{
				settings: {
					show_cta: 'all_time',
					cta_text:
						'<p>Hi <strong>you</strong><br>there &amp; all</p>',
				},
			},
		],
		[
			'a badge and an effect',
			{
				settings: {
					is_pending_mesg_enabled: 'on',
					pending_mesg_count: 3,
					attention_effect: 'jump',
				},
			},
		],
		[ 'a row', { settings: { icon_view: 'horizontal' } } ],
		[
			'a picture',
			{
				settings: {
					widget_icon: 'chat-image',
					widget_icon_url: 'https://site.example/a.png',
				},
			},
		],
	] )(
		'given %s, then without a word and without a change',
		async ( _, changes ) => {
			const page = await open( changes );
			const before = find( '.chaty-widget' );
			const markup = before?.cloneNode( true );
			await approach();
			expect( page.scripts ).toContain( 'chaty-widget-js' );
			expect( find( '.chaty-widget' ) ).toBe( before );
			expect( before ).toEqual( markup );
		}
	);

	const sites = readFixtures().filter(
		( [ name ] ) => ! /site-(27|30)/.test( name )
	);

	test.each( sites )( 'given the settings of %s', async ( _, settings ) => {
		const { chaty_widgets: widgets } = settings as {
			chaty_widgets: Json[];
		};
		const plain = widgets.map( ( widget ) => ( {
			...widget,
			triggers: [],
		} ) );
		const page = await openPage( {
			...settings,
			chaty_widgets: plain,
		} );
		for ( const widget of widgets ) {
			const id = String( widget[ 'id' ] );
			const button = [ '.open-chaty', '.chaty-cta-close button' ]
				.map( ( selector ) => find( selector, id ) )
				.find( isSeen );
			if ( button ) {
				const before = state( id );
				await press( button );
				expect( state( id ) ).toBe(
					before === 'closed' ? 'open' : 'closed'
				);
			} else if ( findWidget( id ) ) {
				// Its only channel, or a list that its owner never wants closed.
				const fixed =
					'.has-single, .default-open.chaty-no-close-button';
				expect( find( fixed, id ) ).not.toBeNull();
			} else {
				expect( page.log ).toContain(
					`Chaty: widget ${ id } does not show: no-channel`
				);
			}
		}
	} );
} );

describe( 'before React is there', () => {
	test( 'given nobody comes near, then none of it is loaded, and no channel is on the page', async () => {
		const page = await open();
		expect( page.scripts ).toEqual( [] );
		expect( links() ).toEqual( [] );
		expect( launcher()?.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
	} );

	test.each( [ 'pointerenter', 'touchstart', 'focusin' ] )(
		'given a visitor comes near (%s), then it is loaded, and stays closed',
		async ( sign ) => {
			const page = await open();
			await happen( () => {
				fireEvent( findWidget() as Element, new Event( sign ) );
			} );
			expect( page.scripts ).toEqual( [ 'chaty-widget-js' ] );
			expect( state() ).toBe( 'closed' );
		}
	);

	test( 'given a press, then it is kept, and opens the widget once React is there', async () => {
		const { page, arrive } = createSlowPage();
		await open( {}, page );
		await press( launcher() );
		expect( state() ).toBe( 'closed' );
		expect( findWidget()?.hasAttribute( 'data-busy' ) ).toBe( true );
		await arrive();
		expect( state() ).toBe( 'open' );
		expect( findWidget()?.hasAttribute( 'data-busy' ) ).toBe( false );
		expect( links() ).toHaveLength( 2 );
	} );

	test( 'given it cannot be loaded, then the launcher stays, and a later press tries again', async () => {
		let isOnline = false;
		const page = new FakePage();
		page.onScript = () => isOnline;
		await open( {}, page );
		await press( launcher() );
		expect( state() ).toBe( 'closed' );
		expect( findWidget()?.hasAttribute( 'data-busy' ) ).toBe( false );
		isOnline = true;
		await press( launcher() );
		expect( state() ).toBe( 'open' );
	} );
} );

describe( 'open and closed', () => {
	test( 'given a press on the launcher, then the channels are there, all says so, and the first has the focus', async () => {
		const page = await open();
		await press( launcher() );
		expect( links() ).toEqual( [
			'tel:+15550100',
			'https://wa.me/15550101',
		] );
		expect( state() ).toBe( 'open' );
		expect( launcher()?.getAttribute( 'aria-expanded' ) ).toBe( 'true' );
		expect( list()?.getAttribute( 'role' ) ).toBe( 'group' );
		expect( list()?.getAttribute( 'aria-label' ) ).toBeTruthy();
		expect( focused()?.getAttribute( 'href' ) ).toBe( 'tel:+15550100' );
		expect( events( page ) ).toEqual( [ 'chaty:shown', 'chaty:opened' ] );
	} );

	test( 'given a press on the close button in its place, then it is closed, the launcher has the focus, and no channel is on the page once it has moved away', async () => {
		const page = await open( { settings: { close_text: 'Hide' } } );
		await press( launcher() );
		await press( closeButton() );
		expect( state() ).toBe( 'closed' );
		expect( launcher()?.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		expect( events( page ).at( -1 ) ).toBe( 'chaty:closed' );
		expect( focused() ).toBe( launcher() );
		await wait( page, 1000 );
		expect( links() ).toEqual( [] );
		expect( find( '.chaty-channel-list' ) ).toBeNull();
		expect( closeButton() ).toBeNull();
	} );

	test( 'given no close button, then none is drawn, and the launcher still closes', async () => {
		await open( { settings: { show_close_button: 'no' } } );
		await press( launcher() );
		expect( find( '.chaty-cta-close' ) ).toBeNull();
		await press( launcher() );
		expect( state() ).toBe( 'closed' );
	} );

	test( 'given it is opened and closed ten times, then it always does', async () => {
		const page = await open();
		for ( let turn = 0; turn < 10; turn++ ) {
			await press( launcher() );
			expect( links() ).toHaveLength( 2 );
			await pressEscape();
			await wait( page, 1000 );
			expect( links() ).toEqual( [] );
		}
		expect( page.timers ).toBe( 0 );
	} );

	test( 'given it is opened again while it still moves away, then it stays', async () => {
		const page = await open();
		await press( launcher() );
		await pressEscape();
		await wait( page, 50 );
		await press( launcher() );
		await wait( page, 1000 );
		expect( links() ).toHaveLength( 2 );
	} );
} );

describe( 'the list, drawn while the page is idle', () => {
	const drawn = () => find( '.chaty-channel-list' );
	const openIdle = async ( changes: Json = {} ) => {
		const page = await open( changes );
		await approach();
		expect( drawn() ).toBeNull();
		await happen( () => page.rest() );
		return page;
	};

	test( 'given no press, then nobody sees it, and nothing says that it is open', async () => {
		const page = await openIdle();
		expect( links() ).toHaveLength( 2 );
		expect( isSeen( drawn() ) ).toBe( false );
		expect( list() ).toBeNull();
		expect( state() ).toBe( 'closed' );
		expect( events( page ) ).toEqual( [ 'chaty:shown' ] );
	} );

	test( 'given a press, then that very list is seen, and hidden again by the next', async () => {
		await openIdle();
		const before = drawn();
		await press( launcher() );
		expect( list() ).toBe( before );
		expect( isSeen( before ) ).toBe( true );
		expect( focused() ).toBe( find( 'a' ) );
		await press( closeButton() );
		expect( drawn() ).toBe( before );
		expect( isSeen( before ) ).toBe( false );
		expect( focused() ).toBe( launcher() );
	} );

	test( 'given a page that changes its title, then the links that have it are right when it opens', async () => {
		const page = await openIdle( {
			channels: [
				aRawChannel( 'Phone' ),
				aRawChannel( 'Email', {
					value: 'a@site.example',
					mail_subject: '{title}',
				} ),
			],
		} );
		expect( links()[ 1 ] ).toContain( 'subject=A%20page' );
		page.title = 'Later';
		await press( launcher() );
		expect( links()[ 1 ] ).toContain( 'subject=Later' );
	} );

	test( 'given a single channel, then there is none', async () => {
		const page = await open( {
			channels: [ aRawChannel( 'Contact_Us' ) ],
		} );
		await press( find( '.chaty-i-trigger button' ) );
		await happen( () => page.rest() );
		expect( drawn() ).toBeNull();
	} );

	test( 'given a panel, then it is hidden, and comes back with the panel’s end', async () => {
		await openIdle( {
			channels: [ aRawChannel( 'Contact_Us' ), aRawChannel() ],
		} );
		await press( launcher() );
		const channel = find( '.chaty-channel-list button' );
		await press( channel );
		expect( state() ).toBe( 'panel' );
		expect( isSeen( drawn() ) ).toBe( false );
		await pressEscape();
		expect( list() ).toBe( drawn() );
		expect( focused() ).toBe( channel );
	} );

	test( 'given its panel is closed and opened again at once, then the list shows until the panel is drawn', async () => {
		await openIdle( {
			channels: [ aRawChannel( 'Contact_Us' ), aRawChannel() ],
		} );
		await press( launcher() );
		const channel = find( '.chaty-channel-list button' ) as Element;
		await press( channel );
		await happen( () => {
			flushSync( () =>
				fireEvent.keyDown( focused() as Element, { key: 'Escape' } )
			);
			flushSync( () => fireEvent.click( channel ) );
			expect( state() ).toBe( 'open' );
		} );
		expect( state() ).toBe( 'panel' );
	} );
} );

describe( 'Escape, and a press elsewhere', () => {
	beforeEach( () => {
		document.body.innerHTML = '<main><input id="search"></main>';
	} );
	const search = () => document.getElementById( 'search' );

	test( 'given Escape in the list, then it closes and the launcher has the focus', async () => {
		await open();
		await press( launcher() );
		await pressEscape();
		expect( state() ).toBe( 'closed' );
		expect( focused() ).toBe( launcher() );
	} );

	test( 'given another key, a press inside the list, or Escape in a field of the site, then it stays open', async () => {
		await open();
		await press( launcher() );
		await happen( () => fireEvent.keyDown( document.body, { key: 'a' } ) );
		expect( state() ).toBe( 'open' );
		await happen( () => fireEvent.pointerDown( list() as Element ) );
		expect( state() ).toBe( 'open' );
		await happen( () => search()?.focus() );
		await pressEscape();
		expect( state() ).toBe( 'open' );
	} );

	test( 'given a press on the page, then it closes, and the focus is not taken', async () => {
		await open();
		await press( launcher() );
		await happen( () => {
			search()?.focus();
			fireEvent.pointerDown( search() as Element );
		} );
		expect( state() ).toBe( 'closed' );
		expect( focused() ).toBe( search() );
	} );
} );

test.each( [
	[ 'types in a field of the page', '<input id="pressed">', 'stays there' ],
	[
		'opens it by an input that is a button',
		'<input id="pressed" type="button">',
		'moves into the list',
	],
] )(
	'given a visitor who %s when the list comes, then the focus of %s %s',
	async ( _, field, result ) => {
		document.body.innerHTML = field;
		await open();
		const pressed = document.getElementById( 'pressed' );
		pressed?.focus();
		await press( launcher() );
		expect( state() ).toBe( 'open' );
		expect( focused() === pressed ).toBe( result === 'stays there' );
		expect( ! list()?.contains( focused() ) ).toBe(
			result === 'stays there'
		);
	}
);

test( 'given a widget opens by itself, then the focus stays where it is', async () => {
	document.body.innerHTML = '<input id="search">';
	document.getElementById( 'search' )?.focus();
	await open( { settings: { default_state: 'open' } } );
	expect( state() ).toBe( 'open' );
	expect( focused()?.id ).toBe( 'search' );
} );

test( 'given a widget that its owner wants open, then it is open at once, the view says so, and only its close button closes it', async () => {
	const page = await open( { settings: { default_state: 'open' } } );
	expect( links() ).toHaveLength( 2 );
	expect( page.sent ).toMatchObject( [
		{
			fields: {
				action: 'update_chaty_widget_views',
				isOpen: '1',
				'channels[]': [ 'Phone', 'Whatsapp' ],
			},
		},
	] );
	await happen( () => fireEvent.pointerDown( document.body ) );
	await pressEscape();
	expect( state() ).toBe( 'open' );
	await press( closeButton() );
	expect( state() ).toBe( 'closed' );
} );

describe( 'a widget that opens on hover', () => {
	const HOVER = { settings: { default_state: 'hover' } };
	/** A widget that has opened under the mouse. */
	async function openUnderMouse() {
		const page = await open( HOVER );
		await move( 'pointerenter' );
		await move( 'pointerenter' );
		expect( state() ).toBe( 'open' );
		return page;
	}

	test( 'given a mouse, then it opens under it, stays open while the mouse crosses the gap, and closes after it left', async () => {
		const page = await openUnderMouse();
		await move( 'pointerleave' );
		await wait( page, 100 );
		await move( 'pointerenter' );
		await wait( page, 1000 );
		expect( state() ).toBe( 'open' );
		await move( 'pointerleave' );
		await wait( page, 100 );
		expect( state() ).toBe( 'open' );
		await wait( page, 1000 );
		expect( state() ).toBe( 'closed' );
	} );

	test( 'given it opened under the mouse, then that is one click of the launcher, with its marks', async () => {
		const page = await openUnderMouse();
		await move( 'pointerleave' );
		await wait( page, 1000 );
		await move( 'pointerenter' );
		expect( page.sent.map( ( { fields } ) => fields[ 'action' ] ) ).toEqual(
			[ 'update_chaty_widget_views', 'update_chaty_widget_click' ]
		);
		const log = JSON.parse( page.cookies.get( 'chatyWidget_0' ) ?? '' );
		expect( log.map( ( { k }: { k: string } ) => k ) ).toEqual( [
			'v-widget',
			'c-widget',
			'v-Phone',
			'v-Whatsapp',
		] );
	} );

	test( 'given it opened under the mouse, then a press where the launcher stands makes it stay, and the next closes it', async () => {
		const page = await openUnderMouse();
		expect( find( '.chaty-cta-close' ) ).toBeNull();
		await press( launcher() );
		expect( state() ).toBe( 'open' );
		await move( 'pointerleave' );
		await wait( page, 1000 );
		expect( state() ).toBe( 'open' );
		await press( find( '.chaty-cta-close button' ) );
		expect( state() ).toBe( 'closed' );
	} );

	test( 'given a finger, then only a press opens it', async () => {
		const page = new FakePage( { hasHover: false, userAgent: PHONE } );
		await open( HOVER, page );
		await move( 'touchstart' );
		await move( 'pointerenter' );
		expect( state() ).toBe( 'closed' );
		await press( launcher() );
		expect( state() ).toBe( 'open' );
	} );
} );

describe( 'call to action and badge', () => {
	const cta = () => find( '.on-hover-text' )?.textContent;
	const badge = () => find( '.ch-pending-msg' )?.textContent;
	const BOTH = ( controller: string ) => ( {
		settings: {
			show_cta: controller,
			cta_text: '<p>Talk to us</p>',
			is_pending_mesg_enabled: 'on',
			pending_mesg_count: '3',
		},
	} );

	test( 'given all_time, then the words name the launcher, are gone while it is open, and come back', async () => {
		await open( BOTH( 'all_time' ) );
		expect( cta() ).toBe( 'Talk to us' );
		expect( launcher()?.hasAttribute( 'aria-label' ) ).toBe( false );
		expect( launcher()?.closest( 'label' )?.textContent ).toContain(
			'Talk to us'
		);
		await press( launcher() );
		expect( cta() ).toBeUndefined();
		await pressEscape();
		expect( cta() ).toBe( 'Talk to us' );
	} );

	test( 'given first_click, then they are gone for good after the first open', async () => {
		await open( BOTH( 'first_click' ) );
		expect( cta() ).toBe( 'Talk to us' );
		await press( launcher() );
		await pressEscape();
		expect( cta() ).toBeUndefined();
	} );

	test( 'given a badge, then it is gone for good after the first open', async () => {
		await open( BOTH( 'never' ) );
		expect( badge() ).toBe( '3' );
		await press( launcher() );
		expect( badge() ).toBeUndefined();
		await pressEscape();
		expect( badge() ).toBeUndefined();
	} );

	test( 'given no words, then the launcher has a name of its own', async () => {
		await open();
		expect( launcher()?.getAttribute( 'aria-label' ) ).toBeTruthy();
	} );
} );

describe( 'a single channel asks for a press as a launcher does', () => {
	const cta = () => find( '.chaty-link .on-hover-text' )?.textContent;
	const badge = () => find( '.ch-pending-msg' )?.textContent;
	const effect = () => find( '.chaty-animation-jump' );
	const single = () => find( '.chaty-i-trigger .chaty-link' );
	const openSingle = ( channel: string, controller: string ) =>
		open( {
			channels: [ aRawChannel( channel ) ],
			settings: {
				show_cta: controller,
				cta_text: '<p>Talk to <strong>us</strong></p>',
				is_pending_mesg_enabled: 'on',
				pending_mesg_count: '3',
				attention_effect: 'jump',
			},
		} );

	test.each( [
		[ 'Phone', 'first_click', undefined ],
		[ 'Phone', 'all_time', 'Talk to us' ],
		[ 'Contact_Us', 'first_click', undefined ],
		[ 'Contact_Us', 'all_time', 'Talk to us' ],
	] )(
		'given %s and %s, then words, badge and effect are there, words and channel name it, and after a press only the words are left: %s',
		async ( channel, controller, words ) => {
			const page = await openSingle( channel, controller );
			expect( cta() ).toBe( 'Talk to us' );
			expect( badge() ).toBe( '3' );
			expect( effect() ).not.toBeNull();
			expect( single()?.hasAttribute( 'aria-label' ) ).toBe( false );
			expect(
				find( '.chaty-link [role="img"]' )?.getAttribute( 'aria-label' )
			).toBeTruthy();
			expect( page.scripts ).toEqual( [ 'chaty-single-channel-js' ] );
			window.addEventListener(
				'click',
				( event ) => event.preventDefault(),
				{ once: true }
			);
			await press( single() );
			if ( channel === 'Contact_Us' ) {
				expect( state() ).toBe( 'panel' );
				expect( cta() ).toBeUndefined();
				await pressEscape();
			}
			expect( state() ).toBe( 'closed' );
			expect( cta() ).toBe( words );
			expect( badge() ).toBeUndefined();
			expect( effect() ).toBeNull();
			await happen( () => page.call( 'launch_chaty' ) );
			expect( badge() ).toBeUndefined();
		}
	);
} );

describe( 'React takes over a single channel whose picture is missing', () => {
	const fail = () =>
		happen( () => {
			const picture = find( '.single img' );
			if ( picture ) {
				fireEvent.error( picture );
			}
		} );

	test.each( [
		[ 'before its own script has come', true ],
		[ 'after it', false ],
	] )( 'given React %s, then React alone handles it', async ( _, isLate ) => {
		const { page, arrive } = createSlowPage(
			( id ) => isLate && id === 'chaty-single-channel-js'
		);
		await open(
			{
				channels: [
					aRawChannel( 'Contact_Us', {
						custom_image_url: '/gone.png',
					} ),
				],
			},
			page
		);
		await happen( () => page.call( 'launch_chaty' ) );
		await arrive();
		expect( state() ).toBe( 'panel' );
		await fail();
		await press( find( '.single button' ) );
		expect( state() ).toBe( 'closed' );
		expect( isSeen( find( '.single svg' ) ) ).toBe( true );
	} );
} );

describe( 'the button in the launcher’s place while a panel is open', () => {
	const openPanel = async ( settings: Json = {} ) => {
		const channels = [ aRawChannel( 'Contact_Us' ), aRawChannel() ];
		const page = await open( { channels, settings } );
		await press( launcher() );
		await press( find( '.chaty-channel-list button' ) );
		expect( state() ).toBe( 'panel' );
		return page;
	};

	test( 'goes back to the list, then closes, and says so', async () => {
		await openPanel( { close_text: 'Hide' } );
		expect( closeButton()?.getAttribute( 'aria-label' ) ).toBe(
			'Back to contact options'
		);
		await press( closeButton() );
		expect( state() ).toBe( 'open' );
		expect( focused() ).toBe( find( '.chaty-channel-list button' ) );
		expect( closeButton()?.getAttribute( 'aria-label' ) ).toBe( 'Hide' );
		await press( closeButton() );
		expect( state() ).toBe( 'closed' );
	} );

	test( 'given no close button, then that is the launcher, which does the same', async () => {
		await openPanel( { show_close_button: 0 } );
		expect( launcher()?.getAttribute( 'aria-label' ) ).toBe(
			'Back to contact options'
		);
		await press( launcher() );
		expect( state() ).toBe( 'open' );
		await press( launcher() );
		expect( state() ).toBe( 'closed' );
	} );
} );

describe( 'a press on a channel', () => {
	/** Presses a link; whether the browser would have followed it. */
	async function follow( link: Element | null ): Promise< boolean > {
		let isFollowed = false;
		const stop = ( event: Event ) => {
			isFollowed = ! event.defaultPrevented;
			event.preventDefault();
		};
		window.addEventListener( 'click', stop, { once: true } );
		await press( link );
		return isFollowed;
	}

	const prevent = () =>
		document.addEventListener(
			'chaty:channel',
			( event ) => event.preventDefault(),
			{ once: true }
		);

	test( 'given a link, then it is followed and counted, and the event is emitted, unless a script prevents it', async () => {
		const page = await open();
		await press( launcher() );
		expect( await follow( find( 'a' ) ) ).toBe( true );
		expect( events( page ).at( -1 ) ).toBe( 'chaty:channel' );
		expect( page.sent.at( -1 )?.fields ).toMatchObject( {
			action: 'update_chaty_channel_click',
			channel: 'Phone',
		} );
		prevent();
		expect( await follow( find( 'a' ) ) ).toBe( false );
	} );

	test( 'given the only channel, then it is the launcher, needs no React, and is not followed where a script prevents it', async () => {
		const page = await open( { channels: [ aRawChannel( 'Phone' ) ] } );
		expect( launcher() ).toBeNull();
		expect( await follow( find( '.chaty-i-trigger a' ) ) ).toBe( true );
		expect( page.scripts ).not.toContain( 'chaty-widget-js' );
		expect( page.sent.at( -1 )?.fields ).toMatchObject( {
			action: 'update_chaty_widget_click',
			isSingle: '1',
		} );
		prevent();
		expect( await follow( find( '.chaty-i-trigger a' ) ) ).toBe( false );
	} );

	test( 'given only a contact form, then a press opens it, and its name says so; another press or Escape closes it', async () => {
		await open( { channels: [ aRawChannel( 'Contact_Us' ) ] } );
		const single = () => find( '.chaty-i-trigger button' );
		expect( single()?.getAttribute( 'aria-label' ) ).toBe( 'Contact Form' );
		await press( single() );
		expect( state() ).toBe( 'panel' );
		expect( single()?.getAttribute( 'aria-expanded' ) ).toBe( 'true' );
		expect( single()?.getAttribute( 'aria-label' ) ).toBe( 'Close' );
		await press( single() );
		expect( state() ).toBe( 'closed' );
		await press( single() );
		await pressEscape();
		expect( state() ).toBe( 'closed' );
		expect( focused() ).toBe( single() );
	} );

	test( 'given links, then none hands the page over to where it leads', async () => {
		await open();
		await press( launcher() );
		const found = [ ...( list()?.querySelectorAll( 'a' ) ?? [] ) ];
		expect( found.map( ( { target, rel } ) => [ target, rel ] ) ).toEqual( [
			[ '', 'nofollow' ],
			[ '_blank', 'nofollow noopener noreferrer' ],
		] );
	} );
} );
