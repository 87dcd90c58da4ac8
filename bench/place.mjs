/**
 * Where launchers are printed: in the footer, as they are; there with containment; at the beginning of the body, from
 * where they move behind the content once the page is parsed, so that the Tab key comes to the content first.
 *
 *     npm run bench -- --place
 */
import { log } from '../tools/tool.mjs';
import { measurePaints } from './page.mjs';
import { addCode, importList, withSites } from './sites.mjs';
import { lastLine, medians, milliseconds, row, score } from './table.mjs';

const CONTAINED = `
add_action( 'wp_head', function () { echo '<style>.chaty-widget{contain:layout style}</style>'; } );`;

const EARLY = `
add_action( 'wp_enqueue_scripts', function () {
	foreach ( $GLOBALS['wp_filter']['wp_footer']->callbacks[10] as $callback ) {
		$function = $callback['function'];
		if ( is_array( $function ) && 'print_launchers' === $function[1] ) {
			remove_action( 'wp_footer', $function );
			add_action( 'wp_body_open', $function, 1 );
		}
	}
}, 99 );
add_action( 'wp_footer', function () {
	echo '<script type="module">for(const one of document.querySelectorAll(".chaty"))document.body.moveBefore?document.body.moveBefore(one,null):document.body.append(one)</script>';
}, 99 );`;

/** A site with a list, and code of its own. */
const listWith = ( code ) => async ( dir ) => {
	addCode( code )( dir );
	await importList( dir );
};

const SITES = {
	bare: null,
	footer: importList,
	contained: listWith( CONTAINED ),
	early: listWith( EARLY ),
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
