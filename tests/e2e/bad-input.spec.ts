/**
 * Missing, late, broken and hostile settings. The page never breaks, and what can be read still shows.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import {
	aChannel,
	allWidgets,
	aWidget,
	CHANNELS,
	FORM_CHANNEL,
	hasOpenWidgetCode,
	pageOf,
	pageOfEach,
	recordCalls,
	replaceSettings,
	toStatement,
	WidgetOnPage,
} from './support/widget';
import { recordConsole } from './support/watch';

const NO_SETTINGS = 'Chaty: settings do not exist.';

test.beforeEach( ( { site } ) => site.importSettings( pageOf() ) );

// Other values that are no settings are in the unit tests.
test( 'given no settings object or no widgets, then one line in the console and nothing else', async ( {
	page,
} ) => {
	const lines = recordConsole( page );
	for ( const [ statement, containers ] of [
		// The printed launcher stays: its settings may be on their way.
		[ '0', 1 ],
		[ toStatement( { chaty_widgets: [] } ), 0 ],
	] as const ) {
		await test.step( statement, async () => {
			await page.unrouteAll();
			await replaceSettings( page, statement );
			const before = lines.length;
			const said = () => lines.slice( before );
			await page.goto( '/' );
			await expect.poll( said ).toEqual( [ NO_SETTINGS ] );
			// The printed launcher is removed too.
			await expect( page.locator( '.chaty' ) ).toHaveCount( containers );
			await page.evaluate(
				'launch_chaty(); close_chaty(); launch_chaty( 7 )'
			);
			await expect( allWidgets( page ) ).toHaveCount( 0 );
			expect( said() ).toEqual( [ NO_SETTINGS ] );
			expect( await hasOpenWidgetCode( page ) ).toBe( false );
		} );
	}
} );

test.describe( 'settings that arrive after the loader', () => {
	const LATER = 'window.chaty_settings=window.chaty_printed';

	test( 'given ten minutes later, then the widget shows and opens; given one more then, that shows, too', async ( {
		page,
		widget,
	} ) => {
		await page.clock.install();
		await replaceSettings( page, `setTimeout(()=>{${ LATER }},600000)` );
		await page.goto( '/' );
		await expect( allWidgets( page ) ).toHaveCount( 0 );
		await page.clock.runFor( 600_000 );
		await widget.open();
		await expect( widget.channels ).toHaveCount( 3 );
		await page.evaluate( toStatement( pageOfEach( [ {}, {} ] ) ) );
		await expect( new WidgetOnPage( page, 1 ).launcher ).toBeVisible();
		await expect( allWidgets( page ) ).toHaveCount( 2 );
		await widget.expectOpen();
	} );

	test( 'given before the page has loaded, then nothing is logged', async ( {
		page,
	} ) => {
		const lines = recordConsole( page );
		await replaceSettings(
			page,
			`addEventListener('DOMContentLoaded',()=>{${ LATER }})`
		);
		await page.goto( '/' );
		await new WidgetOnPage( page ).open();
		expect( lines ).not.toContain( NO_SETTINGS );
	} );
} );

test( 'given broken widgets and channels, lists with gaps, which PHP prints as objects, and settings of wrong types, then what can be read shows', async ( {
	page,
	widget,
} ) => {
	const broken: unknown[] = [
		null,
		42,
		'widget',
		[],
		{},
		{ id: null },
		{ id: '__proto__', settings: {}, channels: CHANNELS },
		{ id: '_1"]<b>', settings: {}, triggers: {}, channels: CHANNELS },
		{ id: '_2', settings: null, triggers: null, channels: null },
		{ id: '_3', settings: [], triggers: 'no', channels: 'none' },
		{ id: '_4', settings: {}, triggers: {}, channels: [ null, 1, [], {} ] },
	];
	const channels = [
		null,
		7,
		{},
		...[
			{ value: {} },
			{ value: '' },
			{ channel: '<b>Phone</b>' },
			{ channel: 'Nobody_Knows', value: 'not an address' },
			{ channel: 'Link', value: 'javascript:window.hacked=1' },
			{ channel: 'Line', value: ' data:text/html,<script>' },
			{ channel: 'Whatsapp', value: 'no digits at all' },
			{ channel: 'Email', value: 'no address' },
			{
				channel: 'Waze',
				value: 'https://waze.com/ul?q=100%',
				pre_set_message: '100 % \uD83D',
			},
		].map( aChannel ),
	];
	const settings = {
		widget_size: 'huge',
		custom_widget_size: -5,
		bottom_spacing: null,
		side_spacing: {},
		position: [ 'left' ],
		default_state: 7,
		show_close_button: [],
		widget_color: { r: 1 },
		pending_mesg_count: 'NaN',
		is_pending_mesg_enabled: 'on',
		cta_text: [ '<b>' ],
		show_cta: {},
		widget_icon: 'chat-image',
		widget_icon_url: 'javascript:1',
		attention_effect: 12,
		font_family: false,
		has_custom_css: 1,
		custom_css: '}}}{ not css',
	};
	const triggers = {
		has_time_delay: 'maybe',
		time_delay: 'soon',
		has_countries: 1,
		countries: [ null, 'Germany', 4 ],
		has_date_scheduling_rules: 1,
		date_scheduling_rules: 'always',
		time_diff: 0,
		has_day_hours_scheduling_rules: 1,
		day_hours_scheduling_rules: [ null, { days: 99 } ],
		day_time_diff: '+99:99',
		auto_hide_widget: 1,
		hide_after: 'never',
	};
	const all = [
		...broken,
		{
			...aWidget( { id: '_7' } ),
			channels: { 0: CHANNELS[ 0 ], 5: CHANNELS[ 1 ] },
		},
		{ ...aWidget( { id: '_8' } ), channels },
		aWidget( { settings, triggers } ),
		...broken,
	];
	await replaceSettings(
		page,
		toStatement( {
			...pageOf(),
			chaty_widgets: Object.fromEntries(
				all.map( ( one, index ) => [ 2 * index + 3, one ] )
			),
		} )
	);
	await page.goto( '/' );
	const gaps = new WidgetOnPage( page, '_7' );
	await gaps.open();
	await expect( gaps.channels ).toHaveCount( 2 );
	await gaps.close.click();
	await gaps.expectClosed();
	const one = new WidgetOnPage( page, '_8' );
	await expect( one.single ).toHaveAttribute(
		'href',
		'https://waze.com/ul?q=100%'
	);
	await expect( one.launcher ).toHaveCount( 0 );
	await expect( widget.launcher ).toBeVisible();
	expect( await widget.launcher.boundingBox() ).toMatchObject( {
		width: 54,
		height: 54,
	} );
	await widget.open();
	await expect( widget.channels ).toHaveCount( 3 );
	await expect( allWidgets( page ) ).toHaveCount( 3 );
} );

/** Markup that would run `window.hacked = …`. */
const MARKUP =
	'"\'></style></script></a><img src="/hacked.png" onerror="window.hacked=1"><svg onload="window.hacked=2"></svg><script>window.hacked=3</script><iframe srcdoc="<script>parent.hacked=4</script>"></iframe>';

