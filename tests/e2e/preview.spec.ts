/**
 * The preview: a page of the site with the widget of a draft, in a frame of wp-admin. It does what the page does, and
 * leaves nothing behind.
 */
import type { CDPSession, Page } from '@playwright/test';
import type {
	PreviewState,
	PreviewVisitor,
} from '../../src/shared/preview-messages';
import { expect, test } from './support/fixtures';
import { NO_AUTO_LOGIN } from './support/site';
import { logIn } from './support/console';
import {
	drawnWidgets,
	looksOfWidgets,
	openPreview,
	previewUrl,
	type Preview,
} from './support/preview';
import { watchContext } from './support/watch';
import {
	aChannel,
	allWidgets,
	aWidget,
	fixture,
	pageOf,
	recordCalls,
	scrollTo,
	WidgetOnPage,
} from './support/widget';

const PHONE = aChannel();
const CHAT = aChannel( {
	channel: 'Whatsapp',
	value: '15550100234',
	is_default_open: 1,
	has_welcome_message: 1,
	chat_welcome_message: 'How can we help?',
} );
const FORM = aChannel( {
	channel: 'Contact_Us',
	value: 'Write',
	contact_form_settings: {
		thanks_message: 'Thank you so much.',
		redirect_action: 'yes',
		redirect_link: 'https://example.com/thanks',
	},
} );
const QR = aChannel( { channel: 'WeChat', value: 'bakery' } );
const AGENTS = aChannel( {
	channel: 'Telegram',
	value: '',
	is_agent: 1,
	is_agent_desktop: 1,
	is_agent_mobile: 1,
	agent_data: [ { agent_title: 'Rosa', value: 'rosa' } ],
} );
const ALL = aWidget( { channels: [ PHONE, FORM, QR, AGENTS ] } );

test( 'a draft shows on the page, and the next one takes its place @main', async ( {
	site,
	page,
} ) => {
	// The stored widget is not what the owner is editing.
	await site.importSettings( pageOf( aWidget( { id: '_7' } ) ) );
	const preview = await openPreview( page );
	await preview.draft(
		aWidget( { settings: { cta_text: 'One', show_cta: 'all_time' } } )
	);
	await expect( preview.widget().launcher ).toBeVisible();
	await expect( preview.widget().cta ).toHaveText( 'One' );
	await preview.expectWhy( 'visible' );

	await preview.draft(
		aWidget( { settings: { cta_text: 'Two', show_cta: 'all_time' } } )
	);
	await expect( preview.widget().cta ).toHaveText( 'Two' );
	await expect( preview.frame.locator( '.chaty' ) ).toHaveCount( 1 );
	await expect( preview.frame.locator( '#wpadminbar' ) ).toHaveCount( 0 );
	const robots = preview.frame.locator( 'meta[name=robots]' );
	await expect( robots ).toHaveAttribute( 'content', /noindex/ );
	expect(
		await preview.document().evaluate( () => 'chaty_settings' in window )
	).toBe( false );
} );

