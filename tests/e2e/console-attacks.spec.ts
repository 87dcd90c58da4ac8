/**
 * Hostile settings in the database, as another plugin or a stolen account could leave them: in every text, rich text,
 * address, drawing and style of a widget, read by the owner's screen, the preview and the visitor's page.
 */
import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import type { JsonSchema } from '../../src/console/domain/preload';
import {
	CONSOLE,
	nameField,
	openConsole,
	press,
	save,
	snackbar,
	unfold,
} from './support/console';
import { expect, test } from './support/fixtures';
import type { Site } from './support/site';
import type { Complaints, OutsideRequests } from './support/watch';
import { allWidgets, aWidget, pageOf } from './support/widget';

const WHY = '.chaty-console-preview__why';

/** What of a widget shows after it was opened. */
const OPENED = '.chaty-channel-list, .chaty-outer-forms';

const RUN = 'top.hacked=1';

const PAYLOADS = [
	[ 'an image', `"><img src=x onerror=${ RUN }>` ],
	[ 'a script', `</script><script>${ RUN }</script>` ],
	[ 'an address', `javascript:${ RUN }` ],
	[ 'a data address', `data:text/html,<script>${ RUN }</script>` ],
	[
		'a drawing',
		`<svg viewBox="0 0 1 1" onload=${ RUN }><script>${ RUN }</script><a href="javascript:${ RUN }"><path d="M0 0h1v1z" onmouseover=${ RUN } /></a><foreignObject><img src=x onerror=${ RUN }></foreignObject></svg>`,
	],
	[
		'a style',
		`</style><script>${ RUN }</script><style>a{width:expression(${ RUN });background:url(javascript:${ RUN })}@import "https://marker.example/a.css"`,
	],
	[
		'a handler',
		`' autofocus onfocus=${ RUN } onclick=${ RUN } x='" autofocus onfocus=${ RUN } onclick=${ RUN } x="`,
	],
] as const;

/** What an editor has in every key: what must come first in a value by itself, and all else in one value. */
const EDITED = [
	...PAYLOADS.filter( ( [ , payload ] ) => /^[a-z]+:/.test( payload ) ),
	[
		'markup',
		PAYLOADS.flatMap( ( [ , payload ] ) =>
			/^[a-z]+:/.test( payload ) ? [] : [ payload ]
		).join( ' ' ),
	],
] as const;

/** The kinds of values that are texts of the owner. */
const TEXTS = [
	'text',
	'multiline-text',
	'html',
	'url',
	'channel-target',
	'svg',
	'css',
];

/** The kinds of values that can hold a payload. */
const KINDS = [
	...TEXTS,
	'class-names',
	'font',
	'time-zone',
	'launch-command',
	'email-list',
	'color',
];

const schema = JSON.parse(
	readFileSync( 'includes/settings/widgets.schema.json', 'utf8' )
) as JsonSchema;

const list = schema.properties?.[ 'chaty_widgets' ];

/** The keys of a schema with values that owners write, such as `channels[].value`. */
const listKeys = ( node: JsonSchema, path = '' ): string[] => {
	const { properties, items, 'x-sanitizer': kind = '' } = node;
	if ( properties ) {
		return Object.entries( properties )
			.filter( ( [ , one ] ) => one[ 'x-supported' ] !== false )
			.flatMap( ( [ key, one ] ) =>
				listKeys( one, path ? `${ path }.${ key }` : key )
			);
	}
	if ( items ) {
		return listKeys( items, items.properties ? `${ path }[]` : path );
	}
	return TEXTS.includes( kind ) ? [ path ] : [];
};

const TEXT_KEYS = listKeys( list?.items ?? {} );

