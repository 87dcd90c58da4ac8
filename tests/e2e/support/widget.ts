/**
 * The widget on a page as tests see and use it, and its settings.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
	devices,
	expect,
	type BrowserContext,
	type Locator,
	type Page,
	type Request,
} from '@playwright/test';
import { expectNoViolations } from './axe';
import { changeDocument } from './document';
import type { Site } from './site';

/** Settings of a file: any key, any value. */
type Raw = Record< string, unknown >;

/** One widget of the settings. */
export interface WidgetSettings {
	id: number | string;
	settings: Raw;
	triggers: Raw;
	channels: Raw[];
}

/** Page settings, in the shape of `tests/fixtures/settings`. */
export interface PageSettings {
	ajax_url?: string;
	data_analytics_settings: string;
	chaty_widgets: WidgetSettings[];
}

const {
	userAgent = '',
	viewport,
	deviceScaleFactor = 1,
	isMobile = false,
	hasTouch = false,
} = devices[ 'Pixel 7' ] ?? {};

/** The options of a phone for `test.use()`. */
export const PHONE = {
	userAgent,
	viewport: viewport ?? null,
	deviceScaleFactor,
	isMobile,
	hasTouch,
};

const FIXTURES = fileURLToPath(
	new URL( '../../fixtures/settings', import.meta.url )
);

/** The full path of a settings file. */
export const fixturePath = ( name: string ) =>
	join( FIXTURES, `${ name }.json` );

/** A new copy of a settings file. */
export function fixture( name: string ): PageSettings {
	return JSON.parse( readFileSync( fixturePath( name ), 'utf8' ) );
}

/** A channel that is on for every device. */
export function aChannel( changes: Raw = {} ): Raw {
	return {
		channel: 'Phone',
		value: '+15550100234',
		is_desktop: 1,
		is_mobile: 1,
		...changes,
	};
}

/** Three channels with values. */
export const CHANNELS = [
	aChannel(),
	aChannel( { channel: 'Email', value: 'someone@example.com' } ),
	aChannel( { channel: 'Telegram', value: 'demo_user' } ),
];

/** A contact form with one field of each kind. */
export const FORM_CHANNEL: Raw = {
	channel: 'Contact_Us',
	value: '',
	hover_text: 'Write to us',
	is_desktop: 1,
	is_mobile: 1,
	contact_form_settings: {
		contact_form_title: 'Write to us',
		button_text: 'Send it',
	},
	contact_fields: [
		{ field: 'name', type: 'text', placeholder: 'Ada', is_required: 1 },
		{ field: 'email', type: 'email', placeholder: '', is_required: 1 },
		{ field: 'phone', type: 'tel', placeholder: '', is_required: 0 },
		{ field: 'message', type: 'textarea', placeholder: '', is_required: 1 },
	],
};

/** A widget that shows at once and opens on a click. */
export function aWidget( {
	id = 0,
	settings = {},
	triggers = {},
	channels = CHANNELS,
}: Partial< WidgetSettings > = {} ): WidgetSettings {
	return {
		id,
		settings: { default_state: 'click', show_close_button: 1, ...settings },
		triggers,
		channels,
	};
}

/** Page settings with these widgets. Without analytics, unless a test is about it. */
export function pageOf(
	widgets: WidgetSettings | WidgetSettings[] = aWidget(),
	analytics: 'on' | 'off' = 'off'
): PageSettings {
	return {
		ajax_url: '/wp-admin/admin-ajax.php',
		data_analytics_settings: analytics,
		chaty_widgets: [ widgets ].flat(),
	};
}

/** A channel as it is in the page; one with a panel has no address. */
export interface SeenChannel {
	channel: string;
	href?: string;
	target?: string;
}

/** The id of one of several widgets; the first one's is a number in the settings. */
export const idOf = ( index: number ) => ( index ? `_${ index }` : '0' );

/** A widget on a page. */
export class WidgetOnPage {
	/** Its container, from the moment when it shows. */
	readonly root: Locator;
	/** The outer box with the position and the state. */
	readonly box: Locator;
	readonly launcher: Locator;
	readonly close: Locator;
	readonly list: Locator;
	/** Links and buttons of the list; they may be drawn, hidden, before it is open. */
	readonly channels: Locator;
	/** The single channel, in the launcher's place. */
	readonly single: Locator;
	readonly panel: Locator;
	readonly cta: Locator;
	readonly badge: Locator;