/** These keys, with the markup as their values. */
const everywhere = ( keys: string ) =>
	Object.fromEntries( keys.split( ' ' ).map( ( key ) => [ key, MARKUP ] ) );

/** The elements that a widget consists of. */
const OUR_ELEMENTS =
	/^(div|span|label|button|a|img|svg|g|path|use|form|input|textarea|p)$/;

/** Checks that nothing of the markup was parsed. */
async function expectHarmless( page: Page, requests: readonly string[] ) {
	const found = await allWidgets( page )
		.locator( '*' )
		.evaluateAll( ( elements ) =>
			elements.map( ( element ) => ( {
				name: element.localName,
				handlers: element
					.getAttributeNames()
					.filter( ( name ) => /^(on|srcdoc|style$)/.test( name ) )
					.filter(
						( name ) =>
							name !== 'style' ||
							/url|expression|;\s*(?!--)\w/.test(
								element.getAttribute( 'style' ) ?? ''
							)
					),
			} ) )
		);
	expect( found.length ).toBeGreaterThan( 3 );
	for ( const { name, handlers } of found ) {
		expect( name ).toMatch( OUR_ELEMENTS );
		expect( handlers ).toEqual( [] );
	}
	expect( await page.evaluate( 'window.hacked' ) ).toBeUndefined();
	expect( requests.filter( ( url ) => /\/hacked/.test( url ) ) ).toEqual(
		[]
	);
	await expect( page.locator( 'h1, h2' ).first() ).toBeVisible();
}

