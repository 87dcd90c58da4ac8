import {
	kilobytes,
	lastLine,
	milliseconds,
	row,
	score,
	writeGoal as writeMost,
} from './table.mjs';

const count = ( value ) => String( Math.round( value ) );

/** Label, measure, format, and the goal for what a widget adds to the bare page. */
const ROWS = [
	[ '**all before a click**, gz', 'all', kilobytes, 7000 ],
	[ '– HTML', 'html', kilobytes ],
	[ '– JS', 'scripts', kilobytes ],
	[ '– CSS files', 'styles', kilobytes ],
	[ '– images, answers to calls', 'others', kilobytes ],
	[ 'loader script, gz', 'loader', kilobytes, 3800 ],
	[ 'requests', 'requests', count ],
	[ 'render-blocking requests', 'blocking', count, 0 ],
	[ 'first byte to first contentful paint', 'paint', milliseconds, 0 ],
	[ 'script time', 'script', milliseconds, 25 ],
	[ 'all main-thread tasks', 'tasks', milliseconds ],
	[ 'blocking time (TBT)', 'blockingTime', milliseconds, 0 ],
	[ 'layout shift (CLS)', 'shift', score, 0 ],
	[
		'launcher visible after first contentful paint',
		'afterPaint',
		milliseconds,
		50,
	],
	[
		'first click to next paint, React arriving',
		'paintArriving',
		milliseconds,
		150,
	],
	[ '– React there', 'paintThere', milliseconds, 100 ],
	[
		'first click to the channels, React arriving',
		'listArriving',
		milliseconds,
	],
	[ '– React there', 'listThere', milliseconds ],
	[ 'widget with its CSS, on intent, gz', 'own', kilobytes, 16000 ],
	[ '– with WordPress’s React', 'code', kilobytes ],
];

/** What a widget adds to the bare page, or costs where a bare page has nothing alike; and whether that misses the goal. */
function writeCell( bare, page, [ , key, write, most ] ) {
	if ( ! ( key in page ) ) {
		return '';
	}
	const isDifference = key in bare;
	const value = page[ key ] - ( isDifference ? bare[ key ] : 0 );
	const positive = isDifference ? '+' : '';
	const isMissed =
		most !== undefined &&
		parseFloat( write( value ) ) > parseFloat( write( most ) );
	return [
		value < 0 ? '−' : positive,
		write( Math.abs( value ) ),
		isMissed ? ', missed' : '',
	].join( '' );
}

function writeGoal( bare, [ , key, write, most ] ) {
	if ( most === undefined ) {
		return '';
	}
	return `${ key in bare ? '+' : '' }${ write( most ) }`;
}

/**
 * Formats the table of the widget in Markdown.
 *
 * @param {Object}                 results        The medians.
 * @param {Record<string, number>} results.bare   The page without the plugin.
 * @param {Record<string, number>} results.list   With a list of channels.
 * @param {Record<string, number>} results.single With a single link.
 * @param {Object}                 facts          WordPress's version, Chromium's, and how many runs each is the median of.
 * @return {string} Some lines.
 */
export function makeWidgetTable( { bare, list, single }, facts ) {
	return [
		row( 'CPU ×6', 'bare page', 'a list adds', 'a link adds', 'goal' ),
		row( '---', '---:', '---:', '---:', '---:' ),
		...ROWS.map( ( entry ) => {
			const [ label, key, write ] = entry;
			return row(
				label,
				key in bare ? write( bare[ key ] ) : '',
				writeCell( bare, list, entry ),
				writeCell( bare, single, entry ),
				writeGoal( bare, entry )
			);
		} ),
		'',
		lastLine( facts ),
	].join( '\n' );
}

/** What each kind of page may load before a click, beyond the bare page. */
const BYTES = [
	[ 'list of seven', 'list', 6400 ],
	[ 'single link', 'single', 6800 ],
	[ 'list with a delay', 'delay', 8800 ],
	[ 'ten lists', 'ten', 8000 ],
];

/**
 * Formats the table of bytes in Markdown.
 *
 * @param {Record<string, Record<string, number>>} pages What the load of each kind of page brings, and of the bare one.
 * @return {string} Some lines.
 */
export const makeBytesTable = ( { bare, ...pages } ) =>
	[
		row( 'all before a click, gz', 'HTML', 'JS', 'all', 'goal' ),
		row( '---', '---:', '---:', '---:', '---:' ),
		...BYTES.map( ( [ label, kind, most ] ) => {
			const [ html, scripts, all ] = [ 'html', 'scripts', 'all' ].map(
				( key ) => pages[ kind ][ key ] - bare[ key ]
			);
			return row(
				label,
				...[ html, scripts, all ].map( String ),
				writeMost( all, most, kilobytes )
			);
		} ),
	].join( '\n' );
