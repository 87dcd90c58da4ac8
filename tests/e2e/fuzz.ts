/**
 * Random settings, addresses and form bodies on a real site, by `npm run fuzz`: nothing of them runs, PHP logs nothing,
 * and what the server prints is what scripts draw from the same settings.
 */
import { readFileSync } from 'node:fs';
import { expect as check, type Page } from '@playwright/test';
import fc from 'fast-check';
import type { JsonSchema } from '../../src/console/domain/preload';
import { logIn } from './support/console';
import { test } from './support/fixtures';
import { expectParity } from './support/parity';
import type { Site } from './support/site';
import type { Complaints } from './support/watch';
import { recordConsole } from './support/watch';
import {
	aChannel,
	aWidget,
	FORM_CHANNEL,
	pageOf,
	pageOfEach,
} from './support/widget';

const { FUZZ_SEED = '1', FUZZ_MINUTES = '10' } = process.env;
/** Its tests share the time. */
const TESTS = 3;
const RUN = 'top.hacked=1';

const readJson = ( path: string ) =>
	JSON.parse( readFileSync( new URL( path, import.meta.url ), 'utf8' ) );

const schema: JsonSchema = readJson(
	'../../includes/settings/widgets.schema.json'
);
const SLUGS = Object.keys(
	readJson( '../../src/widget/domain/channels.json' )
);

/** Pieces of the languages that a text can end up in. */
const PIECES = [
	...[ '"', "'", '`', '<', '>', '&', '&amp;', '&lt;', '&#x3c;', '&quot;' ],
	...[ '</script>', '</style>', '</template>', '<!--', '-->', ']]>', '<b>' ],
	...[ '{title}', '{url}', '{x}', '%', '%s', '%3C', '\\', '\\u003c', '$1' ],
	...[ '}', '{', ';', '*/', '/*', 'url(/hacked)', 'var(--x)', '#fff' ],
	...[ 'https://', '//', 'a.example', '/', '?', '#', '@', ':', '+49 30' ],
	...[ 'javascript:', 'data:text/html,', 'java\tscript:', 'vbscript:' ],
	...[ '\u0000', '\u0001', '\u202e', '\u2028', '\ufeff', '\ufffe', '\u00a0' ],
	...[ '\n', '\r\n', '\t', ' ', 'x', '0', '-1', '1e9', '👋🏽', 'تحدث', 'ß' ],
	`<img src=/hacked onerror=${ RUN }>`,
	`<script>${ RUN }</script>`,
	`" onfocus=${ RUN } autofocus x="`,
	`javascript:${ RUN }`,
	`<svg onload=${ RUN }>`,
];

const text = fc.oneof(
	fc
		.array( fc.constantFrom( ...PIECES ), { maxLength: 6 } )
		.map( ( pieces ) => pieces.join( '' ) ),
	fc.string( { unit: 'binary-ascii', maxLength: 20 } ),
	// Characters that PHP knows too: browsers know those of newer versions of Unicode as letters.
	fc.string( { unit: 'grapheme', maxLength: 20 } )
);

/** A value that a key of the schema takes, or a text of any kind. */
function valueOf( node: JsonSchema ): fc.Arbitrary< unknown > {
	const { properties, items, minimum, maximum } = node;
	if ( properties ) {
		return fc.record(
			Object.fromEntries(
				Object.entries( properties )
					.filter( ( [ , one ] ) => one[ 'x-supported' ] !== false )
					.map( ( [ key, one ] ) => [ key, valueOf( one ) ] )
			),
			{ requiredKeys: [] }
		);
	}
	if ( items ) {
		return fc.array( valueOf( items ), { maxLength: 2 } );
	}
	if ( node[ 'x-sanitizer' ] === 'boolean' ) {
		return fc.constantFrom( 0, 1 );
	}
	if ( node.enum ) {
		return fc.constantFrom( ...node.enum );
	}
	return minimum === undefined
		? text
		: fc.integer( { min: minimum, max: maximum ?? minimum } );
}

const { settings = {}, channels = {} } =
	schema.properties?.[ 'chaty_widgets' ]?.items?.properties ?? {};