	readonly id: string;

	/** By its id, or as the number that it has in `pageOfEach()`. */
	constructor(
		readonly page: Page,
		which: string | number = 0
	) {
		const id = typeof which === 'number' ? idOf( which ) : which;
		this.id = id;
		this.root = page.locator(
			`[id="chaty-widget-${ id }"]:not([data-pending])`
		);
		this.box = this.root.locator( '.chaty-widget' );
		this.launcher = this.root.locator( '.open-chaty' );
		this.close = this.root.locator( '.chaty-cta-close button' );
		this.list = this.root.locator( '.chaty-channel-list' );
		this.channels = this.list.locator( '.chaty-link' );
		this.single = this.root.locator( '.chaty-i-trigger .chaty-link' );
		this.panel = this.root.locator( '.chaty-outer-forms:not( [inert] )' );
		this.cta = this.root.locator( '.on-hover-text' );
		this.badge = this.root.locator( '.ch-pending-msg' );
	}

	/** The link or button of one channel. */
	channel( slug: string ) {
		return this.root.locator(
			`[id="${ slug }-${ this.id }-channel"] .chaty-link`
		);
	}

	/** Presses the launcher and waits for the list. */
	async open() {
		await this.launcher.click();
		await this.expectOpen();
	}

	/** Brings React, and waits for the list that is drawn, hidden, once the page is idle. */
	async approach() {
		await this.launcher.hover();
		await expect( this.list ).toBeAttached();
	}

	async expectOpen() {
		await expect( this.box ).toHaveAttribute( 'data-state', 'open' );
		await expect( this.list ).toBeVisible();
	}

	async expectClosed() {
		await expect( this.box ).toHaveAttribute( 'data-state', 'closed' );
		await expect( this.list ).toBeHidden();
		await expect( this.panel ).toHaveCount( 0 );
	}

	/** Exactly these channels, in this order, each with its address and target. */
	async expectChannels( expected: readonly SeenChannel[] ) {
		await expect.poll( () => seenIn( this.channels ) ).toEqual( expected );
	}

	/** The single channel, in the launcher's place. */
	async expectSingle( expected: SeenChannel ) {
		await expect
			.poll( () => seenIn( this.single ) )
			.toEqual( [ expected ] );
		await expect( this.single ).toBeVisible();
		await expect( this.launcher ).toHaveCount( 0 );
	}
}

function seenIn( links: Locator ) {
	return links.evaluateAll( ( elements ) =>
		elements.map( ( element ) => {
			const { channel = '' } =
				element.closest< HTMLElement >( '.chaty-channel' )?.dataset ??
				{};
			const href = element.getAttribute( 'href' );
			const target = element.getAttribute( 'target' );
			return {
				channel,
				...( href !== null && { href } ),
				...( target !== null && { target } ),
			};
		} )
	);
}

/** Checks the widget with axe. */
export const expectAccessible = ( page: Page ) =>
	// Style sheets of other hosts cannot be loaded here.
	expectNoViolations( page, '.chaty', { preload: false } );

