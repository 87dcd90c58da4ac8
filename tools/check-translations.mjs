/**
 * Checks the translations in `languages`: chaty.pot has the strings of the console's scripts (a test of PHP checks
 * the others), and each language has those of chaty.pot and no others, a text for each form of the plural, none that
 * gettext only guessed, and the placeholders of the English text.
 *
 *     npm run translations
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isOfConsole } from './console-strings.mjs';
import { keyOf, listCatalogs, readCatalog } from './catalog.mjs';
import { ROOT } from './paths.mjs';
import { runTool, ToolError } from './tool.mjs';
import { findUsedStrings } from './used-strings.mjs';

const TEMPLATE = 'languages/chaty.pot';

/** What code replaces by values: `%s`, `%1$s`, `%%`, `{title}`, `<a>`. */
const placeholdersOf = ( text ) =>
	( text.match( /%(?:\d+\$)?[sd]|%%|\{\w+\}/g ) ?? [] ).sort();

const isGuessed = ( { comments } ) => /fuzzy/.test( comments?.flag ?? '' );

/** The forms of a plural may leave the number out, as "one message" does; Arabic has forms for none, one and two. */
function hasPlaceholders( { msgid, msgid_plural: plural, msgstr } ) {
	const allowed = [ msgid, plural ?? msgid ].map( placeholdersOf );
	return msgstr.every( ( text ) => {
		const found = placeholdersOf( text );
		return allowed.some(
			( all ) =>
				found.every( ( one ) => all.includes( one ) ) &&
				( plural || found.length === all.length )
		);
	} );
}

/** What is wrong with a translation, or nothing. */
function findFault( entry, forms ) {
	const wanted = entry.msgid_plural ? forms : 1;
	if ( entry.msgstr.filter( Boolean ).length < wanted ) {
		return 'is not translated';
	}
	if ( isGuessed( entry ) ) {
		return 'is marked as fuzzy';
	}
	return hasPlaceholders( entry ) ? null : 'has other placeholders';
}

/** The faults of a language, a line each. */
function checkCatalog( path, template ) {
	const { entries, headers } = readCatalog( path );
	const forms = Number(
		/nplurals=(\d)/.exec( headers[ 'plural-forms' ] )[ 1 ]
	);
	const own = new Set( entries.map( keyOf ) );
	const wanted = new Set( template.map( keyOf ) );
	const say = ( { msgid }, what ) => `${ path }: “${ msgid }” ${ what }`;
	return [
		...template
			.filter( ( entry ) => ! own.has( keyOf( entry ) ) )
			.map( ( entry ) => say( entry, 'is missing' ) ),
		...entries
			.filter( ( entry ) => ! wanted.has( keyOf( entry ) ) )
			.map( ( entry ) => say( entry, 'is used no more' ) ),
		...entries.flatMap( ( entry ) => {
			const fault = findFault( entry, forms );
			return fault ? [ say( entry, fault ) ] : [];
		} ),
	];
}

/** The strings of the console's sources that the template lacks, a line each. */
function checkTemplate( template ) {
	const known = new Set( [
		'chaty',
		...template.flatMap( ( { msgid, msgid_plural: plural, msgctxt } ) => [
			msgid,
			plural,
			msgctxt,
		] ),
	] );
	return readdirSync( join( ROOT, 'src' ), { recursive: true } )
		.filter( isOfConsole )
		.flatMap( ( path ) => [
			...findUsedStrings(
				readFileSync( join( ROOT, 'src', path ), 'utf8' )
			),
		] )
		.filter( ( text ) => ! known.has( text ) )
		.map( ( text ) => `${ TEMPLATE }: “${ text }” is missing` );
}

runTool( import.meta.url, () => {
	const { entries: template } = readCatalog( TEMPLATE );
	const faults = [
		...checkTemplate( template ),
		...listCatalogs().flatMap( ( path ) => checkCatalog( path, template ) ),
	];
	if ( faults.length ) {
		throw new ToolError(
			[
				...faults,
				'',
				'`composer pot` brings the files in line with the code; then write what is missing into them.',
				'If you do not know a language, say so in the pull request: a maintainer translates before the merge.',
			].join( '\n' )
		);
	}
} );
