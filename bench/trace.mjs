/**
 * Shows what the main thread does for a widget: the tasks in which our code runs when its page loads and
 * at the first click, their lengths, and what they are made of, on a processor slowed down six times.
 *
 *     npm run bench:trace
 *     npm run bench:trace -- --single         of a widget whose only channel is a link
 *     npm run bench:trace -- --all            every task, also those without code of ours
 *     npm run bench:trace -- --least 10       tasks of at least so many milliseconds, 3 when left out
 *     npm run bench:trace -- --functions      also our functions, by their names in src
 *     npm run bench:trace -- --save FOLDER    also keeps the traces, for DevTools' Performance panel
 *
 * With --functions the profiler runs too. It makes scripts slower: take lengths from a run without it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../tools/build.mjs';
import { log, runTool } from '../tools/tool.mjs';
import { aimAtLauncher, openThrottled } from './page.mjs';
import { withSites } from './sites.mjs';
import { buildMaps, reportFunctions } from './trace-functions.mjs';
import { readTrace } from './trace-events.mjs';
import { reportTasks } from './trace-report.mjs';

const CATEGORIES = [
	'-*',
	'blink.user_timing',
	'devtools.timeline',
	'disabled-by-default-devtools.timeline',
	'disabled-by-default-v8.compile',
	'loading',
	'v8',
	'v8.execute',
];
const PROFILER = 'disabled-by-default-v8.cpu_profiler';

/** Traces the load of a page. */
async function traceLoad( browser, url, categories ) {
	const { context } = await openThrottled( browser, url, {
		watch: [],
		begin: ( page ) => browser.startTracing( page, { categories } ),
	} );
	const trace = await browser.stopTracing();
	await context.close();
	return trace;
}

/** Traces the first click on the launcher. */
async function traceClick( browser, url, categories, isWidgetLoaded ) {
	const { context, page } = await openThrottled( browser, url );
	const press = await aimAtLauncher( page, isWidgetLoaded );
	await browser.startTracing( page, { categories } );
	await press();
	const trace = await browser.stopTracing();
	await context.close();
	return trace;
}

const LOAD = {
	name: 'load',
	title: 'The page loads',
	isBegin: ( { name, args } ) =>
		name === 'navigationStart' && args.data?.documentLoaderURL,
	showMarks: true,
	trace: traceLoad,
};
const isPress = ( { name, args } ) =>
	name === 'EventDispatch' && args.data?.type === 'pointerdown';
const CLICKS = [
	{
		name: 'click-react-arriving',
		title: 'First click, React arriving',
		isBegin: isPress,
		trace: ( ...all ) => traceClick( ...all, false ),
	},
	{
		name: 'click-react-there',
		title: 'First click, React there',
		isBegin: isPress,
		trace: ( ...all ) => traceClick( ...all, true ),
	},
];

function readArguments() {
	const { values } = parseArgs( {
		options: {
			single: { type: 'boolean' },
			all: { type: 'boolean' },
			least: { type: 'string', default: '3' },
			functions: { type: 'boolean' },
			save: { type: 'string' },
		},
	} );
	return { ...values, least: Number( values.least ) };
}

/** Records one step and returns what there is to read about it. */
async function traceStep( step, { browser, url, html, maps, ...options } ) {
	const json = await step.trace(
		browser,
		url,
		maps ? [ ...CATEGORIES, PROFILER ] : CATEGORIES
	);
	if ( options.save ) {
		mkdirSync( options.save, { recursive: true } );
		const file = join( options.save, `${ step.name }.json` );
		writeFileSync( file, json );
		log( `${ file } saved.` );
	}
	const trace = readTrace( JSON.parse( json ).traceEvents );
	const { ts: zero } = trace.main.find( step.isBegin );
	const tasks = reportTasks( trace, { ...step, ...options, html, zero } );
	return maps
		? `${ tasks }\n${ reportFunctions( trace, zero, maps ) }`
		: tasks;
}

async function main() {
	const options = readArguments();
	await ensureBuild();
	if ( options.functions ) {
		log( 'Building with source maps …' );
	}
	const maps = options.functions && ( await buildMaps() );
	const kind = options.single ? 'single' : 'list';
	await withSites( [ kind ], async ( { browser, sites } ) => {
		const { url } = sites[ kind ];
		const html = await ( await fetch( url ) ).text();
		for ( const step of options.single ? [ LOAD ] : [ LOAD, ...CLICKS ] ) {
			const about = { ...options, browser, url, html, maps };
			process.stdout.write( `\n${ await traceStep( step, about ) }\n` );
		}
	} );
}

runTool( import.meta.url, main );
