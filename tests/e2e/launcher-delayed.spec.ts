/**
 * Sites that delay every script until the visitor does something, as WP Rocket, LiteSpeed Cache and Perfmatters do.
 */
import type { Page } from '@playwright/test';
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
	WidgetOnPage,
} from './support/widget';

/** Loads the page's scripts in order on the first event; then clicks that came meanwhile, once more, or not. */
function delay( isReplaying: boolean ) {
	const EVENTS = [
		'keydown',
		'mousemove',
		'mousedown',
		'touchstart',
		'wheel',
	];
	const clicked: EventTarget[] = [];
	const intercept = ( event: Event ) => {
		if ( event.target ) {
			clicked.push( event.target );
		}
		event.preventDefault();
		event.stopImmediatePropagation();
	};
	const run = ( old: HTMLScriptElement ) =>
		new Promise< unknown >( ( resolve ) => {
			const script = document.createElement( 'script' );
			for ( const { name, value } of old.attributes ) {
				script.setAttribute( name, value );
			}
			script.type = old.dataset[ 'type' ] ?? '';
			script.textContent = old.textContent;
			script.onload = script.onerror = resolve;
			old.replaceWith( script );
			if ( ! script.src ) {
				resolve( 0 );
			}
		} );
	async function start() {
		EVENTS.forEach( ( type ) => removeEventListener( type, start ) );
		for ( const old of document.querySelectorAll< HTMLScriptElement >(
			'script[type="text/plain"]'
		) ) {
			await run( old );
		}
		document.dispatchEvent( new Event( 'DOMContentLoaded' ) );
		dispatchEvent( new Event( 'load' ) );
		removeEventListener( 'click', intercept, true );
		clicked.forEach( ( target ) =>
			target.dispatchEvent(
				new MouseEvent( 'click', { bubbles: true, cancelable: true } )
			)
		);
		Object.assign( window, { isReplayed: true } );
	}
	EVENTS.forEach( ( type ) => addEventListener( type, start ) );
	if ( isReplaying ) {
		addEventListener( 'click', intercept, true );
	}
}

/** Opens a page whose scripts wait; the function that it returns lets them come, once they were asked for. */
async function visitDelayed( page: Page, isReplaying: boolean ) {
	await changeDocument( page, ( html ) =>
		html
			.replace( /<script(?![^>]*application)([^>]*)>/g, ( tag, rest ) => {
				const type = /type="([^"]*)"/.exec( rest )?.[ 1 ] ?? '';
				return type === 'importmap'
					? tag
					: `<script type="text/plain" data-type="${ type }"${ rest.replace(
							/ type="[^"]*"/,
							''
					  ) }>`;
			} )
			.replace(
				'<head>',
				`<head><script>(${ String(
					delay
				) })(${ isReplaying })</script>`
			)
	);
	const release = await holdScripts( page );
	await page.goto( '/' );
	return async () => {
		release();
		await page.waitForFunction( 'window.isReplayed' );
	};
}

/** Counts how often the widget of the pages to come opens. */
const countOpenings = ( page: Page ) =>
	page.addInitScript( () => {
		Object.assign( window, { openings: 0 } );
		document.addEventListener( 'chaty:opened', () => {
			( window as unknown as { openings: number } ).openings++;
		} );
	} );

function testDelay( isReplaying: boolean, press: 'click' | 'tap' ) {
	const visit = async ( page: Page ) => {
		await countOpenings( page );
		return visitDelayed( page, isReplaying );
	};

	test( 'the first press opens the list, once, and it stays open', async ( {
		site,
		page,
	} ) => {
		await site.importSettings( pageOf() );
		const finish = await visit( page );
		await expect( printedLauncher( page ) ).toBeVisible();
		await printedLauncher( page )[ press ]();
		await finish();
		const widget = new WidgetOnPage( page );
		await widget.expectOpen();
		await twoFrames( page );
		await widget.expectOpen();
		expect( await page.evaluate( 'openings' ) ).toBe( 1 );
		await widget.close.click();
		await widget.expectClosed();
	} );

	test( 'the first press on a single form opens it', async ( {
		site,
		page,
	} ) => {
		await site.importSettings(
			pageOf( aWidget( { channels: [ FORM_CHANNEL ] } ) )
		);
		const finish = await visit( page );
		await printedLauncher( page )[ press ]();
		await finish();
		await expect( new WidgetOnPage( page ).panel ).toBeVisible();
	} );
}

