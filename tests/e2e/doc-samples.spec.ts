/**
 * The samples in HTML, JavaScript and CSS of docs/, all on one page, in two themes: markup runs, scripts come to their
 * end, rules are understood. A sample that is added there is found by itself; samples in other languages are run by
 * tests/phpunit/docs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './support/behaviour-page';
import { test } from './support/map-page';

/** A sample of a page: a fenced block of the docs. */
interface DocSample {
	/** Path and line, such as `behaviours/tabs.md:9`. */
	readonly place: string;
	readonly language: 'html' | 'js' | 'css';
	readonly code: string;
}

const DOCS = new URL( '../../docs/', import.meta.url );
const BLOCK = /^[ \t]*```(html|js|css)\n(.*?)^[ \t]*```$/gms;

const SAMPLES = readdirSync( DOCS, { recursive: true, encoding: 'utf8' } )
	.filter( ( path ) => path.endsWith( '.md' ) )
	.sort()
	.flatMap( ( path ) => {
		const text = readFileSync( new URL( path, DOCS ), 'utf8' );
		return [ ...text.matchAll( BLOCK ) ].map(
			( { 1: language, 2: code = '', index } ) => ( {
				place: `${ path }:${
					text.slice( 0, index ).split( '\n' ).length
				}`,
				language: language as DocSample[ 'language' ],
				code,
			} )
		);
	} );
const of = ( language: DocSample[ 'language' ] ) =>
	SAMPLES.filter( ( sample ) => sample.language === language );

/** What samples call of the reader's own. */
const OWN = [ 'isOpeningHour', 'showCallbackForm', 'addSelector' ];

/** Files that samples name. */
const FILES: ReadonlyArray< readonly [ RegExp, string, string ] > = [
	[
		/\/(?!wp-)[\w/-]+\.jpg$/,
		'image/svg+xml',
		'<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="500"/>',
	],
	[ /\.mp4$/, 'video/mp4', '' ],
	[ /\/map\/$/, 'text/html', '<!doctype html><title>Map</title>' ],
];

/** Where the page of the element picker is, as samples want it. */
const PICKER =
	'<iframe id="preview" title="Preview" src="about:blank?chaty-picker=token"></iframe>';

const CONTENT = `${ of( 'html' )
	.map(
		( { place, code } ) =>
			`<section data-sample="${ place }">\n${ code }</section>`
	)
	.join( '\n' ) }`;

/** The samples whose markup has a behaviour that does not run. */
const findIdle = ( page: Page ) =>
	page.evaluate( () => {
		const { chaty } = window as unknown as Record< string, any >;
		return [
			...document.querySelectorAll( '[data-sample] [data-chaty]' ),
		].flatMap( ( element ) =>
			( element.getAttribute( 'data-chaty' ) ?? '' )
				.split( ' ' )
				.filter(
					( name ) => ! chaty?.behaviours?.[ name ]?.get( element )
				)
				.map( ( name ) => `${ name }: ${ element.outerHTML }` )
		);
	} );

/** Runs a script. An element that it names and its document has no markup of is the first one of the behaviour. */
const run = ( page: Page, { place, code }: DocSample ) =>
	page.evaluate(
		( [ document_, script ] ) => {
			const [ , name ] =
				/behaviours\??(?:\.|\[ ')([\w-]+)/.exec( script ) ?? [];
			const [ , id = '' ] =
				/querySelector\( '#([\w-]+)'/.exec( script ) ?? [];
			if ( name && ! document.getElementById( id ) ) {
				const one = `[data-chaty~="${ name }"]`;
				const element =
					document.querySelector(
						`[data-sample^="${ document_ }:"] ${ one }`
					) ?? document.querySelector( one );
				element?.setAttribute( 'id', id );
			}
			new Function( script )();
		},
		[ place.replace( /:\d+$/, '' ), code ] as const
	);

/** How many declarations of a style sheet the browser takes. */
const countDeclarations = ( page: Page, code: string ) =>
	page.evaluate( ( css ) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync( css );
		return [ ...sheet.cssRules ]
			.map( ( { cssText } ) => cssText.split( ';' ).length - 1 )
			.reduce( ( sum, count ) => sum + count, 0 );
	}, code );

for ( const theme of [ '', 'chaty-classic' ] ) {
	test( `the samples of the docs work in a ${
		theme ? 'classic' : 'block'
	} theme`, async ( { site, page, maps } ) => {
		for ( const [ url, contentType, body ] of FILES ) {
			await page.route( url, ( route ) =>
				route.fulfill( { contentType, body } )
			);
		}
		if ( theme ) {
			await site.switchTheme( theme );
		}
		await maps.open( CONTENT );
		await expect.poll( () => findIdle( page ) ).toEqual( [] );

		await page.evaluate(
			( [ names, frame ] ) => {
				document.body.insertAdjacentHTML( 'beforeend', frame );
				const called: string[] = [];
				Object.assign( window, { called } );
				for ( const name of names ) {
					Object.assign( window, {
						[ name ]: () => void called.push( name ),
					} );
				}
			},
			[ OWN, PICKER ] as const
		);
		for ( const sample of of( 'js' ) ) {
			await test.step( sample.place, () => run( page, sample ) );
		}
		await page.evaluate( () => {
			document.dispatchEvent(
				new CustomEvent( 'chaty:channel', {
					detail: { channel: 'Phone' },
				} as never )
			);
			window.postMessage( { type: 'chaty:picked', token: 'token' } );
		} );
		await expect.poll( () => page.evaluate( 'called' ) ).toEqual( OWN );

		for ( const { place, code } of of( 'css' ) ) {
			expect( await countDeclarations( page, code ), place ).toBe(
				code.split( ';' ).length - 1
			);
		}
	} );
}
