/** The owner's screens in all their states, and what a machine can judge of how they look. */
import { expect, type Page } from '@playwright/test';
import {
	button,
	importNames,
	nameField,
	openConsole,
	saveButton,
	unfold,
} from './console';
import { openMessage, openMessages, putMessages } from './messages';
import type { CountRow, Site } from './site';
import { chart, dayAt, expectReport } from './statistics';
import { aChannel, aWidget, fixturePath, FORM_CHANNEL, pageOf } from './widget';

/** The plugin's parts of a page: the screen, and what opens over it. */
export const OURS =
	'#wpbody-content .wrap, .components-popover, .components-modal__frame, .components-snackbar';

type Open = ( page: Page, site: Site ) => Promise< unknown >;

const pressFirst = ( page: Page, name: string | RegExp ) =>
	button( page, name ).first().click();

/** A day with its hours, in each of their notations. */
const anHour = ( days: string, start: number, end: number ) => ( {
	days,
	start_time: `${ start }:00`,
	start_hours: start,
	start_min: 0,
	end_time: `${ end }:00`,
	end_hours: end,
	end_min: 0,
} );

/** A widget that uses every group of the editor, with an owner's German texts of all lengths. */
export const FULL = {
	...aWidget( {
		settings: {
			position: 'custom',
			show_cta: 'all_time',
			widget_icon: 'chat-image',
			is_pending_mesg_enabled: 1,
			has_custom_css: 1,
			cta_text: 'Schreib uns',
			close_text: 'Zu',
		},
		triggers: {
			has_time_delay: 1,
			time_delay: 5,
			has_display_after_page_scroll: 1,
			auto_hide_widget: 1,
			has_countries: 1,
			countries: [ 'DE', 'AT', 'GB' ],
			has_date_scheduling_rules: 1,
			has_day_hours_scheduling_rules: 1,
			day_hours_scheduling_rules: [
				anHour( '1', 9, 17 ),
				anHour( '6', 22, 24 ),
			],
			pages: [
				{ effect: 'show', kind: 'url_contains', value: '/laden/' },
				{ effect: 'hide', kind: 'posts', value: '' },
			],
		},
		channels: [
			aChannel( {
				channel: 'Whatsapp',
				value: '15550100234',
				hover_text: 'WhatsApp',
				is_agent: 1,
				agent_data: [ { value: '15550100', agent_title: 'Ada' } ],
				has_welcome_message: 1,
			} ),
			aChannel( { hover_text: 'Ruf uns an, auch an Sonntagen' } ),
			aChannel( { channel: 'WeChat', value: 'wechat-name' } ),
			aChannel( {
				...FORM_CHANNEL,
				hover_text: 'Schreib uns',
				contact_form_settings: {
					redirect_action: 1,
					close_form_after: 1,
				},
			} ),
			aChannel( { channel: 'Email', value: 'keine' } ),
		],
	} ),
	name: 'Shop',
};

const LIST = [
	FULL,
	{
		...aWidget( { id: '_1' } ),
		name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik',
	},
	{ ...aWidget( { id: '_2' } ), name: 'Workshop', is_active: 0 },
	{ ...aWidget( { id: '_3', channels: [] } ), name: 'Without channels' },
];

async function openList( page: Page, site: Site ) {
	await site.importSettings( pageOf( LIST as ( typeof FULL )[] ) );
	await openConsole( page );
}

async function openEditor( page: Page, site: Site ) {
	await site.importSettings( pageOf( LIST as ( typeof FULL )[] ) );
	await openConsole( page, '&widget=0' );
	await expect(
		page.locator( '.chaty-console-preview iframe' )
	).toBeAttached();
}

async function openConflict( page: Page, site: Site ) {
	await importNames( site, 'Shop', 'Blog' );
	await openConsole( page, '&widget=0' );
	await nameField( page ).fill( 'Mine' );
	await importNames( site, 'Theirs', 'Blog' );
	await saveButton( page ).click();
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
}

async function chooseImport( page: Page ) {
	await pressFirst( page, /Import, export/ );
	await page.getByRole( 'menuitem', { name: 'Import' } ).click();
	await page
		.locator( 'input[type=file]' )
		.setInputFiles( fixturePath( 'site-21' ) );
	await expect( page.getByRole( 'dialog' ) ).toContainText( /Changed: \d+/ );
}

/** Counts of eight weeks. */
const COUNTS: readonly CountRow[] = Array.from( { length: 56 }, ( _, index ) =>
	[ 'd', 'm' ].flatMap( ( device ): CountRow[] => [
		[ '0', '', dayAt( index ), device, 3000 + index, 600 - index ],
		[ '0', 'Phone', dayAt( index ), device, 50, 10 + ( index % 7 ) ],
		[ '0', 'Whatsapp', dayAt( index ), device, 60, 20 + ( index % 5 ) ],
		[ '0', 'Gone', dayAt( index ), device, 3, 1 ],
	] )
).flat();

const RANGE = '-statistics&range=own&since=2026-01-05&until=2026-02-01';

/** Opens the Statistics screen of a site with counts. */
export async function openStatistics( page: Page, site: Site ) {
	await site.importSettings( pageOf( LIST as ( typeof FULL )[], 'on' ) );
	await site.addCounts( COUNTS );
	await openConsole( page, RANGE );
	await expect( chart( page ) ).toBeVisible();
}

/** Ways to look at the counts, compared with the days before → what they are split by. */
export const STATISTICS = {
	'statistics-channels': 'channel',
	'statistics-compare': 'day',
} as const;

