/**
 * Pages that something has changed after the server printed them: caches, optimizers, translators, policies, and
 * scripts that change the settings.
 */
import type { Page } from '@playwright/test';
import { changeDocument } from './support/document';
import { expect, test } from './support/fixtures';
import { recordConsole } from './support/watch';
import { aChannel, readData, WidgetOnPage } from './support/widget';

/** Adds a script behind that of the settings. */
const addScript = ( page: Page, script: string ) =>
	changeDocument( page, ( html ) =>
		html.replace(
			/id="chaty-loader-js-before"[\s\S]*?<\/script>/,
			( before ) => `${ before }<script>${ script }</script>`
		)
	);

/** Expects one widget, drawn once, that opens. */
async function expectOneThatOpens( page: Page ) {
	const widget = new WidgetOnPage( page );
	await expect( widget.launcher ).toBeVisible();
	await expect( page.locator( '.chaty' ) ).toHaveCount( 1 );
	await widget.open();
	await expect( widget.channels ).toHaveCount( 3 );
	await expect( page.locator( '.chaty' ) ).toHaveCount( 1 );
	return widget;
}

test( 'settings that a script changes in place are drawn as changed; of a widget less, or of none at all, no launcher stays', async ( {
	page,
	visit,
} ) => {
	await addScript(
		page,
		`chaty_settings.chaty_widgets[0].settings.widget_color='#112233';
		 chaty_settings.chaty_widgets[0].channels[1].value='other@example.com'`
	);
	await visit();
	const widget = await expectOneThatOpens( page );
	await expect( widget.close ).toHaveCSS(
		'background-color',
		'rgb(17, 34, 51)'
	);
	await expect( widget.channel( 'Email' ) ).toHaveAttribute(
		'href',
		/other@example\.com/
	);

	await page.unrouteAll();
	await addScript( page, 'chaty_settings.chaty_widgets.shift()' );
	await visit( [ { id: '_1' }, { id: 0 } ] );
	await expectOneThatOpens( page );

	await page.unrouteAll();
	await addScript( page, 'chaty_settings.chaty_widgets=[]' );
	await visit();
	await expect( page.locator( '.chaty' ) ).toHaveCount( 0 );
} );

test( 'settings that are frozen are drawn as printed', async ( {
	page,
	visit,
} ) => {
	await addScript(
		page,
		`Object.freeze(chaty_settings);
		Object.defineProperty(window,'chaty_settings',{value:chaty_settings,writable:false,configurable:false})`
	);
	await visit();
	await expectOneThatOpens( page );
	expect( await page.evaluate( "'chaty_compose' in window" ) ).toBe( false );
} );

test( 'a cached page with the plan of another version, or none, is drawn anew, once, and opens', async ( {
	page,
	visit,
} ) => {
	for ( const [ from, to ] of [
		[ /("plan":\{"version":)\d+/, '$199' ],
		[ '"plan":', '"other":' ],
	] as const ) {
		await page.unrouteAll();
		await changeDocument( page, ( html ) => {
			const changed = html.replace( from, to );
			expect( changed ).not.toBe( html );
			return changed;
		} );
		await visit();
		await expectOneThatOpens( page );
	}
} );

test( 'a list and a single channel are drawn with styles that a content security policy without inline styles allows', async ( {
	page,
	visit,
	complaints,
} ) => {
	complaints.allow( /Content Security Policy/ );
	await changeDocument( page, ( html ) => html, {
		'content-security-policy': "style-src 'self'",
	} );
	const settings = { widget_color: '#112233' };
	await visit( {
		settings,
		channels: [ aChannel( { channel: 'Whatsapp' } ) ],
	} );
	const widget = new WidgetOnPage( page );
	await expect( widget.single ).toHaveCSS( 'border-radius', '50%' );
	await expect( page.locator( '.chaty' ) ).toHaveCount( 1 );
	await visit( { settings } );
	await expect( widget.launcher ).toHaveCSS(
		'background-color',
		'rgb(17, 34, 51)'
	);
	await expectOneThatOpens( page );
} );

const CHANGES: Record< string, [ from: RegExp, to: string ] > = {
	'white space between tags': [ /></g, '>\n\t<' ],
	'a translated call to action': [ />Talk to us</g, '>Sprechen Sie uns an<' ],
	'a font element, as Google Translate adds': [
		/>Talk to us</g,
		'><font style="vertical-align: inherit;"><font style="vertical-align: inherit;">Sprechen Sie uns an</font></font><',
	],
	'classes in another order': [
		/class="chaty-widget wp-exclude-emoji right-position"/g,
		'class="right-position wp-exclude-emoji chaty-widget"',
	],
	'an attribute less': [ / aria-expanded="false"/g, '' ],
	'attributes more': [
		/<button type="button" class="open-chaty"/g,
		'$& data-optimized="1" loading="lazy"',
	],
	'a comment': [ /<div class="chaty-channels">/g, '<!-- optimized -->$&' ],
	'an element less': [ /<div class="chaty-channels"><\/div>/g, '' ],
	'no quotes': [
		/type="button" class="open-chaty"/g,
		'type=button class=open-chaty',
	],
};

/** Changes that React takes as they are. */
const HARMLESS = [
	'classes in another order',
	'an attribute less',
	'attributes more',
	'a comment',
	'no quotes',
];

test( `given ${ Object.keys( CHANGES ).join(
	', or '
) }, then the widget opens`, async ( { page, visit, complaints } ) => {
	test.slow();
	// What React's development build says of it.
	complaints.allow( /Warning: |did not match|hydrat/i );
	const lines = recordConsole( page );
	let change = CHANGES[ 'a comment' ] ?? [ /^$/, '' ];
	await changeDocument( page, ( html ) =>
		html.replace(
			/<div id="chaty-widget-0"[\s\S]*?(?=<div class="chaty-id-0">|<noscript>|<script)/,
			( markup ) => {
				const changed = markup.replace( ...change );
				expect( changed ).not.toBe( markup );
				return changed;
			}
		)
	);
	await visit( {
		settings: { show_cta: 'all_time', cta_text: 'Talk to us' },
	} );
	const isDebug = ( await readData( page ) ).assets.debug;
	for ( const what of Object.keys( CHANGES ) ) {
		await test.step( what, async () => {
			change = CHANGES[ what ] ?? change;
			const before = lines.length;
			await page.goto( '/' );
			await expectOneThatOpens( page );
			const isAnew = isDebug && ! HARMLESS.includes( what );
			expect(
				lines
					.slice( before )
					.filter( ( line ) => line.includes( 'drawn anew' ) ),
				complaints.found.join( '\n' )
			).toHaveLength( isAnew ? 1 : 0 );
		} );
	}
	if ( ! isDebug ) {
		expect( complaints.found ).toEqual( [] );
	}
} );

test( 'on a translated page, where React draws launchers anew, the focus stays, and a press on another widget opens it', async ( {
	page,
	visit,
	complaints,
} ) => {
	complaints.allow( /Warning: |did not match|hydrat/i );
	await changeDocument( page, ( html ) =>
		html.replace( />Talk to us</g, '>Sprechen Sie uns an<' )
	);
	const settings = { show_cta: 'all_time', cta_text: 'Talk to us' };
	const first = await visit( [
		{ settings },
		{ settings: { ...settings, position: 'left' } },
	] );
	await first.launcher.focus();
	await expect( first.cta ).toHaveText( 'Talk to us' );
	await expect( first.launcher ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await first.expectOpen();

	const second = new WidgetOnPage( page, '_1' );
	await second.launcher.click();
	await second.expectOpen();
} );