/** What a key of the schema has: the payload where it can, what is on where it is a switch, else its default. */
function fill( node: JsonSchema, payload: string ): unknown {
	const { properties, items, 'x-sanitizer': kind = '' } = node;
	if ( properties ) {
		return Object.fromEntries(
			Object.entries( properties )
				.filter( ( [ , one ] ) => one[ 'x-supported' ] !== false )
				.map( ( [ key, one ] ) => [ key, fill( one, payload ) ] )
				.filter( ( [ , value ] ) => value !== undefined )
		);
	}
	if ( items ) {
		const value = fill( items, payload );
		return value === undefined ? [] : [ value ];
	}
	if ( kind === 'boolean' ) {
		return 1;
	}
	return KINDS.includes( kind ) ? payload : node.default ?? node.enum?.[ 0 ];
}

/** Channels that between them have every field; the last one is of people. */
const SLUGS = [
	'Whatsapp',
	'Contact_Us',
	'WeChat',
	'Email',
	'Link',
	'Viber',
	'SMS',
	'Whatsapp_2',
];

type Raw = Record< string, unknown >;

/** A channel; one of people leads nowhere else. */
const aChannel = ( filled: Raw, slug: string ) => ( {
	...filled,
	channel: slug,
	channel_type: slug.replace( /_2$/, '' ),
	is_agent: slug === 'Whatsapp_2' ? 1 : 0,
	is_default_open: 0,
	contact_own_fields: ( filled[ 'contact_own_fields' ] as Raw[] ).map(
		( field ) => ( { ...field, id: 'own_1', kind: 'choice' } )
	),
	contact_fields: [ 'text', 'textarea' ].map( ( kind, index ) => ( {
		...( filled[ 'contact_fields' ] as Raw[] )[ 0 ],
		type: kind,
		field: `field_${ index }`,
	} ) ),
} );

/** Two widgets with the payload in every key: visitors see the first one. */
function createWidgets( payload: string ) {
	const filled = fill( list?.items ?? {}, payload ) as Raw;
	const [ channel ] = filled[ 'channels' ] as Raw[];
	const channels = SLUGS.map( ( slug ) => aChannel( channel ?? {}, slug ) );
	const settings = {
		...( filled[ 'settings' ] as Raw ),
		default_state: 'click',
		show_cta: 'all_time',
		cta_type: 'simple-view',
		widget_icon: 'chat-image',
	};
	return [
		{
			...filled,
			id: 0,
			settings,
			triggers: {
				has_element_in_sight: 1,
				element_in_sight: payload,
				pages: [ { effect: 'hide', kind: 'url_is', value: payload } ],
			},
			channels,
		},
		{
			...filled,
			id: '_1',
			settings: { ...settings, cta_type: 'chat-view' },
			triggers: {
				...( filled[ 'triggers' ] as Raw ),
				day_hours_scheduling_rules: [
					{
						days: 7,
						start_hours: '0',
						start_min: '0',
						end_hours: '0',
						end_min: '1',
					},
				],
				countries: [ 'AT' ],
				pages: [ { effect: 'show', kind: 'url_is', value: payload } ],
			},
			channels,
		},
	];
}

/** What in a document could run, or has run. */
const findHarm = ( frame: Frame ): Promise< string[] > =>
	frame.evaluate( () => {
		const harm = 'hacked' in window ? [ 'A script has run.' ] : [];
		for ( const element of document.querySelectorAll( '*' ) ) {
			for ( const { name, value } of element.attributes ) {
				const isHandler = name.startsWith( 'on' );
				const isScript =
					/^(href|src|action|formaction|xlink:href|data)$/.test(
						name
					) && /^\s*(javascript|data:text)/i.test( value );
				if ( ( isHandler || isScript ) && value.includes( 'hacked' ) ) {
					harm.push(
						`<${ element.tagName } ${ name }="${ value }">`
					);
				}
			}
			if ( element.matches( 'script:not([type]), style' ) ) {
				const text = element.textContent ?? '';
				if ( /^\s*top\.hacked/.test( text ) ) {
					harm.push( text );
				}
			}
		}
		return harm;
	} );