test( 'each state by its name; what opens by itself does so only on the page as it is; what moves is played at first and on demand, not at each letter', async ( {
	page,
} ) => {
	const preview = await openPreview( page );
	const widget = preview.widget();
	const show = ( state: PreviewState ) =>
		preview.send( { type: 'state', state } );
	await preview.draft( ALL );
	await expect( widget.launcher ).toBeVisible();
	await expect
		.poll( () => preview.messages() )
		.toContainEqual(
			expect.objectContaining( {
				type: 'shown',
				panels: [
					[ 'Contact_Us', 'form' ],
					[ 'WeChat', 'qr' ],
					[ 'Telegram', 'agents' ],
				].map( ( [ channel, kind ] ) =>
					expect.objectContaining( { channel, kind } )
				),
			} )
		);
	await show( 'open' );
	await widget.expectOpen();
	for ( const [ name, state, text ] of [
		[ 'the form', { channel: 'Contact_Us' }, /Your name|Name/ ],
		[
			'thanks',
			{ channel: 'Contact_Us', step: 'thanks' },
			/Thank you so much/,
		],
		[ 'the QR code', { channel: 'WeChat' }, /bakery/ ],
		[ 'agents', { channel: 'Telegram' }, /Rosa/ ],
	] as const ) {
		await show( state );
		await expect.soft( widget.panel, name ).toContainText( text );
	}
	await show( { channel: 'Contact_Us', step: 'error' } );
	await expect(
		widget.panel.locator( '[aria-invalid=true]' )
	).not.toHaveCount( 0 );
	await show( 'closed' );
	await widget.expectClosed();

	await show( 'page' );
	await preview.draft( aWidget( { channels: [ PHONE, CHAT ] } ) );
	await expect( widget.panel ).toContainText( 'How can we help?' );
	await show( 'open' );
	await widget.expectOpen();
	await show( 'closed' );
	await widget.expectClosed();
	await preview.draft( aWidget( { settings: { default_state: 'open' } } ) );
	await widget.expectClosed();
	await show( 'page' );
	await widget.expectOpen();

	const isMoving = () =>
		preview
			.document()
			.evaluate( () => document.getAnimations().length > 0 );
	for ( const [ effect, text, moves ] of [
		[ 'jump', 'One', true ],
		[ 'jump', 'Two', false ],
		[ 'waggle', 'Three', true ],
		[ 'waggle', 'Four', false ],
	] as const ) {
		const settings = {
			attention_effect: effect,
			cta_text: text,
			show_cta: 'all_time',
		};
		await preview.draft( aWidget( { settings } ) );
		await expect( widget.cta ).toHaveText( text );
		expect( await isMoving(), text ).toBe( moves );
	}
	await show( 'page' );
	await expect.poll( isMoving ).toBe( true );
} );

test( 'whom it shows to, and why not: hours, countries, devices, pages, visitors who come back', async ( {
	page,
} ) => {
	const preview = await openPreview( page );
	const drawn = preview.frame.locator( '.chaty' );
	const visit = ( visitor: PreviewVisitor ) =>
		preview.send( { type: 'visitor', visitor } );

	await test.step( 'on Sunday at 22:10 it is hidden', async () => {
		const timeZone = 'Europe/Berlin';
		await visit( { now: '2026-11-22T22:10', timeZone } );
		await preview.draft(
			aWidget( {
				triggers: {
					has_day_hours_scheduling_rules: 1,
					day_time_diff: timeZone,
					day_hours_scheduling_rules: [
						{
							days: 8,
							start_hours: '9',
							start_min: '0',
							end_hours: '17',
							end_min: '0',
						},
					],
				},
			} )
		);
		await preview.expectWhy( 'day-hours', {
			now: '2026-11-22 22:10:00',
			day: 0,
			zone: timeZone,
			hours: [ { days: 8, startMinute: 540, endMinute: 1020 } ],
		} );
		await expect( drawn ).toHaveCount( 0 );
		await visit( { now: '2026-11-23T09:00', timeZone } );
		await expect( preview.widget().launcher ).toBeVisible();
		await preview.expectWhy( 'visible' );
	} );

	await test.step( 'country, device and triggers', async () => {
		await visit( {} );
		await preview.draft(
			aWidget( {
				channels: [ aChannel( { is_mobile: 0 } ) ],
				triggers: {
					has_countries: 1,
					countries: [ 'AT', 'CH' ],
					has_time_delay: 1,
					time_delay: 300,
				},
			} )
		);
		await expect( preview.widget().single ).toBeVisible();
		await preview.expectWhy( 'waits', { delaySeconds: 300 } );
		await visit( { country: 'DE' } );
		await preview.expectWhy( 'country', {
			country: 'DE',
			countries: [ 'AT', 'CH' ],
		} );
		await visit( { country: 'AT', device: 'ios' } );
		await preview.expectWhy( 'no-channel', {
			device: 'mobile',
			isOnOtherDevice: true,
		} );
		await expect( drawn ).toHaveCount( 0 );
	} );

	await test.step( 'rules for this page and for another', async () => {
		await visit( {} );
		const onPage = ( kind: string, value = '' ) =>
			preview.draft(
				aWidget( {
					triggers: { pages: [ { effect: 'show', kind, value } ] },
				} )
			);
		await onPage( 'url_is', '/visit-us/' );
		await preview.expectWhy( 'page-rules' );
		await expect( drawn ).toHaveCount( 0 );
		await onPage( 'front_page' );
		await expect( preview.widget().launcher ).toBeVisible();
	} );

	await test.step( 'who comes back sees no call to action; who edits sees what is off', async () => {
		const widget = aWidget( {
			settings: { show_cta: 'first_click', cta_text: 'Hi' },
		} );
		await preview.draft( widget );
		await expect( preview.widget().cta ).toBeVisible();
		await visit( { isReturning: true } );
		await preview.expectWhy( 'seen' );
		await expect( preview.widget().cta ).toHaveCount( 0 );
		await preview.draft( { ...widget, is_active: false } );
		await preview.expectWhy( 'off' );
		await expect( preview.widget().launcher ).toBeVisible();
	} );
} );

