/**
 * Writes what the server and the page know bots by. The list is that of isbot (Unlicense), which its
 * authors keep up to date: the server uses all of it, the page, where each byte is loaded by every
 * visitor, what crawlers that run scripts are known by.
 *
 *     npm run bots              after isbot has a new version
 *     npm run bots -- --check   says whether the files are up to date
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { list } from 'isbot';
import { runTool, say, ToolError } from './log.mjs';
import { ROOT } from './paths.mjs';

/** What isbot does not list. */
const MORE = [ 'gtmetrix' ];

/** The page's part of the list. */
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
 * What must not stand before a word, with that word: not every browser can look behind, so the page takes
 * these out first.
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

/** PCRE takes `[\w-.]` for a range. */
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

runTool( () => {
	const unknown = ON_PAGE.filter(
		( entry ) => ! [ ...list, ...MORE ].includes( entry )
	);
	if ( unknown.length ) {
		throw new ToolError( `isbot has no more: ${ unknown.join( '  ' ) }` );
	}
	for ( const [ name, text ] of Object.entries( files ) ) {
		const file = join( ROOT, name );
		if ( ! process.argv.includes( '--check' ) ) {
			writeFileSync( file, text );
		} else if ( readFileSync( file, 'utf8' ) !== text ) {
			throw new ToolError( `${ name } is not up to date: npm run bots` );
		}
	}
	say( 'The lists of bots are up to date.' );
} );