async function expectNoHarm( page: Page ) {
	for ( const frame of page.frames() ) {
		expect( await findHarm( frame ) ).toEqual( [] );
	}
	expect( await page.title() ).not.toContain( 'hacked' );
}

/** The keys whose fields show the payload as it is, such as `channels[].value`, or are rich texts without harm. */
const findShown = ( page: Page, payload: string ) =>
	page.evaluate( ( text ) => {
		/** A rich text shows what is left of the payload: it formats, and leads nowhere by itself. */
		const isHarmless = ( area: Element | null ) =>
			!! area?.classList.contains( 'mce-content-body' ) &&
			[ ...area.querySelectorAll( '*' ) ].every(
				( element ) =>
					/^(p|br|strong|b|em|i|u|a)$/.test( element.localName ) &&
					element
						.getAttributeNames()
						.every( ( name ) =>
							/^(href|data-mce-[a-z]+)$/.test( name )
						) &&
					! /^javascript:/i.test(
						element.getAttribute( 'href' ) ?? ''
					)
			);
		const prefix = 'chaty-console-field-';
		const keys = [
			...document.querySelectorAll( `[id^="${ prefix }"]` ),
		].flatMap( ( field ) =>
			[
				...field.querySelectorAll<
					HTMLInputElement | HTMLTextAreaElement
				>( 'input, textarea' ),
			].some( ( { value } ) => value === text ) ||
			isHarmless( field.querySelector( '[role="textbox"]' ) )
				? [
						field.id
							.slice( prefix.length )
							.replace( /\[\d+\]/g, '[]' ),
				  ]
				: []
		);
		return [ ...new Set( keys ) ].sort();
	}, payload );

/** Shows every state of the preview. */
async function playStates( page: Page ) {
	const section = page.getByRole( 'region', { name: 'Preview' } );
	const state = section.getByLabel( 'Show' );
	await expect( state.locator( 'option' ) ).not.toHaveCount( 3 );
	const values = await state
		.locator( 'option' )
		.evaluateAll( ( options ) =>
			options.map( ( one ) => ( one as HTMLOptionElement ).value )
		);
	for ( const value of values ) {
		await state.selectOption( value );
		await expectNoHarm( page );
	}
}

test.beforeEach( ( { site } ) =>
	site.setOptions( { chaty_data_analytics: 'off' } )
);

/** Fails where a payload asks the owner, or fetches what it names. */
function watchPayloads( page: Page, complaints: Complaints ) {
	test.slow();
	complaints.allow( /40[049]|ERR_|data:/ );
	// What the server prints of rich text is right for sanitized one; React replaces it.
	complaints.allow( /hydrat|server HTML|@import/i );
	const dialogs: string[] = [];
	page.on( 'dialog', ( dialog ) => {
		if ( dialog.type() !== 'beforeunload' ) {
			dialogs.push( dialog.message() );
		}
		return dialog.accept();
	} );
	return ( outside: OutsideRequests ) => {
		expect( dialogs ).toEqual( [] );
		expect(
			outside.urls.filter( ( url ) => url.includes( '//marker.' ) )
		).toEqual( [] );
	};
}

for ( const [ what, payload ] of EDITED ) {
	test( `${ what } in every key is a text of the editor, and runs nowhere`, async ( {
		site,
		page,
		complaints,
		outside,
	} ) => {
		const expectQuiet = watchPayloads( page, complaints );
		await site.trustWidgets( createWidgets( payload ) );
		await openConsole( page, '&widget=0' );
		await expect( nameField( page ) ).toHaveValue( payload );
		await unfold( page );
		await expect
			.poll( async () => {
				const shown = await findShown( page, payload );
				return TEXT_KEYS.filter(
					( key ) =>
						! shown.includes( key ) &&
						! shown.includes( key.replace( /\.value$/, '' ) )
				);
			} )
			.toEqual( [] );
		await playStates( page );

		// Why it is hidden, and what the server refuses.
		await press( page, 'All widgets' );
		await page
			.getByRole( 'link', { name: payload, exact: true } )
			.last()
			.click();
		await press( page, /^Pages/ );
		await expect( page.locator( WHY ) ).not.toBeEmpty();
		await nameField( page ).fill( `Mine ${ payload }` );
		await press( page, 'Save' );
		await expect( page.locator( '.chaty-console-errors' ) ).toBeVisible();
		await expectNoHarm( page );
		expectQuiet( outside );
	} );
}