function recordRequests( page: Page ) {
	const urls: string[] = [];
	page.on( 'request', ( request ) => urls.push( request.url() ) );
	return urls;
}

test.describe( 'markup in every text', () => {
	const SETTINGS = {
		...everywhere(
			'cta_text cta_head cta_body cta_text_color cta_head_bg_color cta_head_text_color close_text widget_icon_color widget_rgb_color widget_fa_icon widget_token widget_index attention_effect pending_mesg_count pending_mesg_count_bgcolor side_spacing custom_css'
		),
		show_cta: 'all_time',
		cta_bg_color: 'red;background:url(/hacked)',
		widget_color: 'url(/hacked)',
		widget_icon: 'chat-image',
		widget_icon_url: 'javascript:window.hacked=5',
		is_pending_mesg_enabled: 'on',
		pending_mesg_count_color: 'red}*{display:none',
		font_family: 'x;}*{background:url(/hacked)}',
		bottom_spacing: '25px;background:url(/hacked)',
		has_custom_css: 1,
	};
	const CHANNEL = {
		...everywhere(
			'hover_text title icon_rgb_color svg_icon widget_token widget_index order target mobile_target desktop_target wp_popup_headline wp_popup_nickname wp_popup_profile wp_popup_head_bg_color chat_welcome_message input_placeholder header_text header_sub_text header_bg_color header_text_color mail_subject pre_set_message channel_account_type'
		),
		url: 'javascript:window.hacked=6',
		click_event: 'window.hacked=7',
		icon_color: 'red;background:url(/hacked)',
		viber_url: 'javascript:window.hacked=8',
	};
	const FORM = {
		...FORM_CHANNEL,
		...CHANNEL,
		contact_form_settings: {
			...everywhere(
				'contact_form_title button_text button_text_color title_bg_color'
			),
			button_bg_color: 'red;background:url(/hacked)',
			contact_form_field_order: [ MARKUP ],
		},
		contact_fields: [
			{
				field: 'name',
				is_required: 1,
				...everywhere( 'title placeholder type' ),
			},
			{ is_required: 1, ...everywhere( 'field title placeholder' ) },
			{
				field: 'message',
				type: 'textarea',
				...everywhere( 'title placeholder' ),
			},
		],
	};

	test( 'given a list and a single channel, then texts stay texts', async ( {
		page,
	} ) => {
		const requests = recordRequests( page );
		const channels = [
			...[
				{},
				{ channel: 'Whatsapp' },
				{ channel: 'Email', value: 'a@example.com' },
				{ channel: 'SMS' },
				{ channel: 'Viber' },
				{ channel: 'Linkedin', value: MARKUP },
				{ channel: 'Telegram', value: MARKUP },
				{ channel: 'Skype', value: MARKUP },
				{ channel: 'Link', value: MARKUP },
				{ channel: 'Waze', value: 'javascript:window.hacked=9' },
				{
					channel: 'Custom_Link_4',
					channel_type: MARKUP,
					value: 'vbscript:1',
				},
			].map( ( one ) => aChannel( { ...CHANNEL, ...one } ) ),
			FORM,
		];
		await replaceSettings(
			page,
			toStatement(
				pageOfEach( [
					{ settings: SETTINGS, channels },
					{
						settings: { ...SETTINGS, position: 'left' },
						channels: channels.slice( 1, 2 ),
					},
				] )
			)
		);
		await page.goto( '/' );
		const widget = new WidgetOnPage( page );
		await expect( widget.launcher ).toBeVisible();
		const { single } = new WidgetOnPage( page, 1 );
		await expect( single ).toBeVisible();
		expect( await single.getAttribute( 'href' ) ).toBe(
			`https://wa.me/15550100234?text=${ encodeURIComponent(
				MARKUP
			).replace( /'/g, '%27' ) }`
		);
		await expectHarmless( page, requests );
		await widget.open();
		await expectHarmless( page, requests );
		const addresses = await widget.channels.evaluateAll( ( links ) =>
			links.flatMap( ( link ) => link.getAttribute( 'href' ) ?? [] )
		);
		expect( addresses.length ).toBeGreaterThan( 4 );
		for ( const address of addresses ) {
			expect( address ).toMatch( /^(https|tel|mailto|sms|viber|skype):/ );
		}
		await expect( widget.channel( 'Phone' ) ).toHaveAttribute(
			'data-hover',
			MARKUP
		);

		await widget.channel( 'Contact_Us' ).click();
		await expect( widget.panel ).toBeVisible();
		await widget.panel.locator( '.chaty-submit-button' ).click();
		await expect(
			widget.panel.locator( '[aria-invalid=true]' )
		).toHaveCount( 1 );
		await expectHarmless( page, requests );
	} );

	test( 'given strings and a response with markup, then they stay texts', async ( {
		page,
	} ) => {
		const requests = recordRequests( page );
		await page.route( '**/admin-ajax.php', ( route ) =>
			route.fulfill( {
				contentType: 'application/json',
				body: JSON.stringify( {
					status: 1,
					message: MARKUP,
					redirect_action: 'yes',
					redirect_link: 'javascript:window.hacked=10',
				} ),
			} )
		);
		const words = everywhere( 'open close channels name message send' );
		const statement = toStatement(
			pageOf( aWidget( { channels: [ ...CHANNELS, FORM ] } ) )
		);
		await replaceSettings(
			page,
			`for(const data of [document.querySelector('script#chaty-data')]){
				const json=JSON.parse(data.text);
				json.assets.lang=${ JSON.stringify( words ).replace( /</g, '\\u003c' ) };
				data.text=JSON.stringify(json);
			}${ statement }`
		);
		await page.goto( '/' );
		const widget = new WidgetOnPage( page );
		await widget.open();
		await widget.channel( 'Contact_Us' ).click();
		await widget.panel.locator( '[name=name]' ).fill( MARKUP );
		await widget.panel.locator( '.chaty-submit-button' ).click();
		const status = widget.panel.getByRole( 'status' );
		await expect( status ).toHaveText( MARKUP );
		await expect( status.getByRole( 'link' ) ).toHaveCount( 0 );
		await expectHarmless( page, requests );
	} );
} );

