/**
 * Sites that delay every script until the visitor does something, as WP Rocket, LiteSpeed Cache and Perfmatters do.
 */
import type { Locator, Page } from '@playwright/test';
import { WITH_WINDOWS } from './support/chromium';
import { changeDocument, holdScripts } from './support/document';
import { expect, test } from './support/fixtures';
import { printedLauncher } from './support/frames';
import { twoFrames } from './support/settle';
import {
	aChannel,
	aWidget,
	FORM_CHANNEL,
	pageOf,
	PHONE,
	recordCalls,
} from './support/widget';

// Without windows, a phone's page whose scripts are held back never ends loading.
test.use( WITH_WINDOWS );

/** What an optimizer puts before the type of a script that it holds back. */
const HELD = '5d41402abc4b2a76b9719d91-';

/**
 * Loads the page's scripts in order on the first of these events; then clicks that came meanwhile, once more, if there
 * are `clicks`.
 */
function delay(
	held: string,
	events: readonly string[],
	clicks?: EventTarget[]
) {
	const intercept = ( event: Event ) => {
		if ( event.target ) {
			clicks?.push( event.target );
		}
		event.preventDefault();
		event.stopImmediatePropagation();
	};
	const run = ( old: HTMLScriptElement ) =>
		new Promise< unknown >( ( resolve ) => {
			const script = document.createElement( 'script' );
			for ( const { name, value } of old.attributes ) {
				script.setAttribute( name, value.replace( held, '' ) );
			}
			script.textContent = old.textContent;
			script.onload = script.onerror = resolve;
			old.replaceWith( script );
			if ( ! script.src ) {
				resolve( 0 );
			}
		} );
	async function start() {
		events.forEach( ( type ) => removeEventListener( type, start ) );
		for ( const old of document.querySelectorAll< HTMLScriptElement >(
			`script[type^="${ held }"]`
		) ) {
			await run( old );
		}
		document.dispatchEvent( new Event( 'DOMContentLoaded' ) );
		dispatchEvent( new Event( 'load' ) );
		removeEventListener( 'click', intercept, true );
		clicks?.forEach( ( target ) =>
			target.dispatchEvent(
				new MouseEvent( 'click', { bubbles: true, cancelable: true } )
			)
		);
		Object.assign( window, { isReplayed: true } );
	}
	events.forEach( ( type ) => addEventListener( type, start ) );
	if ( clicks ) {
		addEventListener( 'click', intercept, true );
	}
}

const INTERACTION = "['keydown','mousemove','mousedown','touchstart','wheel']";

/** Arguments of `delay` after the first. */
const DELAYS = {
	'a delay that repeats clicks, as WP Rocket has it': `${ INTERACTION },[]`,
	'a delay that does not': INTERACTION,
	'a delay until the page has loaded, as Rocket Loader has it': "['load']",
};

/** Opens a page whose scripts wait; the function that it returns lets them come, once they were asked for. */
async function visitDelayed(
	page: Page,
	given = DELAYS[ 'a delay that does not' ]
) {
	await changeDocument( page, ( html ) =>
		html
			.replace(
				/<script(?![^>]*(?:application|importmap))(?: type="([^"]*)"|)/g,
				( _, type = 'text/javascript' ) =>
					`<script type="${ HELD }${ type }"`
			)
			.replace(
				'<head>',
				`<head><script>(${ String(
					delay
				) })('${ HELD }',${ given })</script>`
			)
	);
	const release = await holdScripts( page );
	await page.goto( '/' );
	return async () => {
		release();
		await page.waitForFunction( 'window.isReplayed' );
	};
}

/** Whether the loader has run, and whether React and our part of it have come. */
const HAS_COME = [
	"document.querySelector( '.chaty:not( [data-pending] )' )",
	"'chaty_widget' in window",
];

/** Expects one opening to be counted. */
const expectCounted = ( calls: ReturnType< typeof recordCalls > ) =>
	expect
		.poll( () =>
			calls.filter(
				( { action } ) => action === 'update_chaty_widget_click'
			)
		)
		.toHaveLength( 1 );