test( 'all of them are texts of the list, the page, a conflict and a deletion', async ( {
	site,
	page,
	complaints,
	outside,
} ) => {
	const expectQuiet = watchPayloads( page, complaints );
	test.setTimeout( 600_000 );
	await site.trustWidgets(
		PAYLOADS.flatMap( ( [ , payload ], index ) =>
			createWidgets( payload ).map( ( widget, which ) => ( {
				...widget,
				id: index || which ? `_${ 2 * index + which }` : 0,
			} ) )
		)
	);
	await openConsole( page );
	for ( const [ , payload ] of PAYLOADS ) {
		await expect
			.soft( page.getByRole( 'link', { name: payload, exact: true } ) )
			.toHaveCount( 2 );
	}
	await expectNoHarm( page );

	// The visitor's page, with what is sanitized while it is read, and what is not.
	for ( const isTrusted of [ true, false ] ) {
		if ( ! isTrusted ) {
			await site.setOptions( { chaty_widgets_checksum: '' } );
		}
		await page.goto( '/' );
		await expect( allWidgets( page ) ).toHaveCount( PAYLOADS.length );
		for ( const index of PAYLOADS.keys() ) {
			const id = index && `_${ 2 * index }`;
			await page.evaluate( `launch_chaty( ${ 2 * index || '' } )` );
			await expect(
				page.locator( `#chaty-widget-${ id } :is(${ OPENED })` ).first()
			).toBeVisible();
			await expectNoHarm( page );
		}
	}

	const storeName = ( name: string ) =>
		site.trustWidgets( [
			{ id: 0, name, settings: {}, triggers: {}, channels: [] },
		] );
	for ( const [ , payload ] of PAYLOADS ) {
		// A conflict, with the values of both; a name has 60 characters at most.
		const short = payload.slice( 0, 50 );
		await storeName( short );
		await page.goto( `${ CONSOLE }&widget=0` );
		await nameField( page ).fill( `Mine ${ short }` );
		await storeName( `Theirs ${ short }` );
		await press( page, 'Save' );
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog ).toContainText( `Theirs ${ short }` );
		await expectNoHarm( page );
		await press( dialog, 'Cancel' );
	}

	const all = PAYLOADS.map( ( [ , payload ] ) => payload ).join( ' ' );
	await storeName( all );
	await page.goto( CONSOLE );
	await press( page, `Delete: ${ all }` );
	await expect( snackbar( page ) ).toContainText( all );
	await expectNoHarm( page );
	expectQuiet( outside );
} );

