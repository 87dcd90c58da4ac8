/**
 * Writes the lists of bots from that of isbot (Unlicense), which its authors keep up to date. The server
 * uses all of it; the page, where every visitor loads each byte, uses the crawlers that run scripts.
 *
 *     npm run bots              after isbot has a new version
 *     npm run bots -- --check   fails where a list is not up to date
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { list } from 'isbot';
import { runTool, log, ToolError } from './tool.mjs';
import { ROOT } from './paths.mjs';

/** Bots that isbot does not list. */
const MORE = [ 'gtmetrix' ];

/** The entries that the page uses. */
const ON_PAGE = [
	'(?<! cu)bots?(?:\\b|_)',
	'(?<! channel/|google/)google(?!(?:wv|app|/google| pixel))',
	'(?<!lib)http',
	'chrome-lighthouse',
	'crawl',
	'headless',
	'inspect',
	'phantomjs',
	'pingdom',
	'preview',
	'ptst[ /]\\d',
	'spider',
	'statuscake',
	'synthetic',
	...MORE,
];

const BEHIND = /^\(\?<!([^)]+)\)(\w+)/;

/**
 * Ordinary words that end like a bot's. Not every browser has lookbehind assertions, so the page removes
 * these words first.
 */
const ordinary = ON_PAGE.flatMap( ( entry ) => {
	const [ , before = '', word ] = BEHIND.exec( entry ) ?? [];
	const root = word?.replace( /s$/, '' );
	return root ? before.split( '|' ).map( ( part ) => part + root ) : [];
} );

const escapeSlash = ( text ) => text.replaceAll( '/', '\\/' );

const script = `/** Made by \`npm run bots\` from the list of isbot; change tools/bots.mjs, not this file. */

/** Crawlers that run scripts. */
export const BOT =
	/${ escapeSlash(
		ON_PAGE.map( ( entry ) => entry.replace( BEHIND, '$2' ) ).join( '|' )
	) }/i;

/** Parts of ordinary browsers' names that look like a bot's. */
export const NO_BOT = /${ escapeSlash( ordinary.join( '|' ) ) }/gi;
`;

/** PCRE reads `[\w-.]` as a range. */
const forPcre = ( entry ) => entry.replace( /(\\[dsw])-(?=[^\]])/g, '$1\\-' );

const php = `<?php
/**
 * Parts of the names of bots, as expressions. Made by \`npm run bots\` from the list of isbot (Unlicense);
 * change tools/bots.mjs, not this file.
 *
 * @package Chaty
 */

return array(
${ [ ...list, ...MORE ]
	.map(
		( entry ) => `\t'${ forPcre( entry ).replace( /[\\']/g, '\\$&' ) }',\n`
	)
	.join( '' ) });
`;

const files = {
	'includes/http/bot-patterns.php': php,
	'src/widget/domain/bot-pattern.ts': script,
};

runTool( import.meta.url, () => {
	const unknown = ON_PAGE.filter(
		( entry ) => ! [ ...list, ...MORE ].includes( entry )
	);
	if ( unknown.length ) {
		throw new ToolError(
			`isbot no longer lists: ${ unknown.join( '  ' ) }`
		);
	}
	for ( const [ name, text ] of Object.entries( files ) ) {
		const file = join( ROOT, name );
		if ( ! process.argv.includes( '--check' ) ) {
			writeFileSync( file, text );
		} else if ( readFileSync( file, 'utf8' ) !== text ) {
			throw new ToolError( `${ name } is not up to date: npm run bots` );
		}
	}
	log( 'The lists of bots are up to date.' );
} );