test.describe( 'a delay that repeats clicks', () =>
	testDelay( true, 'click' ) );

test.describe( 'a delay that does not', () => {
	testDelay( false, 'click' );

	test( 'the first press on a single link follows it', async ( {
		site,
		page,
	} ) => {
		await site.importSettings(
			pageOf(
				aWidget( {
					channels: [
						aChannel( {
							channel: 'Link',
							value: `${ site.url }/visit-us/`,
						} ),
					],
				} )
			)
		);
		await visitDelayed( page, false );
		const opened = page.context().waitForEvent( 'page' );
		await printedLauncher( page ).click();
		await expect( await opened ).toHaveURL( /visit-us/ );
	} );

	test( 'a key elsewhere brings the scripts, and nothing opens', async ( {
		site,
		page,
	} ) => {
		await site.importSettings( pageOf() );
		const finish = await visitDelayed( page, false );
		await page.keyboard.press( 'Tab' );
		await finish();
		await new WidgetOnPage( page ).expectClosed();
	} );
} );

test.describe( 'on a phone', () => {
	test.use( PHONE );
	test.describe( 'a delay that repeats clicks', () =>
		testDelay( true, 'tap' ) );
	test.describe( 'a delay that does not', () => testDelay( false, 'tap' ) );
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

	for ( const [ what, styles ] of [
		[ 'styles in the page', ( html: string ) => html ],
		[
			'styles in a file',
			( html: string ) =>
				html.replace( '<style id="chaty-launcher-css">', '<style>' ),
		],
	] as const ) {
		test( `given ${ what }, then the launcher stays, and the first press opens and counts`, async ( {
			site,
			page,
			context,
		} ) => {
			await site.importSettings( pageOf( aWidget(), 'on' ) );
			const calls = recordCalls( context );
			await changeDocument( page, ( html ) =>
				styles( html )
					.replace(
						/<script id="chaty-loader-js-before">|<script type="text\/javascript" id="chaty-loader-js-before">/,
						'<script type="litespeed/javascript" id="chaty-loader-js-before">'
					)
					.replace(
						'<head>',
						`<head><script>(${ String(
							delayInline
						) })(${ JSON.stringify( EVENTS ) })</script>`
					)
			);
			await page.goto( '/' );
			const widget = new WidgetOnPage( page );
			await expect( widget.launcher ).toBeVisible();
			await widget.open();
			await expect
				.poll( () => calls.map( ( { action } ) => action ) )
				.toContain( 'update_chaty_widget_click' );
			expect( await page.evaluate( "'chaty_compose' in window" ) ).toBe(
				false
			);
			await expect( page.locator( '.chaty' ) ).toHaveCount( 1 );
		} );
	}
} );

test( 'a button that is held down while the loader arrives opens, and counts', async ( {
	site,
	page,
	context,
} ) => {
	await site.importSettings( pageOf( aWidget(), 'on' ) );
	const calls = recordCalls( context );
	const release = await holdScripts( page );
	await page.goto( '/', { waitUntil: 'commit' } );
	await printedLauncher( page ).hover();
	await page.mouse.down();
	release();
	await expect( page.locator( '.chaty[data-pending]' ) ).toHaveCount( 0 );
	await page.mouse.up();
	await new WidgetOnPage( page ).expectOpen();
	await expect
		.poll( () => calls.map( ( { action } ) => action ) )
		.toContain( 'update_chaty_widget_click' );
} );