test.describe( 'messages to the screen', () => {
	const HELLO = aWidget( {
		settings: { show_cta: 'all_time', cta_text: 'Hello there' },
	} );

	/** The editor with its preview, and the page in it. */
	async function openPreview( site: Site, page: Page ) {
		await site.importSettings( pageOf( HELLO ) );
		await openConsole( page, '&widget=0' );
		const why = page.locator( WHY );
		await expect( why ).toContainText( 'Visitors see this at once.' );
		const frame = page
			.frames()
			.find( ( one ) => one.url().includes( 'chaty-preview=' ) );
		const token =
			new URL( frame?.url() ?? '' ).searchParams.get( 'chaty-preview' ) ??
			'';
		/** Sends a message as the page itself, and waits until the screen has heard it. */
		const sayAsPage = async ( message: object ) => {
			const url = `https://heard.example/${ Math.random() }`;
			await frame?.evaluate(
				( messages ) =>
					messages.forEach( ( one ) =>
						parent.postMessage( one, location.origin )
					),
				[ message, { type: 'would-open', url, chaty: token } ]
			);
			await expect( page.getByText( url ) ).toBeVisible();
		};
		return { frame, token, why, sayAsPage };
	}

	test( 'of other windows, of an advertisement, without the token are not heard; broken and huge ones cost nothing', async ( {
		site,
		page,
	} ) => {
		const { frame, token, why, sayAsPage } = await openPreview(
			site,
			page
		);
		const forged = { type: 'why', reason: 'off', details: {} };
		const own = { ...forged, chaty: token };
		await sayAsPage( forged );
		await sayAsPage( { ...forged, chaty: 'x'.repeat( 5_000_000 ) } );
		await sayAsPage( { ...forged, chaty: [ token ] } );
		// An advertisement of another origin, in the page; it even knows the token.
		await frame?.evaluate( ( message ) => {
			const ad = document.createElement( 'iframe' );
			ad.sandbox.add( 'allow-scripts' );
			const text = JSON.stringify( message );
			ad.srcdoc = `<script>top.postMessage( ${ text }, '*' ); parent.postMessage( 'sent', '*' )</script>`;
			return new Promise< void >( ( resolve ) => {
				window.addEventListener(
					'message',
					( { data } ) => data === 'sent' && resolve()
				);
				document.body.append( ad );
			} );
		}, own );
		// Another window of the site; the screen's own; and an event that is no message, with a getter.
		const [ popup ] = await Promise.all( [
			page.waitForEvent( 'popup' ),
			page.evaluate( () => {
				window.open( '/' );
			} ),
		] );
		await popup.evaluate(
			( message ) => window.opener.postMessage( message, '*' ),
			own
		);
		await popup.close();
		await page.evaluate( ( message ) => {
			window.postMessage( message, '*' );
			window.dispatchEvent(
				new MessageEvent( 'message', {
					data: Object.defineProperty( {}, 'chaty', {
						get: () => {
							throw new Error( 'A getter ran.' );
						},
					} ),
					origin: location.origin,
					source: window.frames[ 0 ] ?? null,
				} )
			);
		}, own );
		await sayAsPage( {} );
		await expect( why ).toContainText( 'Visitors see this at once.' );
		await sayAsPage( own );
		await expect( why ).toContainText( 'Off:' );

		// Of the page itself, broken or huge.
		await nameField( page ).fill( 'Shop 2' );
		for ( const message of [
			...[
				[ 'day-hours', { hours: 7 } ],
				[ 'day-hours', { hours: [ null ], now: 5, day: 1e20 } ],
				[ 'day-hours', { day: 'x', zone: {} } ],
				[ 'country', { countries: 'x', country: 7 } ],
				[ 'country', { countries: [ '??', {} ], country: '<b>' } ],
				[ 'date-window', { now: {}, start: [], end: { a: 1 } } ],
				[ 'waits', { delaySeconds: {}, scrollPercent: 'x' } ],
				[ 'no-channel', 'x' ],
			].map( ( [ reason, details ] ) => ( {
				type: 'why',
				reason,
				details,
			} ) ),
			{ type: 'shown', panels: 'x' },
			{ type: 'shown', panels: [ null, { channel: {}, kind: 'form' } ] },
			{
				type: 'shown',
				panels: Array( 1000 ).fill( {
					channel: 'x'.repeat( 1000 ),
					kind: 'qr',
				} ),
			},
			{ type: 'would-open', url: 'x'.repeat( 1_000_000 ) },
		] ) {
			await sayAsPage( { ...message, chaty: token } );
		}
		await expect( nameField( page ) ).toHaveValue( 'Shop 2' );
		await save( page );
	} );
} );