/** Shows the counts of the open screen in another way, in any language. */
export async function showStatistics( page: Page, by: string ) {
	for ( const value of [ by, 'previous' ] ) {
		await page
			.locator( `select:has( option[value="${ value }"] )` )
			.selectOption( value );
	}
	await expectReport( page );
	await expect( chart( page ) ).toBeVisible();
}

const MESSAGES = [
	...Array.from( { length: 12 }, ( _, index ) => ( {
		read_at: index % 3 ? '2026-03-02 10:00:00' : null,
		mail_state: index % 4 ? 'sent' : 'failed',
	} ) ),
	{
		name: 'Ada Lovelace',
		email: 'ada.lovelace.of.the.analytical.engine@a-long-domain.example.org',
		phone: '+44 20 7946 0000',
		message: 'Hello,\ndo you open on Sunday?',
	},
];

async function openMessageList( page: Page, site: Site ) {
	await importNames( site, 'Shop' );
	await putMessages( site, MESSAGES );
	await openMessages( page );
}

async function openSettings( page: Page, site: Site ) {
	await importNames( site, 'Shop' );
	await openConsole( page, '-settings' );
	await expect( page.getByText( 'Scheduled events' ) ).toBeVisible();
}

/** Opens a dialog or a menu; only with the focus in it does Escape close it. */
const pressInTurn =
	( name: string | RegExp ): Open =>
	async ( page ) => {
		await pressFirst( page, name );
		await expect(
			page.locator(
				':is( .components-modal__frame, .components-popover ):focus-within'
			)
		).toBeVisible();
	};

/** Tours through states: the first is opened on an empty site, the others follow once Escape was pressed. */
export const TOURS: Readonly<
	Record< string, Readonly< Record< string, Open > > >
> = {
	start: {
		'first-start': ( page ) => openConsole( page ),
		'first-number': async ( page ) => {
			await page
				.getByRole( 'textbox', { name: /WhatsApp/ } )
				.fill( '0151 23456789' );
			await expect(
				page.getByText( 'country code' ).first()
			).toBeVisible();
		},
	},
	list: {
		list: openList,
		'list-new': pressInTurn( 'Add a widget' ),
		'list-rename': pressInTurn( 'Rename: Workshop' ),
		'list-menu': pressInTurn( /Import, export/ ),
		'list-import': chooseImport,
		'list-deleted': async ( page ) => {
			await pressFirst( page, 'Delete: Workshop' );
			await expect(
				page.locator( '.components-snackbar__content' ).last()
			).toContainText( 'was deleted' );
		},
	},
	editor: {
		'editor-unfolded': async ( page, site ) => {
			await openEditor( page, site );
			await unfold( page );
		},
		'editor-color': ( page ) =>
			page.locator( '.chaty-console-swatch' ).first().click(),
		'editor-picker': pressInTurn( 'Add a channel' ),
		'editor-leave': async ( page ) => {
			await nameField( page ).first().fill( 'Mine' );
			await pressFirst( page, 'All widgets' );
		},
	},
	conflict: { 'editor-conflict': openConflict },
	messages: {
		messages: openMessageList,
		'messages-pane': ( page ) => openMessage( page, 'Ada Lovelace' ),
	},
	'no statistics': {
		'statistics-empty': async ( page, site ) => {
			await site.importSettings( pageOf( [], 'off' ) );
			await openConsole( page, '-statistics' );
		},
	},
	statistics: {
		statistics: openStatistics,
		...Object.fromEntries(
			Object.entries( STATISTICS ).map( ( [ name, by ] ) => [
				name,
				( page: Page ) => showStatistics( page, by ),
			] )
		),
		'statistics-reset': pressInTurn( 'Delete statistics…' ),
	},
	settings: { settings: openSettings },
};

/** Elements that scroll by themselves, or wait outside the window for a pointer or the focus. */
const APART = [
	'.chaty-statistics-scroll',
	'.CodeMirror',
	'.row-actions',
	'svg',
	'iframe',
	'.screen-reader-text',
	'.components-visually-hidden',
].join( ', ' );

/** Expects that nothing has to be scrolled sideways but tables of data (WCAG 1.4.10), and that nothing is cut off. */
export async function expectReflow( page: Page ) {
	const wide = await page.evaluate(
		( [ ours = '', apart = '' ] ) => {
			const isShown = ( element: Element ) =>
				element.checkVisibility( {
					opacityProperty: true,
					visibilityProperty: true,
				} ) && element.clientWidth > 1;
			const describe = ( element: Element ) =>
				`${ element.tagName }.${
					element.className
				} ${ element.textContent?.slice( 0, 40 ) }`;
			const found = [ ...document.querySelectorAll( ours ) ]
				.flatMap( ( root ) => [
					root,
					...root.querySelectorAll( '*' ),
				] )
				.filter(
					( element ) =>
						isShown( element ) && ! element.closest( apart )
				);
			const outside = found.filter( ( element ) => {
				const { left, right, width } = element.getBoundingClientRect();
				return width > 1 && ( left < -0.5 || right > innerWidth + 0.5 );
			} );
			const scrolled = found.filter(
				( element ) =>
					/auto|scroll/.test(
						getComputedStyle( element ).overflowX
					) &&
					! element.matches( 'textarea' ) &&
					element.scrollWidth > element.clientWidth + 1
			);
			const { scrollWidth, clientWidth } = document.documentElement;
			return [
				...( scrollWidth > clientWidth
					? [ `the page: ${ scrollWidth } of ${ clientWidth } px` ]
					: [] ),
				...outside.map( ( one ) => `outside: ${ describe( one ) }` ),
				...scrolled.map( ( one ) => `scrolled: ${ describe( one ) }` ),
			];
		},
		[ OURS, APART ]
	);
	expect( wide ).toEqual( [] );
}
