/**
 * Compares places where launchers can be printed: the beginning of the body, from where the loader moves them behind
 * the content, and the footer, as in themes without `wp_body_open()`; there with containment too.
 *
 *     npm run bench -- --place
 */
import { log } from '../tools/tool.mjs';
import { measurePaints } from './page.mjs';
import { addCode, importList, withSites } from './sites.mjs';
import { lastLine, medians, milliseconds, row, score } from './table.mjs';

const FOOTER = `
add_action( 'wp_head', function () { remove_all_actions( 'wp_body_open' ); }, 99 );`;

const CONTAINED = `${ FOOTER }
add_action( 'wp_head', function () { echo '<style>.chaty-widget{contain:layout style}</style>'; } );`;

/** A site with a list, and code of its own. */
const listWith = ( code ) => async ( dir ) => {
	addCode( code )( dir );
	await importList( dir );
};

const SITES = {
	bare: null,
	footer: listWith( FOOTER ),
	contained: listWith( CONTAINED ),
	early: importList,
};
const NAMES = {
	bare: 'bare page',
	footer: 'footer',
	contained: 'footer, contained',
	early: '`wp_body_open`, moved',
};

/**
 * Measures the candidates in turns, so that a busy moment of the machine slows all alike, and makes their table.
 *
 * @param {number} runs Loads of each.
 * @return {Promise<string>} Markdown.
 */
export const measurePlaces = ( runs ) =>
	withSites(
		Object.keys( SITES ),
		async ( { browser, sites, facts } ) => {
			const loads = { bare: [], footer: [], contained: [], early: [] };
			for ( let turn = 1; turn <= runs; turn++ ) {
				log( `Run ${ turn } of ${ runs } …` );
				for ( const [ name, { url } ] of Object.entries( sites ) ) {
					loads[ name ].push( await measurePaints( browser, url ) );
				}
			}
			const rows = Object.entries( loads ).map( ( [ name, all ] ) => {
				const { paint, both, script, layout, tasks, shift } =
					medians( all );
				return row(
					NAMES[ name ],
					...[ paint, both, script, layout, tasks ].map(
						milliseconds
					),
					score( shift )
				);
			} );
			return [
				row(
					'CPU ×6',
					'content painted',
					'content and launcher painted',
					'script',
					'style and layout',
					'all tasks',
					'CLS'
				),
				row( '---', ...Array( 6 ).fill( '---:' ) ),
				...rows,
				'',
				lastLine( { ...facts, runs } ),
			].join( '\n' );
		},
		SITES
	);