test( 'a hostile page title goes into the message and nowhere else', async ( {
	page,
	visit,
} ) => {
	const requests = recordRequests( page );
	const title = `$& {url} ${ MARKUP }\r\nBcc: b@example.com`;
	const widget = await visit(
		{
			channels: [
				aChannel( {
					channel: 'Whatsapp',
					pre_set_message: 'On {title}, {url}',
				} ),
				aChannel( {
					channel: 'Email',
					value: 'a@example.com',
					mail_subject: '{title}',
				} ),
			],
		},
		{ path: '/?x="><b>' }
	);
	await page.evaluate( ( text ) => ( document.title = text ), title );
	const shown = await page.title();
	await widget.open();
	const links = await widget.channels.evaluateAll( ( elements ) =>
		elements.map( ( element ) => ( element as HTMLAnchorElement ).href )
	);
	expect( links ).toHaveLength( 2 );
	const [ chat = '', mail = '' ] = links;
	expect( new URL( chat ).searchParams.get( 'text' ) ).toBe(
		`On ${ shown }, ${ page.url() }`
	);
	expect( new URL( mail ).pathname ).toBe( 'a@example.com' );
	expect( [ ...new URL( mail ).searchParams.keys() ] ).toEqual( [
		'subject',
	] );
	expect( new URL( mail ).searchParams.get( 'subject' ) ).toBe( shown );
	await expectHarmless( page, requests );
} );