test( 'nothing is sent, stored, counted or opened', async ( {
	site,
	page,
} ) => {
	await site.importSettings( pageOf( aWidget(), 'on' ) );
	const preview = await openPreview( page );
	const calls = recordCalls( page.context() );
	const cookies = async () =>
		( await page.context().cookies() ).map( ( { name } ) => name ).sort();
	const before = await cookies();
	const opened: Page[] = [];
	page.context().on( 'page', ( one ) => opened.push( one ) );

	const state = { channel: 'Contact_Us', step: 'thanks' } as const;
	await preview.send( { type: 'state', state } );
	await preview.draft( ALL );
	const widget = preview.widget();
	await expect( widget.panel ).toContainText( 'Thank you so much.' );
	await preview.send( { type: 'state', state: 'open' } );
	await widget.channel( 'Phone' ).click();
	await preview.send( { type: 'state', state: 'page' } );
	await widget.open();
	await preview.draft( aWidget( { channels: [ CHAT ] } ) );
	await widget.panel.getByRole( 'textbox' ).fill( 'Hello' );
	await widget.panel.getByRole( 'button', { name: /send/i } ).click();
	await preview.frame.getByRole( 'link', { name: /Visit/ } ).first().click();
	await expect
		.poll( async () =>
			( await preview.messages() ).flatMap( ( message ) =>
				message.type === 'would-open' ? [ message.url ] : []
			)
		)
		.toEqual( [
			'https://example.com/thanks',
			'tel:+15550100234',
			expect.stringContaining( 'Hello' ),
			expect.stringContaining( 'visit-us' ),
		] );

	expect( calls ).toEqual( [] );
	expect( opened ).toEqual( [] );
	expect( await cookies() ).toEqual( before );
	expect( await site.statRows() ).toEqual( [] );
	expect( await site.contactRows() ).toEqual( [] );
	expect( await site.mails() ).toEqual( [] );
	expect(
		await preview
			.document()
			.evaluate( () =>
				[ sessionStorage, localStorage ].flatMap( ( storage ) =>
					Object.keys( storage ).filter( ( key ) =>
						/^chaty(?!-console)/.test( key )
					)
				)
			)
	).toEqual( [] );
} );

/** Counts nodes and listeners that are in use, after a collection. */
async function countInUse( session: CDPSession ) {
	await session.send( 'HeapProfiler.collectGarbage' );
	return session.send( 'Memory.getDOMCounters' );
}

test( 'after a hundred restarts the page has as many nodes and listeners as before', async ( {
	page,
} ) => {
	test.setTimeout( 240_000 );
	const preview = await openPreview( page );
	const session = await page.context().newCDPSession( page );
	const restart = async ( from: number, to: number ) => {
		for ( let time = from; time <= to; time++ ) {
			await preview.draft(
				aWidget( {
					channels: [
						PHONE,
						{ ...QR, wechat_header: `Draft ${ time }.` },
						FORM,
						AGENTS,
					],
					settings: {
						has_custom_css: 1,
						custom_css: `.a${ time }{color:red}`,
					},
				} )
			);
		}
		// All of them were played, and the last one is drawn.
		await expect( preview.widget().panel ).toContainText(
			`Draft ${ to }.`,
			{
				timeout: 60_000,
			}
		);
		await preview.forget();
	};
	await preview.send( { type: 'state', state: { channel: 'WeChat' } } );
	await restart( 1, 10 );
	const countSheets = () =>
		preview.document().evaluate( () => document.adoptedStyleSheets.length );
	const first = await countInUse( session );
	const sheets = await countSheets();
	await restart( 11, 110 );
	// Fewer than one of each restart. What a timer holds, and what the collector has only found, goes later; what leaks, never.
	await expect
		.poll(
			async () => {
				const last = await countInUse( session );
				return Math.max(
					last.nodes - first.nodes,
					last.jsEventListeners - first.jsEventListeners
				);
			},
			{ timeout: 120_000 }
		)
		.toBeLessThan( 100 );
	expect(
		await preview
			.document()
			.evaluate( () => document.querySelectorAll( '.chaty' ).length )
	).toBe( 1 );
	// Bundles that came in between add a few.
	expect( await countSheets() ).toBeLessThan( sheets + 10 );
} );