/** Checks that the panel is inside the window, and nothing overflows it. */
export async function expectInside( { panel, page }: WidgetOnPage ) {
	await expect
		.poll( () =>
			panel.evaluate( ( element ) => {
				const { left, right, top, bottom } =
					element.getBoundingClientRect();
				return (
					left >= 0 &&
					top >= 0 &&
					right <= window.innerWidth &&
					bottom <= window.innerHeight
				);
			} )
		)
		.toBe( true );
	// Its header is as wide as the panel.
	await expect( panel.locator( '.chaty-panel-head' ) ).toHaveJSProperty(
		'offsetWidth',
		await panel.evaluate( ( { clientWidth } ) => clientWidth )
	);
	const overflow = await panel.evaluate( ( element ) =>
		[ element, ...element.querySelectorAll( 'div, form, ul' ) ]
			.filter(
				( { scrollWidth, clientWidth } ) =>
					clientWidth > 1 && scrollWidth > clientWidth + 1
			)
			.map( ( { className } ) => className )
	);
	expect( overflow ).toEqual( [] );
	expect(
		await page.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
}

/** Every widget that the page has shown, also one that is hidden again. */
export const allWidgets = ( page: Page ) =>
	page.locator( '.chaty:not([data-pending])' );

/** Whether the widget bundle and React were loaded. */
export function hasOpenWidgetCode( page: Page ) {
	return page.evaluate( () => 'React' in window || 'chaty_widget' in window );
}

/** wp-env's WordPress takes seconds to answer when its machine is busy. */
const ROWS_TIMEOUT_MS = 30_000;

/** The counted rows in short: `widget channel device views/clicks`, `-` for the widget itself. */
export async function expectRows( site: Site, expected: readonly string[] ) {
	await expect
		.poll(
			async () => {
				const rows = await site.statRows();
				return rows
					.map(
						( { widget, channel, device, views, clicks } ) =>
							`${ widget } ${
								channel || '-'
							} ${ device } ${ views }/${ clicks }`
					)
					.sort();
			},
			{ timeout: ROWS_TIMEOUT_MS }
		)
		.toEqual( [ ...expected ].sort() );
}

/** A call to admin-ajax.php: its fields, with lists joined by commas. */
type Call = Record< string, string >;

/** Records the calls of a context's pages from now on. */
export function recordCalls( context: BrowserContext ): Call[] {
	const calls: Call[] = [];
	context.on( 'request', ( request: Request ) => {
		if ( request.url().includes( 'admin-ajax.php' ) ) {
			const fields = new URLSearchParams( request.postData() ?? '' );
			calls.push(
				Object.fromEntries(
					[ ...new Set( fields.keys() ) ].map( ( key ) => [
						key,
						fields.getAll( key ).join(),
					] )
				)
			);
		}
	} );
	return calls;
}

/**
 * Replaces the inline script that sets `window.chaty_settings`; the settings that it would set are in
 * `window.chaty_printed`.
 */
export function replaceSettings( page: Page, statements: string ) {
	return changeDocument( page, ( html ) =>
		html
			.replaceAll( 'chaty-settings', 'chaty-printed' )
			.replace(
				/window\.chaty_settings=(JSON\.parse\(.*?\.text\));/,
				( _, printed ) =>
					`window.chaty_printed=${ printed };${ statements };`
			)
	);
}

/** What the server has printed for the loader. */
export const readData = ( page: Page ) =>
	page.evaluate( () =>
		JSON.parse(
			document.querySelector( 'script#chaty-data' )?.textContent ?? ''
		)
	);

/** A statement that sets these settings, whatever they are. */
export function toStatement( settings: unknown ) {
	const json = JSON.stringify( settings ).replace( /</g, '\\u003c' );
	return `window.chaty_settings=${ json }`;
}

/** Puts the focus on the page's last control that is not ours: the next Tab comes to the widget. */
export const focusBeforeWidget = ( page: Page ) =>
	page
		.locator( ':is( a[href], button, input ):not( .chaty * ):visible' )
		.last()
		.focus();

/** Scrolls the page down by a share of its height. */
export function scrollTo( page: Page, share: number ) {
	return page.evaluate( ( part ) => {
		const { scrollHeight } = document.documentElement;
		window.scrollTo( {
			top: ( scrollHeight - window.innerHeight ) * part,
			behavior: 'instant',
		} );
	}, share );
}

/** Page settings with one widget for each of these, as `0`, `_1` and so on. */
export const pageOfEach = (
	widgets: readonly Partial< WidgetSettings >[],
	analytics?: 'on' | 'off'
) =>
	pageOf(
		widgets.map( ( one, index ) =>
			aWidget( { id: index ? idOf( index ) : 0, ...one } )
		),
		analytics
	);

type Given = Partial< WidgetSettings >;

interface VisitOptions {
	readonly path?: string;
	/** Marks are kept for the next page only with analytics. */
	readonly analytics?: 'on' | 'off';
}

/** Imports widgets, one or several, and opens a page; returns the first. */
export async function visitWidgets(
	site: Site,
	page: Page,
	given: Given | readonly Given[] = {},
	{ path = '/', analytics }: VisitOptions = {}
) {
	const widgets = [ given ].flat() as Given[];
	await site.importSettings( pageOfEach( widgets, analytics ) );
	await page.goto( path );
	return new WidgetOnPage( page, `${ widgets[ 0 ]?.id ?? 0 }` );
}

/** `visitWidgets` on a site and a page. */
export type Visit = (
	given?: Given | readonly Given[],
	options?: VisitOptions
) => Promise< WidgetOnPage >;