test( 'given page content with our classes, data and ids, and names of our globals as ids, then it is not changed, and the widgets work', async ( {
	page,
	site,
	context,
	visit,
} ) => {
	const LURE = `
		<div class="chaty-widget right-position"><div class="chaty-channels"><div class="chaty-channel-list" id="csaas-channels-0">
		<div class="chaty-channel Phone-channel-link" data-widget="0" data-channel="Phone">
		<a class="chaty-tooltip chaty-link Phone-channel" href="#lure" data-form="chaty-form-0-Contact_Us" data-hover="&lt;img src=/hacked.png onerror=window.hacked=1&gt;">lure link</a></div></div></div>
		<button class="open-chaty csaas-widget-trigger chaty-cta-button" data-widget="0">lure launcher</button>
		<div class="chaty-outer-forms chaty-form-0 active" data-channel="Phone" data-widget="0">lure panel</div></div>
		<form class="chaty-ajax-contact-form" data-widget="0" data-channel="Contact_Us"><input name="name"></form>`;
	const IDS =
		'chaty-open-0 csaas-channels-0 Phone-0-channel chaty-form-0-Contact_Us chaty_settings chaty-settings chaty-data chaty_loader chaty_widget chaty_panel_form chaty_triggers chaty_single_channel launch_chaty react-js chaty-widget-js';
	const requests = recordRequests( page );
	const calls = recordCalls( context );
	const path = await site.putPage( {
		slug: 'lure',
		content: `<!-- wp:html -->${ LURE }<!-- /wp:html -->${ IDS.replace(
			/\S+/g,
			'<p id="$&">lure</p>'
		) }`,
	} );
	const widget = await visit(
		[
			{ settings: { show_cta: 'all_time', cta_text: 'Talk' } },
			{ channels: [ aChannel() ] },
			{
				triggers: {
					has_display_after_page_scroll: 1,
					display_after_page_scroll: 1,
					exit_intent: 1,
				},
			},
		],
		{ path, analytics: 'on' }
	);
	await expect( widget.launcher ).toBeVisible();
	for ( const lure of [ 'launcher', 'link', 'panel' ] ) {
		await page.getByText( `lure ${ lure }` ).dispatchEvent( 'click' );
	}
	await widget.expectClosed();
	expect( await page.evaluate( "'React' in window" ) ).toBe( false );
	await widget.cta.click();
	await widget.expectOpen();
	await expect( widget.channels ).toHaveCount( 3 );
	await expect
		.poll( () =>
			calls
				.filter( ( { widgetId } ) => widgetId === '0' )
				.map( ( { action } ) => action )
		)
		.toEqual( [
			'update_chaty_widget_views',
			'update_chaty_widget_click',
		] );
	await widget.channels.first().focus();
	await page.keyboard.press( 'Escape' );
	await widget.expectClosed();
	await expect( widget.launcher ).toBeFocused();
	await expect( new WidgetOnPage( page, 1 ).single ).toBeVisible();
	await page.evaluate( () =>
		document.dispatchEvent( new MouseEvent( 'mouseleave' ) )
	);
	await expect( new WidgetOnPage( page, 2 ).launcher ).toBeVisible();
	await expectHarmless( page, requests );
} );
