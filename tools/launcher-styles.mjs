/**
 * Writes `build/launcher-styles.php`: the rules of the printed style sheets in their order, each group with what the
 * markup of a page must contain for them. Part of `npm run build`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { toPhp } from './to-php.mjs';

/** What the markup must contain for any rule of a sheet. */
const SHEETS = {
	launcher: [],
	'single-channel': [ 'single-channel' ],
	'no-script': [ 'chaty-no-script' ],
	sides: [],
};

/** What the markup must contain, and the selectors that ask for it. */
const PARTS = {
	'left-position': /\.left-position/,
	'--chaty-small': /--chaty-small/,
	'left-if-small': /\.left-if-small/,
	'left-if-wide': /\.left-if-wide/,
	'right-position': /\.right-position/,
	'hor-mode': /\.hor-mode/,
	'pos-left': /\.pos-left/,
	'pos-right': /\.pos-right/,
	'pos-top': /\.pos-top/,
	'chaty-cta-main': /label|\.chaty-cta-main/,
	'on-hover-text': /\.on-hover-text/,
	// The call to action. Links without scripts have its look.
	'chaty-cta-hide':
		/\.(chaty-cta-hide|chaty-quiet|(chaty-cta-main|chaty-i-trigger|single) .*\.on-hover-text)|\[role\]|:not\(\[data-hover\]\)/,
	first_click: /\.first_click/,
	'ch-pending-msg': /\.ch-pending-msg/,
	'<img': /img/,
	'chaty-instagram': /chaty-instagram/,
	'data-device': /\[data-device/,
};

const RULE = /([^{}]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g;

const findParts = ( selector ) =>
	Object.keys( PARTS ).filter( ( name ) => PARTS[ name ].test( selector ) );

/** Rules of minified CSS as pairs: what the markup must contain, and the rule for selectors that need the same. */
const splitRules = ( css ) =>
	[ ...css.matchAll( RULE ) ].flatMap( ( [ rule, selectors, body ] ) => {
		if ( selectors.startsWith( '@media' ) ) {
			return splitRules( body ).map( ( [ names, inner ] ) => [
				names,
				`${ selectors }{${ inner }}`,
			] );
		}
		const lists = new Map();
		// Commas in parentheses separate no rules.
		for ( const selector of selectors.split( /,(?![^(]*\))/ ) ) {
			const key = JSON.stringify( findParts( selector ) );
			lists.set( key, [ ...( lists.get( key ) ?? [] ), selector ] );
		}
		return lists.has( '[]' )
			? [ [ [], rule ] ]
			: [ ...lists ].map( ( [ key, list ] ) => [
					JSON.parse( key ),
					`${ list.join() }{${ body }}`,
			  ] );
	} );

const groups = [];
for ( const [ sheet, needed ] of Object.entries( SHEETS ) ) {
	const css = readFileSync( join( ROOT, `build/${ sheet }.css` ), 'utf8' );
	for ( const [ names, rule ] of splitRules( css.trim() ) ) {
		const all = [ ...needed, ...names ];
		const last = groups.at( -1 );
		if ( last && last[ 0 ].join() === all.join() ) {
			last[ 1 ] += rule;
		} else {
			groups.push( [ all, rule ] );
		}
	}
}
writeFileSync(
	join( ROOT, 'build/launcher-styles.php' ),
	`<?php\nreturn ${ toPhp( groups ) };\n`
);