/** Counts how often the widget of the pages to come opens. */
const countOpenings = ( page: Page ) =>
	page.addInitScript( () => {
		Object.assign( window, { openings: 0 } );
		document.addEventListener( 'chaty:opened', () => {
			( window as unknown as { openings: number } ).openings++;
		} );
	} );

type Press = ( launcher: Locator ) => Promise< void >;

const BY_MOUSE: Press = ( launcher ) => launcher.click();
const BY_KEYBOARD: Press = ( launcher ) => launcher.press( 'Enter' );
const BY_TAP: Press = ( launcher ) => launcher.tap();

/** As another visitor, with other scripts to come. */
const forget = ( page: Page ) =>
	Promise.all( [ page.unrouteAll(), page.context().clearCookies() ] );

/** Tests the first press of each way on a list, and the last one on a single form. */
function testDelay( given: string, presses: readonly Press[] ) {
	test( 'the first press opens the list, once, and it stays open, or a single form', async ( {
		site,
		page,
		context,
		widget,
	} ) => {
		const calls = recordCalls( context );
		await countOpenings( page );
		const pressFirst = async ( press: Press ) => {
			await forget( page );
			const finish = await visitDelayed( page, given );
			await expect( printedLauncher( page ) ).toBeVisible();
			await press( printedLauncher( page ) );
			await finish();
		};
		await site.importSettings( pageOf( aWidget(), 'on' ) );
		for ( const press of presses ) {
			calls.length = 0;
			await pressFirst( press );
			await widget.expectOpen();
			await twoFrames( page );
			await widget.expectOpen();
			expect( await page.evaluate( 'openings' ) ).toBe( 1 );
			await expectCounted( calls );
			await widget.close.click();
			await widget.expectClosed();
		}
		await site.importSettings(
			pageOf( aWidget( { channels: [ FORM_CHANNEL ] } ) )
		);
		await pressFirst( presses[ 0 ] ?? BY_MOUSE );
		await expect( widget.panel ).toBeVisible();
	} );
}

for ( const [ index, [ what, given ] ] of Object.entries( DELAYS ).entries() ) {
	test.describe( what, () => {
		const ways = [ BY_MOUSE, BY_KEYBOARD ];
		test.describe( 'by the mouse and by Enter', () =>
			testDelay( given, index % 2 ? ways : ways.reverse() ) );
		test.describe( 'on a phone', () => {
			test.use( PHONE );
			testDelay( given, [ BY_TAP ] );
		} );
	} );
}

test.describe( 'a delay that does not repeat clicks', () => {
	test( 'the first press on a single link follows it', async ( {
		site,
		page,
	} ) => {
		const value = `${ site.url }/visit-us/`;
		await site.importSettings(
			pageOf(
				aWidget( {
					channels: [ aChannel( { channel: 'Link', value } ) ],
				} )
			)
		);
		await visitDelayed( page );
		const opened = page.context().waitForEvent( 'page' );
		await printedLauncher( page ).click();
		await expect( await opened ).toHaveURL( /visit-us/ );
	} );

	test( 'a key elsewhere brings the scripts, and nothing opens', async ( {
		site,
		page,
		widget,
	} ) => {
		await site.importSettings( pageOf() );
		const finish = await visitDelayed( page );
		await page.keyboard.press( 'Tab' );
		await finish();
		await widget.expectClosed();
	} );
} );

test.describe( 'a delay of inline scripts alone, as LiteSpeed Cache has it', () => {
	const EVENTS = 'mouseover click keydown wheel touchmove touchstart'.split(
		' '
	);
	/** Runs the inline scripts on the first event. */
	const delayInline = ( events: readonly string[] ) => {
		const start = () => {
			events.forEach( ( type ) => removeEventListener( type, start ) );
			for ( const old of document.querySelectorAll(
				'script[type="litespeed/javascript"]'
			) ) {
				const script = document.createElement( 'script' );
				script.textContent = old.textContent;
				old.replaceWith( script );
			}
		};
		events.forEach( ( type ) => addEventListener( type, start ) );
	};

	const INLINE =
		/<script( type="text\/javascript")? id="chaty-loader-js-before">/;

	for ( const [ where, id ] of [
		[ 'the page', 'chaty-launcher-css' ],
		[ 'a file', 'elsewhere' ],
	] ) {
		test( `given styles in ${ where }, then the launcher stays, and the first press opens and counts`, async ( {
			page,
			context,
			visit,
		} ) => {
			const calls = recordCalls( context );
			const script = `(${ String( delayInline ) })(${ JSON.stringify(
				EVENTS
			) })`;
			await changeDocument( page, ( html ) =>
				html
					.replace( 'id="chaty-launcher-css"', `id="${ id }"` )
					.replace(
						INLINE,
						'<script type="litespeed/javascript" id="chaty-loader-js-before">'
					)
					.replace( '<head>', `<head><script>${ script }</script>` )
			);
			const widget = await visit( {}, { analytics: 'on' } );
			await expect( widget.launcher ).toBeVisible();
			await widget.open();
			await expectCounted( calls );
			expect( await page.evaluate( "'chaty_compose' in window" ) ).toBe(
				false
			);
			await expect( page.locator( '.chaty' ) ).toHaveCount( 1 );
		} );
	}
} );

