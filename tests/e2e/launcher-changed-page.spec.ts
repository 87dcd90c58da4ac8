/**
 * Pages that something has changed after the server printed them: caches, optimizers, translators, policies, and
 * scripts that change the settings.
 */
import type { Page } from '@playwright/test';
import { changeDocument } from './support/document';
import { expect, test } from './support/fixtures';
import { recordConsole } from './support/watch';
import {
	aChannel,
	aWidget,
	pageOf,
	readData,
	WidgetOnPage,
} from './support/widget';

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

test.describe( 'settings that a script changes in place', () => {
	test( 'are drawn as changed', async ( { site, page } ) => {
		await site.importSettings( pageOf() );
		await addScript(
			page,
			`chaty_settings.chaty_widgets[0].settings.widget_color='#112233';
			 chaty_settings.chaty_widgets[0].channels[1].value='other@example.com'`
		);
		await page.goto( '/' );
		const widget = await expectOneThatOpens( page );
		await expect( widget.close ).toHaveCSS(
			'background-color',
			'rgb(17, 34, 51)'
		);
		await expect( widget.channel( 'Email' ) ).toHaveAttribute(
			'href',
			/other@example\.com/
		);
	} );

	test( 'given a widget less, then it is gone', async ( { site, page } ) => {
		await site.importSettings(
			pageOf( [ aWidget( { id: '_1' } ), aWidget() ] )
		);
		await addScript( page, 'chaty_settings.chaty_widgets.shift()' );
		await page.goto( '/' );
		await expectOneThatOpens( page );
	} );

	test( 'given none at all, then no launcher stays', async ( {
		site,
		page,
	} ) => {
		await site.importSettings( pageOf() );
		await addScript( page, 'chaty_settings.chaty_widgets=[]' );
		await page.goto( '/' );
		await expect( page.locator( '.chaty' ) ).toHaveCount( 0 );
	} );
} );

test( 'settings that are frozen are drawn as printed', async ( {
	site,
	page,
} ) => {
	await site.importSettings( pageOf() );
	await addScript(
		page,
		`Object.freeze(chaty_settings);
		Object.defineProperty(window,'chaty_settings',{value:chaty_settings,writable:false,configurable:false})`
	);
	await page.goto( '/' );
	await expectOneThatOpens( page );
	expect( await page.evaluate( "'chaty_compose' in window" ) ).toBe( false );
} );

test.describe( 'a cached page of another version', () => {
	for ( const [ what, change ] of Object.entries( {
		'another plan': ( html: string ) =>
			html.replace( /("plan":\{"version":)\d+/, '$199' ),
		'no plan': ( html: string ) => html.replace( '"plan":', '"other":' ),
	} ) ) {
		test( `given ${ what }, then it is drawn anew, once, and opens`, async ( {
			site,
			page,
		} ) => {
			await site.importSettings( pageOf() );
			await changeDocument( page, ( html ) => {
				const changed = change( html );
				expect( changed ).not.toBe( html );
				return changed;
			} );
			await page.goto( '/' );
			await expectOneThatOpens( page );
		} );
	}
} );

test.describe( 'a content security policy without inline styles', () => {
	for ( const [ what, channels ] of [
		[ 'a list', undefined ],
		[ 'a single channel', [ aChannel( { channel: 'Whatsapp' } ) ] ],
	] as const ) {
		test( `${ what } is drawn with styles that it allows`, async ( {
			site,
			page,
			complaints,
		} ) => {
			complaints.allow( /Content Security Policy/ );
			await site.importSettings(
				pageOf(
					aWidget( {
						settings: { widget_color: '#112233' },
						...( channels && {
							channels: [ ...channels ],
						} ),
					} )
				)
			);
			await changeDocument( page, ( html ) => html, {
				'content-security-policy': "style-src 'self'",
			} );
			await page.goto( '/' );
			const widget = new WidgetOnPage( page );
			if ( channels ) {
				await expect( widget.single ).toHaveCSS(
					'border-radius',
					'50%'
				);
				await expect( page.locator( '.chaty' ) ).toHaveCount( 1 );
			} else {
				await expect( widget.launcher ).toHaveCSS(
					'background-color',
					'rgb(17, 34, 51)'
				);
				await expectOneThatOpens( page );
			}
		} );
	}
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

test.describe( 'markup that something has changed', () => {
	for ( const [ what, [ from, to ] ] of Object.entries( CHANGES ) ) {
		test( `given ${ what }, then the widget opens`, async ( {
			site,
			page,
			complaints,
		} ) => {
			// What React's development build says of it.
			complaints.allow( /Warning: |did not match|hydrat/i );
			const lines = recordConsole( page );
			await site.importSettings(
				pageOf(
					aWidget( {
						settings: {
							show_cta: 'all_time',
							cta_text: 'Talk to us',
						},
					} )
				)
			);
			await changeDocument( page, ( html ) =>
				html.replace(
					/<div id="chaty-widget-0"[\s\S]*?(?=<div class="chaty-id-0">|<noscript>|<script)/,
					( markup ) => {
						const changed = markup.replace( from, to );
						expect( changed ).not.toBe( markup );
						return changed;
					}
				)
			);
			await page.goto( '/' );
			await expectOneThatOpens( page );
			const isDebug = ( await readData( page ) ).assets.debug;
			const isAnew = ! HARMLESS.includes( what );
			expect(
				lines.filter( ( line ) => line.includes( 'drawn anew' ) ),
				complaints.found.join( '\n' )
			).toHaveLength( isDebug && isAnew ? 1 : 0 );
			if ( ! isDebug ) {
				expect( complaints.found ).toEqual( [] );
			}
		} );
	}
} );
