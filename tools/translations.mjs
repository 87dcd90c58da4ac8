/**
 * Writes the translations in `languages` as WordPress reads them, into build/languages: for PHP .l10n.php, which
 * OPcache keeps ready; for each script of the console a .json with its own strings. Part of `npm run build`.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { keyOf, listCatalogs, localeOf, readCatalog } from './catalog.mjs';
import { ROOT } from './paths.mjs';
import { toPhp } from './to-php.mjs';
import { findUsedStrings } from './used-strings.mjs';

const BUILD = join( ROOT, 'build' );
const TARGET = join( BUILD, 'languages' );

const read = ( name ) => readFileSync( join( BUILD, name ), 'utf8' );

const isTranslated = ( { msgstr } ) => msgstr.every( Boolean );

/** The scripts that WordPress registers, by handle, each with the strings of its chunks, which are not registered. */
function readScripts() {
	const files = readdirSync( BUILD ).filter( ( name ) =>
		/^(console-.+|preview|blocks|page-settings)\.js$/.test( name )
	);
	const registered = read( 'console.assets.php' );
	const isChunk = ( name ) => ! registered.includes( `'${ name }'` );
	return files
		.filter( ( name ) => ! isChunk( name ) )
		.map( ( name ) => {
			const code = read( name );
			const chunks = files.filter(
				( file ) =>
					isChunk( file ) &&
					code.includes( `"${ basename( file, '.js' ) }"` )
			);
			return {
				handle: `chaty-${ basename( name, '.js' ) }`,
				strings: findUsedStrings(
					[ code, ...chunks.map( read ) ].join( '\n' )
				),
			};
		} );
}

/** Whether PHP uses a text, among them those of block definitions; texts of scripts alone are in the scripts' files. */
const isOfPhp = ( { comments } ) =>
	/(^|\s)(?!src\/)\S|src\/blocks\.json/.test( comments.reference );

/** A file of `wp_set_script_translations()`. */
const toJed = ( entries, locale, plurals ) =>
	JSON.stringify( {
		domain: 'messages',
		locale_data: {
			messages: {
				'': {
					domain: 'messages',
					lang: locale,
					'plural-forms': plurals,
				},
				...Object.fromEntries(
					entries.map( ( entry ) => [ keyOf( entry ), entry.msgstr ] )
				),
			},
		},
	} );

/** A file as WordPress writes it itself since 6.5. */
const toPhpFile = ( entries, locale, plurals ) =>
	`<?php\nreturn ${ toPhp( {
		domain: 'chaty',
		'plural-forms': plurals,
		language: locale,
		messages: Object.fromEntries(
			entries.map( ( entry ) => [
				keyOf( entry ),
				entry.msgstr.join( '\0' ),
			] )
		),
	} ) };\n`;

mkdirSync( TARGET, { recursive: true } );
const scripts = readScripts();
for ( const path of listCatalogs() ) {
	const locale = localeOf( path );
	const catalog = readCatalog( path );
	const plurals = catalog.headers[ 'plural-forms' ];
	const entries = catalog.entries.filter( isTranslated );
	const write = ( name, content ) =>
		writeFileSync( join( TARGET, `chaty-${ locale }${ name }` ), content );

	write(
		'.l10n.php',
		toPhpFile( entries.filter( isOfPhp ), locale, plurals )
	);
	for ( const { handle, strings } of scripts ) {
		const used = entries.filter(
			( { msgid, msgctxt } ) =>
				strings.has( msgid ) &&
				( msgctxt === undefined || strings.has( msgctxt ) )
		);
		if ( used.length ) {
			write( `-${ handle }.json`, toJed( used, locale, plurals ) );
		}
	}
}