/** Presses: where they go, and their two halves; the click comes with the last. */
const PRESSES = {
	'of the mouse': {
		point: ( launcher: Locator ) => launcher.hover(),
		halves: [
			( { mouse }: Page ) => mouse.down(),
			( { mouse }: Page ) => mouse.up(),
		],
	},
	'of the space bar': {
		point: ( launcher: Locator ) => launcher.focus(),
		halves: [
			( { keyboard }: Page ) => keyboard.down( ' ' ),
			( { keyboard }: Page ) => keyboard.up( ' ' ),
		],
	},
	'of Enter': {
		point: ( launcher: Locator ) => launcher.focus(),
		halves: [ ( { keyboard }: Page ) => keyboard.press( 'Enter' ) ],
	},
};

const MOMENTS = [ 'before the loader', 'after the loader', 'after React' ];

/** Wraps the call to action as a browser's translator does. React then draws the launcher anew. */
const translate = ( page: Page ) =>
	page
		.locator( '.on-hover-text', { hasText: 'Talk to us' } )
		.evaluate( ( text ) => ( text.innerHTML = '<font>Kontakt</font>' ) );

for ( const [ what, { point, halves } ] of Object.entries( PRESSES ) ) {
	test( `a press ${ what } opens, and counts, before the loader, after it and after React`, async ( {
		site,
		page,
		context,
		widget,
		complaints,
	} ) => {
		// React's development build reports that it draws the translated launcher anew.
		complaints.allow( /hydrat|Expected server HTML/i );
		const calls = recordCalls( context );
		const settings = { show_cta: 'all_time', cta_text: 'Talk to us' };
		await site.importSettings( pageOf( aWidget( { settings } ), 'on' ) );
		const pressAt = async (
			moments: readonly number[],
			isTranslated = false
		) => {
			await forget( page );
			calls.length = 0;
			const release = [
				await holdScripts( page ),
				await holdScripts( page, /\/react|\/widget\.js/ ),
			];
			await page.goto( '/', { waitUntil: 'commit' } );
			let now = 0;
			const moveTo = async ( moment = now ) => {
				for ( ; now < moment; now++ ) {
					release[ now ]?.();
					await page.waitForFunction( HAS_COME[ now ] ?? '' );
					await twoFrames( page );
				}
			};
			await moveTo( moments[ 0 ] );
			if ( isTranslated ) {
				await translate( page );
			}
			await point( printedLauncher( page ) );
			for ( const [ index, half ] of halves.entries() ) {
				await moveTo( moments[ index ] );
				await half( page );
			}
			await moveTo( 1 );
			release[ 1 ]?.();
			await widget.expectOpen();
			await twoFrames( page );
			await widget.expectOpen();
			await expectCounted( calls );
		};
		for ( const moments of [
			[ 0, 0 ],
			[ 0, 1 ],
			[ 1, 1 ],
			[ 1, 2 ],
		] ) {
			const [ begin, end ] = moments.map( ( one ) => MOMENTS[ one ] );
			// The one half of Enter is its beginning.
			if ( halves.length > 1 || begin === end ) {
				await test.step( `begins ${ begin }, ends ${ end }`, () =>
					pressAt( moments ) );
			}
		}
		await test.step( 'on a page that was translated', () =>
			pressAt( [ 1, 2 ], true ) );
	} );
}