test( 'broken and huge drafts, and messages of others, cost nothing; the page does not take the focus from the editor', async ( {
	page,
} ) => {
	const preview = await openPreview( page );
	for ( const draft of [
		'null',
		'( () => { const a = {}; a.chaty_widgets = [ a ]; return a; } )()',
		'{ chaty_widgets: [ { id: 0, settings: 10n ** 30n } ] }',
		'{ chaty_widgets: [ { id: 0, settings: { cta_text: "x".repeat( 5e6 ) } } ] }',
	] ) {
		await preview.forget();
		await page.evaluate(
			`window.send( { type: 'draft', settings: ${ draft } } )`
		);
		await preview.expectWhy( 'broken' );
	}
	await preview.forget();
	const odd = { id: 0, settings: 1, triggers: [ 2 ], channels: 'x' };
	await preview.draft( odd );
	await preview.expectWhy( 'no-channel' );

	await page.evaluate( () => {
		const field = document.createElement( 'input' );
		document.body.prepend( field );
		field.focus();
	} );
	const state = { channel: 'Contact_Us', step: 'error' } as const;
	await preview.send( { type: 'state', state } );
	await preview.draft( ALL );
	await expect(
		preview.widget().panel.locator( '[aria-invalid=true]' )
	).not.toHaveCount( 0 );
	await expect( page.locator( 'input' ) ).toBeFocused();

	await preview.send( { type: 'state', state: 'closed' } );
	await preview.draft( aWidget() );
	await preview.widget().expectClosed();
	await expect( preview.widget().launcher ).toBeVisible();
	await preview.forget();
	const url = new URL( page.frames()[ 1 ]?.url() ?? '' );
	const token = url.searchParams.get( 'chaty-preview' ) ?? '';
	const message = { type: 'draft', settings: {}, chaty: token };
	// Without the token, or with another one.
	for ( const other of [ `'x'`, 'null' ] ) {
		await page.evaluate(
			`window.send( { type: 'draft', settings: {} }, ${ other } )`
		);
	}
	await preview.document().evaluate( ( forged ) => {
		// By a script of the page itself, and by one that pretends.
		window.postMessage( forged, '*' );
		window.dispatchEvent(
			new MessageEvent( 'message', {
				data: Object.defineProperty( {}, 'chaty', {
					get: () => {
						throw new Error( 'A getter ran.' );
					},
				} ),
				origin: location.origin,
				source: window.parent,
			} )
		);
		// By an advertisement in the page, of another origin.
		const frame = document.createElement( 'iframe' );
		frame.sandbox.add( 'allow-scripts' );
		frame.srcdoc = `<script>parent.postMessage( ${ JSON.stringify(
			forged
		) }, '*' ); parent.postMessage( 'sent', '*' )</script>`;
		return new Promise< void >( ( resolve ) => {
			window.addEventListener(
				'message',
				( { data } ) => data === 'sent' && resolve()
			);
			document.body.append( frame );
		} );
	}, message );
	await preview.send( { type: 'state', state: 'open' } );
	await preview.widget().expectOpen();
	expect(
		( await preview.messages() ).filter( ( { type } ) => type === 'why' )
	).toHaveLength( 1 );
} );

