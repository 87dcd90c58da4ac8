import { sumKinds } from './trace-events.mjs';

const OURS = '/plugins/chaty/';
/** A shorter step is part of the step around it. */
const LEAST_STEP_MS = 1;

const MARKS = {
	firstPaint: 'first paint',
	firstContentfulPaint: 'first contentful paint',
	MarkDOMContent: 'DOMContentLoaded',
	MarkLoad: 'load event',
};

const lengthOf = ( { begin, end } ) => ( end - begin ) / 1000;
const ms = ( value ) => `${ value.toFixed( 1 ) } ms`;

/** A file, from the plugin's folder when it is ours, and the position in it. */
function placeOf( { url, lineNumber, columnNumber } ) {
	const { pathname } = new URL( url );
	const file = pathname.includes( OURS )
		? pathname.split( OURS )[ 1 ]
		: pathname;
	return `${ file }:${ lineNumber }:${ columnNumber }`;
}

/** What an event did, where it is worth a line of its own. */
const STEPS = {
	EvaluateScript: ( data ) => data.url && `evaluates ${ placeOf( data ) }`,
	'v8.evaluateModule': () => 'evaluates a module',
	'v8.compile': ( data ) => data.url && `compiles ${ placeOf( data ) }`,
	FunctionCall: ( data ) =>
		data.url &&
		`calls ${ data.functionName || '(anonymous)' }, ${ placeOf( data ) }`,
	EventDispatch: ( { type } ) => `event ${ type }`,
	TimerFire: () => 'timer',
	FireAnimationFrame: () => 'animation frame',
	FireIdleCallback: () => 'idle callback',
	RunPostTaskCallback: () => 'posted task',
	RunMicrotasks: () => 'promises',
	ParseHTML: ( { beginData, endData } ) =>
		beginData?.url &&
		`HTML, line ${ beginData.startLine + 1 } to ${
			endData?.endLine > 0 ? endData.endLine : 'the end'
		}`,
	UpdateLayoutTree: ( { elementCount } ) =>
		`style of ${ elementCount } elements`,
	Layout: () => 'layout',
	MinorGC: () => 'garbage collection',
	MajorGC: () => 'garbage collection',
};

/** Sums by kind, the longest first. */
function writeSums( tasks ) {
	const sums = {};
	tasks.forEach( ( task ) => sumKinds( task, sums ) );
	return Object.entries( sums )
		.map( ( [ kind, microseconds ] ) => [ kind, microseconds / 1000 ] )
		.filter( ( [ , length ] ) => Math.round( length ) >= LEAST_STEP_MS )
		.sort( ( a, b ) => b[ 1 ] - a[ 1 ] )
		.map( ( [ kind, length ] ) => `${ kind } ${ Math.round( length ) }` )
		.join( ', ' );
}

const column = ( text ) => text.padStart( 10 );

/** The lines of an event and of those in it. */
function listSteps( node, depth = 0, lines = [] ) {
	const length = lengthOf( node );
	const text = length >= LEAST_STEP_MS && STEPS[ node.name ]?.( node.data );
	if ( text ) {
		const sums =
			node.name === 'EvaluateScript' ? writeSums( [ node ] ) : '';
		lines.push(
			[
				column( '' ),
				column( ms( length ) ),
				'  '.repeat( depth + 1 ) + text + ( sums && ` (${ sums })` ),
			].join( '  ' )
		);
	}
	for ( const child of node.children ) {
		listSteps( child, text ? depth + 1 : depth, lines );
	}
	return lines;
}

/** Tells whether an event, or one in it, ran a script that passes a test. */
const ran = ( node, test ) =>
	test( node.data ) || node.children.some( ( child ) => ran( child, test ) );

/** A test for what runs for us: files of the plugin, inline scripts whose tag has our name, and React, which nothing else on the page uses. */
function makeTestForOurs( html ) {
	const lines = html.split( '\n' );
	return ( { url = '', lineNumber } ) =>
		url.includes( OURS ) ||
		url.includes( '/dist/vendor/react' ) ||
		( url.endsWith( '/' ) &&
			/<script[^>]*chaty/.test( lines[ lineNumber - 1 ] ) );
}

/** What happened in the order of time: tasks with their steps, and the main frame's marks. */
function listBlocks( tasks, marks, zero ) {
	const at = ( time ) => column( ms( ( time - zero ) / 1000 ) );
	return [
		...tasks.map( ( task ) => ( {
			time: task.begin,
			lines: [
				[
					at( task.begin ),
					column( ms( lengthOf( task ) ) ),
					writeSums( [ task ] ),
				].join( '  ' ),
				...listSteps( task ),
			],
		} ) ),
		...marks.map( ( { ts, name } ) => ( {
			time: ts,
			lines: [ `${ at( ts ) }  ${ MARKS[ name ] }` ],
		} ) ),
	]
		.sort( ( a, b ) => a.time - b.time )
		.flatMap( ( { lines } ) => lines );
}

function writeTotal( label, tasks ) {
	const total = tasks.reduce( ( sum, task ) => sum + lengthOf( task ), 0 );
	return `${ label }: ${ tasks.length }, ${ ms( total ) }: ${ writeSums(
		tasks
	) }`;
}

/**
 * Writes what the main thread did as text.
 *
 * @param {Object}  trace               What `readTrace` returned.
 * @param {Object}  options             Options.
 * @param {string}  options.title       What was traced.
 * @param {number}  options.zero        The time that times count from.
 * @param {boolean} [options.showMarks] Lists first paint, load event and so on too.
 * @param {string}  options.html        The page.
 * @param {number}  options.least       Length of the shortest task to list, in milliseconds.
 * @param {boolean} [options.all]       Lists tasks without code of ours too.
 * @return {string} Some lines.
 */
export function reportTasks(
	trace,
	{ title, zero, showMarks, html, least, all }
) {
	const isOurs = makeTestForOurs( html );
	const tasks = trace.tasks.filter( ( { end } ) => end > zero );
	const ours = tasks.filter( ( task ) => ran( task, isOurs ) );
	const shown = ( all ? tasks : ours ).filter(
		( task ) => lengthOf( task ) >= least
	);
	const marks = showMarks
		? Object.keys( MARKS ).flatMap(
				( mark ) =>
					trace.main.find(
						( { name, ts } ) => name === mark && ts > zero
					) ?? []
		  )
		: [];
	return [
		title,
		'='.repeat( title.length ),
		[ column( 'begins' ), column( 'length' ), 'made of, in ms' ].join(
			'  '
		),
		...listBlocks( shown, marks, zero ),
		'',
		writeTotal( 'Tasks with code of ours', ours ),
		writeTotal( 'All tasks', tasks ),
	].join( '\n' );
}
