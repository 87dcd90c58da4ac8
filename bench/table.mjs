import { cpus } from 'node:os';

const milliseconds = ( value ) => `${ Math.round( value ) } ms`;
const kilobytes = ( value ) => `${ ( value / 1000 ).toFixed( 1 ) } kB`;
const count = ( value ) => String( Math.round( value ) );
const score = ( value ) => value.toFixed( 3 );
const tenths = ( value ) => `${ value.toFixed( 1 ) } ms`;
const percent = ( value ) => `${ ( value * 100 ).toFixed( 1 ) } %`;

/** The rows that compare loads: label, measure, format, goal for the difference. */
const LOAD_ROWS = [
	[ 'requests', 'requests', count ],
	[ 'HTML, gz', 'html', kilobytes ],
	[ 'JS, gz', 'scripts', kilobytes, 6300 ],
	[ 'CSS files, gz', 'styles', kilobytes, 0 ],
	[ 'render-blocking requests', 'blocking', count, 0 ],
	[ 'first contentful paint', 'paint', milliseconds, 0 ],
	[ 'script time', 'script', milliseconds, 30 ],
	[ 'long tasks', 'longTasks', milliseconds ],
	[ 'layout shift (CLS)', 'shift', score, 0 ],
];

/**
 * Finds the median.
 *
 * @param {number[]} values Some numbers.
 * @return {number} The middle one.
 */
export function median( values ) {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const middle = Math.floor( sorted.length / 2 );
	return sorted.length % 2
		? sorted[ middle ]
		: ( sorted[ middle - 1 ] + sorted[ middle ] ) / 2;
}

/**
 * Finds the median of each measure.
 *
 * @param {Array<Record<string, number>>} runs The runs.
 * @return {Record<string, number>} By measure.
 */
export function medians( runs ) {
	return Object.fromEntries(
		Object.keys( runs[ 0 ] ).map( ( name ) => [
			name,
			median( runs.map( ( one ) => one[ name ] ) ),
		] )
	);
}

const row = ( ...cells ) => `| ${ cells.join( ' | ' ) } |`;

/** A goal, and whether it is missed by what the table shows. */
function writeGoal( value, most, write ) {
	const isMissed = parseFloat( write( value ) ) > parseFloat( write( most ) );
	return `${ write( most ) }${ isMissed ? ', missed' : '' }`;
}

function loadRow( bare, chaty, [ name, key, write, most ] ) {
	const change = chaty[ key ] - bare[ key ];
	const sign = change < 0 ? '−' : '+';
	return row(
		name,
		write( bare[ key ] ),
		write( chaty[ key ] ),
		sign + write( Math.abs( change ) ),
		most === undefined ? '' : `+${ writeGoal( change, most, write ) }`
	);
}

/** The date and the versions of a measurement. */
function lastLine( { runs, wordpress, chromium } ) {
	const machine = `${ cpus().length } × ${ cpus()[ 0 ].model.trim() }`;
	const date = new Date().toISOString().slice( 0, 10 );
	return `Median of ${ runs }, ${ date }, ${ machine }, WordPress ${ wordpress }, Chromium ${ chromium }.`;
}

/**
 * Formats the table of behaviours in Markdown: what each adds to its sample page.
 *
 * @param {Record<string, Record<'bare' | 'chaty', Record<string, number>>>} measured The medians by behaviour.
 * @param {Object}                                                           facts    WordPress's version, Chromium's, and how many runs each is the median of.
 * @return {string} Some lines.
 */
export function makeBehavioursTable( measured, facts ) {
	const change = ( { bare, chaty }, key, write ) => {
		const more = chaty[ key ] - bare[ key ];
		return `${ write( bare[ key ] ) } ${ more < 0 ? '−' : '+' } ${ write(
			Math.abs( more )
		) }`;
	};
	return [
		row( 'CPU ×6', 'JS, gz', 'script time', 'style and layout', 'CLS' ),
		row( '---', '---:', '---:', '---:', '---:' ),
		...Object.entries( measured ).map( ( [ name, both ] ) =>
			row(
				name,
				change( both, 'scripts', kilobytes ),
				change( both, 'script', milliseconds ),
				change( both, 'layout', milliseconds ),
				change( both, 'shift', score )
			)
		),
		'',
		lastLine( facts ),
	].join( '\n' );
}

/**
 * Formats the table of what behaviours cost in use in Markdown.
 *
 * @param {Object}                          used         What was measured.
 * @param {number}                          used.filter  A choice among 500 items, in milliseconds.
 * @param {number[]}                        used.albums  From click to picture in an album of 5, and of 200, in milliseconds.
 * @param {{share: number, growth: number}} used.running A minute of the slider: share of the main thread, and bytes.
 * @return {string} Some lines.
 */
export function makeUseTable( { filter, albums, running } ) {
	return [
		row( 'in use, CPU ×1', 'measured', 'goal' ),
		row( '---', '---:', '---:' ),
		row(
			'500 portfolio items filtered: script, style and layout',
			tenths( filter ),
			writeGoal( filter, 16.7, tenths )
		),
		row(
			'lightbox, click to picture: album of 5 · of 200',
			albums.map( milliseconds ).join( ' · ' ),
			'the same'
		),
		row(
			'two sliders left alone for a minute: main thread · memory',
			`${ percent( running.share ) } · ${ kilobytes( running.growth ) }`,
			`${ writeGoal( running.share, 0.01, percent ) } · ${ writeGoal(
				running.growth,
				0,
				kilobytes
			) }`
		),
	].join( '\n' );
}

/**
 * Formats the table of the widget in Markdown.
 *
 * @param {Object}                 results           The medians.
 * @param {Record<string, number>} results.bare      The page without the plugin.
 * @param {Record<string, number>} results.chaty     The page with it.
 * @param {Record<string, number>} results.arriving  The first click, React still to come.
 * @param {Record<string, number>} results.there     The first click, React there.
 * @param {string}                 results.wordpress WordPress's version.
 * @param {string}                 results.chromium  Chromium's version.
 * @param {number}                 results.runs      How many runs each is the median of.
 * @return {string} Some lines.
 */
export function makeTable( results ) {
	const { bare, chaty, arriving, there } = results;
	return [
		row( 'CPU ×6', 'bare page', 'with Chaty', 'difference', 'goal' ),
		row( '---', '---:', '---:', '---:', '---:' ),
		...LOAD_ROWS.map( ( entry ) => loadRow( bare, chaty, entry ) ),
		row( 'launcher shows', '', milliseconds( chaty.launcher ), '', '' ),
		row(
			'first click to next paint, React arriving · already there',
			'',
			`${ milliseconds( arriving.nextPaint ) } · ${ milliseconds(
				there.nextPaint
			) }`,
			'',
			`${ writeGoal(
				arriving.nextPaint,
				200,
				milliseconds
			) } · ${ writeGoal( there.nextPaint, 100, milliseconds ) }`
		),
		row(
			'first click to the channels, React arriving · already there',
			'',
			`${ milliseconds( arriving.list ) } · ${ milliseconds(
				there.list
			) }`,
			'',
			''
		),
		row(
			'JS on intent, gz: widget · with WordPress’s React',
			'',
			`${ kilobytes( arriving.own ) } · ${ kilobytes(
				arriving.scripts
			) }`,
			'',
			`${ writeGoal( arriving.own, 16000, kilobytes ) } ·`
		),
		'',
		lastLine( results ),
	].join( '\n' );
}