/** Playwright's list of tests has what a line of theirs says below them. */
const log = ( line: string ) => process.stdout.write( `    ${ line }\n` );

type Raw = Record< string, unknown >;

/** Up to five widgets with any looks and channels, shown at once. */
const widgets = fc.array(
	fc.record( {
		settings: valueOf( settings ) as fc.Arbitrary< Raw >,
		channels: fc.array(
			fc
				.tuple(
					fc.constantFrom( ...SLUGS ),
					valueOf( channels.items ?? {} )
				)
				.map( ( [ channel, filled ] ) =>
					aChannel( {
						...( filled as Raw ),
						channel,
						channel_type: channel,
					} )
				),
			{ minLength: 1, maxLength: 3 }
		),
	} ),
	{ minLength: 1, maxLength: 5 }
);

/** Ten widgets with one channel each, whose address is a text of any kind. */
const addresses = fc.array(
	fc
		.tuple( fc.constantFrom( ...SLUGS ), text, text )
		.map( ( [ channel, value, url ] ) => ( {
			channels: [ aChannel( { channel, value, url, target: '_self' } ) ],
		} ) ),
	{ minLength: 10, maxLength: 10 }
);

/** Drawings are printed only, so nothing draws them a second time. */
const withoutDrawings = < Value >( value: Value ): Value =>
	JSON.parse(
		JSON.stringify( value, ( key, one ) =>
			key === 'svg_icon' ? undefined : one
		)
	);

/** Stores settings, unless the importer finds that they are none. */
async function isStored( site: Site, given: readonly object[] ) {
	return site.importSettings( pageOfEach( given ) ).then(
		() => true,
		( error: Error ) => {
			check( error.message ).toMatch( /^settings: 400 / );
			return false;
		}
	);
}

/** That nothing has run, and that page and server have nothing to complain of. */
async function checkQuiet( site: Site, page: Page, complaints: Complaints ) {
	check( await page.evaluate( 'top.hacked' ) ).toBeUndefined();
	check( complaints.unexpected ).toEqual( [] );
	check( await site.log() ).toEqual( [] );
}

/** Presses each launcher and single channel; links stay here. */
async function pressAll( page: Page ) {
	await page.evaluate( () =>
		document.addEventListener( 'click', ( event ) =>
			event.preventDefault()
		)
	);
	const controls = page.locator(
		'.chaty:not([data-pending]) .chaty-i-trigger :is(a, button)'
	);
	for ( const control of await controls.all() ) {
		await control.dispatchEvent( 'click' );
	}
	await page.waitForLoadState( 'networkidle' );
}

/** Schemes that run or show what the address itself holds. */
const findBadLinks = ( page: Page ) =>
	page
		.locator( '.chaty :is(a, form, iframe, img)' )
		.evaluateAll( ( elements ) =>
			elements
				.flatMap( ( one ) =>
					[ 'href', 'src', 'action' ].map( ( name ) =>
						String( Reflect.get( one, name ) ?? '' )
					)
				)
				.filter( ( url ) =>
					/^(javascript|data:text|vbscript|blob|file)/.test( url )
				)
		);

/** The front page with a text of any kind in its address. */
function withQuery( query: string ) {
	// Half of a surrogate pair has no place in an address.
	const valid = query.replace( /\p{Surrogate}/gu, '' );
	return `/?x=${ encodeURIComponent( valid ) }#${ encodeURI( valid ) }`;
}

const forever = {
	seed: Number( FUZZ_SEED ),
	numRuns: Number.MAX_SAFE_INTEGER,
	interruptAfterTimeLimit: ( Number( FUZZ_MINUTES ) * 60_000 ) / TESTS,
	endOnFailure: true,
};

test.beforeEach( ( { complaints } ) =>
	complaints.allow( /Failed to load resource/ )
);

