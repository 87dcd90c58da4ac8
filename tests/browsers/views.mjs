/** What the browsers tell a screen reader about the widget: the computed role and name of each element. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL( 'screen-reader.txt', import.meta.url );

const HEAD = `Roles and names of the widget's elements, as Firefox, WebKit and Chromium tell them to a screen reader.
Elements without a role of their own are left out. Where browsers differ, the line says what each tells.
UPDATE=1 npm run test:browsers writes this file.
`;

/** What a role is called that only groups, styles or labels; the last is Chromium's own. */
const NO_ROLE = /^(generic|none|presentation|LabelText|)$/;

const PANEL = '.chaty-outer-forms:not( [inert] )';
const panel = ( name ) => [
	[ 'click', `.chaty-link|${ name }` ],
	[ 'find', PANEL ],
];

const BACK = [ 'press', 'Escape' ];

/** Each state, and the steps to it from the one before. */
const STATES = {
	closed: [ [ 'find', '.open-chaty' ] ],
	'open list': [
		[ 'click', '.open-chaty' ],
		[ 'find', '.chaty-link' ],
	],
	chat: panel( 'WhatsApp' ),
	'QR code': [ BACK, ...panel( 'WeChat' ) ],
	agents: [ BACK, ...panel( 'Telegram' ) ],
	form: [ BACK, ...panel( 'Order a cake' ) ],
	'form with errors': [
		[ 'click', `${ PANEL } button|Send it` ],
		[ 'find', `${ PANEL } [aria-invalid=true]` ],
	],
};

/**
 * The displayed elements of the widget with the place of each one's parent among them. WebKit's driver computes roles
 * of inert and hidden ones, too, which it does not tell.
 */
const ELEMENTS = `( () => {
	const shown = all( '.chaty-widget, .chaty-widget *:not( svg * )' ).filter(
		( one ) => ! one.closest( '[inert], [aria-hidden=true]' )
	);
	return shown.map( ( one ) => [ one, shown.indexOf( one.parentElement ), one.localName ] );
} )()`;

/** An element's role and name, or nothing for one that only groups or styles. */
async function readText( page, id ) {
	const role = await page.send( 'role', { id } );
	if ( NO_ROLE.test( role ) ) {
		return '';
	}
	const name = await page.send( 'label', { id } );
	return name ? `${ role } "${ name }"` : role;
}

async function readView( page ) {
	const elements = [];
	for ( const [ element, parent, tag ] of await page.read( ELEMENTS ) ) {
		const text = await readText( page, Object.values( element )[ 0 ] );
		elements.push( { parent, tag, text } );
	}
	return elements;
}

/**
 * Reads each state of the widget.
 *
 * @param {import('./page.mjs').Page} page A window of a browser.
 * @return {Promise<Record<string, Object[]>>} The elements of each state, in the order of the page.
 */
export async function readViews( page ) {
	const views = {};
	await page.open( '/' );
	for ( const [ state, steps ] of Object.entries( STATES ) ) {
		for ( const [ method, ...args ] of steps ) {
			await page[ method ]( ...args );
		}
		// What fades out is still there.
		await page.see( 'document.getAnimations().length', 0 );
		views[ state ] = await readView( page );
	}
	return views;
}

/** One line for what all tell, or one with what each tells; none where none tells anything. */
function formatElement( tag, told ) {
	const [ text, ...others ] = new Set( told.map( ( [ , one ] ) => one ) );
	if ( ! others.length ) {
		return text;
	}
	const each = told.map(
		( [ browser, one ] ) => `${ browser }: ${ one || 'nothing' }`
	);
	return `<${ tag }> ${ each.join( ', ' ) }`;
}

/** The lines of one state, from what each browser has read. */
function formatState( byBrowser ) {
	const [ [ , elements ] ] = byBrowser;
	const depths = [];
	const lines = elements.map( ( { parent, tag }, index ) => {
		const told = byBrowser.map( ( [ browser, { [ index ]: one } ] ) => {
			assert.equal( one?.tag, tag, `${ browser } shows other elements.` );
			return [ browser, one.text ];
		} );
		const depth = depths[ parent ] ?? 0;
		const line = formatElement( tag, told );
		depths[ index ] = line ? depth + 1 : depth;
		return line && `${ '  '.repeat( depth ) }${ line }\n`;
	} );
	return lines.join( '' );
}

/**
 * Compares what the browsers have told with the file, or writes the file.
 *
 * @param {Record<string, Record<string, Object[]>>} views What `readViews` has read, by browser.
 */
export function compareViews( views ) {
	const parts = Object.keys( STATES ).map( ( state ) => {
		const byBrowser = Object.entries( views ).map(
			( [ browser, states ] ) => [ browser, states[ state ] ]
		);
		return `\n# ${ state }\n${ formatState( byBrowser ) }`;
	} );
	const text = HEAD + parts.join( '' );
	if ( process.env.UPDATE ) {
		writeFileSync( FILE, text );
	}
	assert.equal( text, readFileSync( FILE, 'utf8' ) );
}