test( 'the address gives no preview to strangers, when it is typed, and in a frame of another origin', async ( {
	site,
	page,
	browser,
	complaints,
} ) => {
	complaints.allow(
		/X-Frame-Options|ERR_BLOCKED_BY_RESPONSE|CORS policy|net::ERR_FAILED|frame-ancestors/
	);
	await site.importSettings( pageOf() );
	await logIn( page );
	const { url } = await previewUrl( page );
	const hasPreview = async ( where: Page ) => {
		await where.goto( url );
		return where.evaluate( () => 'chaty_preview' in window );
	};
	const answer = page.waitForResponse( url );
	await page.evaluate( ( src ) => {
		const frame = document.createElement( 'iframe' );
		frame.src = src;
		document.body.replaceChildren( frame );
	}, url );
	const headers = ( await answer ).headers();
	expect( headers[ 'x-frame-options' ] ).toBe( 'SAMEORIGIN' );
	expect( headers[ 'cache-control' ] ).toContain( 'no-store' );

	await page.evaluate( ( src ) => {
		const frame = document.createElement( 'iframe' );
		frame.sandbox.add( 'allow-scripts' );
		frame.srcdoc = `<iframe src="${ src }"></iframe>`;
		document.body.replaceChildren( frame );
	}, url );
	await expect.poll( () => page.frames().length ).toBeGreaterThan( 2 );
	for ( const frame of page.frames().slice( 1 ) ) {
		expect(
			await frame.locator( 'script[src*="build/preview.js"]' ).count()
		).toBe( 0 );
	}

	// An address that was typed comes from no page of the site.
	expect( await hasPreview( page ) ).toBe( false );
	const context = await browser.newContext( { baseURL: site.url } );
	await context.addCookies( [ { ...NO_AUTO_LOGIN, url: site.url } ] );
	const stranger = await context.newPage();
	expect( await hasPreview( stranger ) ).toBe( false );
	await expect( new WidgetOnPage( stranger ).launcher ).toBeVisible();
	await context.close();
} );

/** Inside the dates and hours of the files. */
const NOW = '2026-01-14T15:00:00Z';
const VISITOR = { now: '2026-01-14T15:00', timeZone: 'UTC', country: 'IN' };
const NAMES = [
	's01-schedules-countries',
	's02-agents-wechat-form-css',
	...[ '01', '02', '04', '06', '08', '11', '12', '15', '18', '19' ].map(
		( number ) => `site-${ number }`
	),
	...[ '21', '22', '23' ].map( ( number ) => `site-${ number }` ),
];

/** Waits until nothing more is drawn. */
async function settled( read: () => Promise< string[] > ) {
	let before: string[] = [];
	const isSame = async () => {
		const last = before.join();
		before = await read();
		return last === before.join() && ! /^$|data-busy/.test( last );
	};
	await expect.poll( isSame, { intervals: [ 300 ] } ).toBe( true );
	return before;
}

async function compare( preview: Preview, saved: Page, state: PreviewState ) {
	const drawn = await settled( () => drawnWidgets( saved ) );
	await preview.send( { type: 'state', state } );
	await expect
		.poll( () => drawnWidgets( preview.document() ) )
		.toEqual( drawn );
	await expect
		.poll( () => looksOfWidgets( preview.document() ) )
		.toEqual( await looksOfWidgets( saved ) );
}

test( 'the frame draws what the saved page draws, with the settings of every kind of site', async ( {
	site,
	page,
	browser,
	complaints,
	outside,
} ) => {
	test.setTimeout( 600_000 );
	complaints.allow( /404 .*\/(zalo\.png|logo1\.webp)\)/ );
	await page.clock.install( { time: NOW } );
	const preview = await openPreview( page );
	await preview.send( { type: 'visitor', visitor: VISITOR } );
	const context = await browser.newContext();
	watchContext( context, complaints, outside );
	await context.route( '**/cdn-cgi/trace', ( route ) =>
		route.fulfill( {
			body: 'loc=IN\n',
			headers: { 'access-control-allow-origin': '*' },
		} )
	);
	await context.clock.install( { time: NOW } );
	for ( const name of NAMES ) {
		await test.step( name, async () => {
			await site.importSettings( fixture( name ) );
			const saved = await context.newPage();
			await saved.goto( site.url );
			// After every trigger has fired.
			await scrollTo( saved, 1 );
			await expect( allWidgets( saved ) ).not.toHaveCount( 0 );

			await preview.draftStored();
			await compare( preview, saved, 'page' );
			await saved.evaluate( 'launch_chaty()' );
			await compare( preview, saved, 'open' );
			// The next one is a new visitor.
			await saved.evaluate( 'localStorage.clear()' );
			await context.clearCookies();
			await saved.close();
		} );
	}
	await context.close();
} );