for ( const [ name, given ] of Object.entries( {
	settings: widgets,
	addresses,
} ) ) {
	test( `random ${ name }`, async ( { site, page, complaints } ) => {
		let stored = 0;
		const lines = recordConsole( page );
		await fc.assert(
			fc.asyncProperty(
				given,
				text,
				fc.boolean(),
				async ( all, query, isDrawn ) => {
					const used = isDrawn ? all : withoutDrawings( all );
					if ( ! ( await isStored( site, used ) ) ) {
						return;
					}
					stored++;
					await page.goto( withQuery( query ) );
					await pressAll( page );
					check( await findBadLinks( page ) ).toEqual( [] );
					await checkQuiet( site, page, complaints );
					check(
						lines.filter( ( line ) => /anew/.test( line ) )
					).toEqual( [] );
					// A page has no data where no widget leads anywhere.
					const hasData = await page.locator( '#chaty-data' ).count();
					if ( ! isDrawn && hasData ) {
						await expectParity( page );
					}
				}
			),
			forever
		);
		log( `${ stored } pages` );
		check( stored ).toBeGreaterThan( 0 );
	} );
}

const NAMES = [
	...[ 'action', 'name', 'email', 'phone', 'message', 'channel', 'widget' ],
	...[ 'ref_url', 'nonce', 'widgetId', 'channels[]', 'userId', 'isMobile' ],
	...[ 'isOpen', 'isSingle', 'isFirst', 'inContent', 'own_1', 'name[]' ],
	...[ 'message[a][b]', 'widget[]', 'action[]', '', '[', 'GLOBALS' ],
];

const ACTIONS = [
	'update_chaty_widget_views',
	'update_chaty_widget_click',
	'update_chaty_channel_click',
	'chaty_front_form_save_data',
];

/** The fields of all calls, as a page sends them. */
const FIELDS = {
	...{ email: 'ada@example.org', message: 'Hello' },
	...{ channel: 'Contact_Us', widget: '0', ref_url: '/' },
	...{ widgetId: '0', 'channels[]': 'Contact_Us', isMobile: '0' },
};

interface Call {
	readonly action: string;
	readonly name: string;
	readonly changes: readonly ( readonly [ string, string ] )[];
	readonly isMultipart: boolean;
}

/** Eight calls with some fields of other values or names, in an encoding of either kind. */
const bodies: fc.Arbitrary< Call[] > = fc.array(
	fc.record( {
		action: fc.constantFrom( ...ACTIONS ),
		// The same message is stored once.
		name: fc.nat().map( ( number ) => `Ada ${ number }` ),
		changes: fc.array( fc.tuple( fc.constantFrom( ...NAMES ), text ), {
			maxLength: 3,
		} ),
		isMultipart: fc.boolean(),
	} ),
	{ minLength: 8, maxLength: 8 }
);

/** Sends a call as a page would; no answer may be an error of the server's. */
async function send(
	site: Site,
	{ changes, isMultipart, action, name }: Call
) {
	const body = isMultipart ? new FormData() : new URLSearchParams();
	const fields = {
		...FIELDS,
		action,
		name,
		...Object.fromEntries( changes ),
	};
	for ( const [ key, value ] of Object.entries( fields ) ) {
		body.append( key, value );
	}
	const answer = await fetch( `${ site.url }/wp-admin/admin-ajax.php`, {
		method: 'POST',
		body,
		headers: {
			'Sec-Fetch-Site': 'same-origin',
			'User-Agent': 'Mozilla/5.0 Firefox/140.0',
		},
	} );
	check( answer.status ).toBeLessThan( 500 );
}

test( 'random form bodies', async ( { site, page, complaints } ) => {
	let messages = 0;
	await logIn( page );
	await fc.assert(
		fc.asyncProperty( bodies, async ( calls ) => {
			await site.reset();
			await site.importSettings(
				pageOf( aWidget( { channels: [ FORM_CHANNEL ] } ), 'on' )
			);
			for ( const call of calls ) {
				await send( site, call );
			}
			const rows = await site.contactRows();
			messages += rows.length;
			const read = rows
				.slice( 0, 1 )
				.map( ( { id } ) => `-messages&message=${ id }` );
			for ( const screen of [ ...read, '-messages', '-statistics' ] ) {
				await page.goto( `/wp-admin/admin.php?page=chaty${ screen }` );
				await page.waitForLoadState( 'networkidle' );
				await checkQuiet( site, page, complaints );
			}
		} ),
		forever
	);
	log( `${ messages } messages` );
	check( messages ).toBeGreaterThan( 0 );
} );
