import { cpus } from 'node:os';

export const milliseconds = ( value ) => `${ Math.round( value ) } ms`;
export const kilobytes = ( value ) => `${ ( value / 1000 ).toFixed( 1 ) } kB`;
export const score = ( value ) => value.toFixed( 3 );
export const tenths = ( value ) => `${ value.toFixed( 1 ) } ms`;
const percent = ( value ) => `${ ( value * 100 ).toFixed( 1 ) } %`;

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

/** The lower quartile, because other work on the machine only ever adds. */
export const lowerQuartile = ( numbers ) =>
	[ ...numbers ].sort( ( a, b ) => a - b )[
		Math.floor( numbers.length / 4 )
	];

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

export const row = ( ...cells ) => `| ${ cells.join( ' | ' ) } |`;

/** A goal, and whether the value in the table misses it. */
export function writeGoal( value, most, write ) {
	const isMissed = parseFloat( write( value ) ) > parseFloat( write( most ) );
	return `${ write( most ) }${ isMissed ? ', missed' : '' }`;
}

/** The date and the versions of a measurement. */
export function lastLine( { runs, wordpress, chromium } ) {
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
