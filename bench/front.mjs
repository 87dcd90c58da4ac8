/**
 * Measures what the plugin costs a visitor: the same page without and with it, on a processor slowed
 * down six times.
 *
 *     npm run bench                    prints a table of the widget
 *     npm run bench -- --behaviours    prints tables of the sample page of each behaviour
 *     npm run bench -- --runs 1        takes the median of so many runs
 *     npm run bench -- --bytes         prints only what four kinds of pages load before a click, with their goals
 *     npm run bench -- --write         also writes the table into README.md, or docs/measurements.md
 *     npm run bench -- --place         where launchers could be printed, 25 loads of each, in ten minutes
 *     npm run bench -- --server        measures nginx, PHP-FPM, MariaDB and Redis in place of pages
 *     npm run bench -- --server --rounds 1       one second for each rate, instead of eight
 *     npm run bench -- --server --only pages     one part of it: calls, nodes, pages, console; pages take a minute
 *
 *     npm run bench -- --console   the owner's screens beside WordPress's own, on the oldest and the newest WordPress
 *     npm run bench -- --console --only editor   one part of it: screens, bytes, editor
 *
 * `npm run bench:trace` shows what the time goes into.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../tools/build.mjs';
import { ROOT } from '../tools/paths.mjs';
import { log, runTool, ToolError } from '../tools/tool.mjs';
import { measureConsole } from './console.mjs';
import { measureClick, measureLauncher, measureLoad } from './page.mjs';
import { measurePlaces } from './place.mjs';
import { benchServer } from './server.mjs';
import { withBrowser, withSites } from './sites.mjs';
import {
	lastLine,
	makeBehavioursTable,
	makeUseTable,
	medians,
} from './table.mjs';
import { measureAlbums, measureFilter, measureRunning } from './use.mjs';
import { makeBytesTable, makeWidgetTable } from './widget-table.mjs';

const RUNS = 7;
/** More runs, because the differences are smaller than random ones. */
const PLACE_RUNS = 25;
/** Fewer runs, because there are seventeen behaviours. */
const BEHAVIOUR_RUNS = 3;
const BEHAVIOURS = join( ROOT, 'tools/demo-content/behaviours' );
const MARKED = /(<!-- bench -->\n)[\s\S]*?\n?(<!-- \/bench -->)/;

/** Measures the first click, while React arrives and when it is there. */
async function measureClicks( browser, url ) {
	const arriving = await measureClick( browser, url, false );
	const there = await measureClick( browser, url, true );
	return {
		paintArriving: arriving.nextPaint,
		paintThere: there.nextPaint,
		listArriving: arriving.list,
		listThere: there.list,
		own: arriving.own,
		code: arriving.code,
	};
}

/** Measures in turns, so that a busy moment of the machine slows all alike. */
async function measureWidget( browser, { bare, list, single }, count ) {
	const runs = { bare: [], list: [], single: [] };
	for ( let turn = 1; turn <= count; turn++ ) {
		log( `Run ${ turn } of ${ count } …` );
		runs.bare.push( await measureLoad( browser, bare.url ) );
		runs.list.push( await measureLoad( browser, list.url ) );
		runs.single.push( await measureLoad( browser, single.url ) );
		for ( const [ key, { url } ] of [
			[ 'list', list ],
			[ 'single', single ],
		] ) {
			Object.assign(
				runs[ key ].at( -1 ),
				await measureLauncher( browser, url )
			);
		}
		Object.assign(
			runs.list.at( -1 ),
			await measureClicks( browser, list.url )
		);
	}
	return Object.fromEntries(
		Object.entries( runs ).map( ( [ name, all ] ) => [
			name,
			medians( all ),
		] )
	);
}

/** Measures the sample page of each behaviour, without the plugin and with it. */
async function measureBehaviours( browser, { bare, behaviours }, count ) {
	const measured = {};
	const pages = readdirSync( BEHAVIOURS ).filter( ( file ) =>
		file.endsWith( '.html' )
	);
	for ( const file of pages ) {
		const name = basename( file, '.html' );
		const runs = { bare: [], chaty: [] };
		log( `${ name } …` );
		for ( let turn = 1; turn <= count; turn++ ) {
			for ( const [ key, { url } ] of Object.entries( {
				bare,
				chaty: behaviours,
			} ) ) {
				runs[ key ].push(
					await measureLoad(
						browser,
						`${ url }/behaviours/${ name }/`
					)
				);
			}
		}
		measured[ name ] = {
			bare: medians( runs.bare ),
			chaty: medians( runs.chaty ),
		};
	}
	return measured;
}

/** The two tables of behaviours: their cost on load, and in use. */
async function makeBehavioursTables( { browser, sites, facts } ) {
	const loads = await measureBehaviours( browser, sites, facts.runs );
	const open = ( name ) => `${ sites.behaviours.url }/behaviours/${ name }/`;
	log( 'In use …' );
	const used = {
		filter: await measureFilter( browser, open( 'portfolio' ) ),
		albums: await measureAlbums( browser, open( 'lightbox' ) ),
		running: await measureRunning( browser, open( 'slider' ) ),
	};
	return `${ makeUseTable( used ) }\n\n${ makeBehavioursTable(
		loads,
		facts
	) }`;
}

function writeTo( name, table ) {
	const file = join( ROOT, name );
	const text = existsSync( file ) ? readFileSync( file, 'utf8' ) : '';
	if ( ! MARKED.test( text ) ) {
		throw new ToolError(
			`${ name } lacks the lines <!-- bench --> and <!-- /bench -->.`
		);
	}
	writeFileSync(
		file,
		text.replace(
			MARKED,
			( whole, begin, end ) => `${ begin }${ table }\n${ end }`
		)
	);
	log( `${ name } updated.` );
}

const WIDGET = {
	kinds: [ 'bare', 'list', 'single' ],
	runs: RUNS,
	file: 'README.md',
	makeTables: async ( { browser, sites, facts } ) =>
		makeWidgetTable(
			await measureWidget( browser, sites, facts.runs ),
			facts
		),
};
const OF_BEHAVIOURS = {
	kinds: [ 'bare', 'behaviours' ],
	runs: BEHAVIOUR_RUNS,
	file: 'docs/measurements.md',
	makeTables: makeBehavioursTables,
};

/** Bytes do not depend on how busy the machine is, so one load of each page is enough. */
async function benchBytes() {
	const table = await withSites(
		[ 'bare', 'list', 'single', 'delay', 'ten' ],
		async ( { browser, sites } ) => {
			const pages = {};
			for ( const [ kind, { url } ] of Object.entries( sites ) ) {
				pages[ kind ] = await measureLoad( browser, url );
			}
			return makeBytesTable( pages );
		}
	);
	process.stdout.write( `\n${ table }\n` );
}

/** Measures the console and prints its table. */
async function benchConsole( runs, only ) {
	const table = await withBrowser( async ( { browser, folder } ) =>
		[
			await measureConsole( browser, folder, { runs, only } ),
			'',
			lastLine( {
				runs,
				wordpress: 'as named',
				chromium: browser.version(),
			} ),
		].join( '\n' )
	);
	process.stdout.write( `\n${ table }\n` );
}

async function main() {
	const { values } = parseArgs( {
		options: {
			write: { type: 'boolean' },
			behaviours: { type: 'boolean' },
			bytes: { type: 'boolean' },
			place: { type: 'boolean' },
			runs: { type: 'string' },
			server: { type: 'boolean' },
			rounds: { type: 'string', default: '8' },
			console: { type: 'boolean' },
			only: { type: 'string' },
		},
	} );
	if ( values.server ) {
		return benchServer( Number( values.rounds ), values.only );
	}
	await ensureBuild();
	if ( values.console ) {
		return benchConsole( Number( values.runs ?? RUNS ), values.only );
	}
	if ( values.bytes ) {
		return benchBytes();
	}
	if ( values.place ) {
		const table = await measurePlaces(
			Number( values.runs ?? PLACE_RUNS )
		);
		process.stdout.write( `\n${ table }\n` );
		return undefined;
	}
	const bench = values.behaviours ? OF_BEHAVIOURS : WIDGET;
	const runs = Number( values.runs ?? bench.runs );
	const tables = await withSites( bench.kinds, ( opened ) =>
		bench.makeTables( { ...opened, facts: { ...opened.facts, runs } } )
	);
	process.stdout.write( `\n${ tables }\n` );
	if ( values.write ) {
		writeTo( bench.file, tables );
	}
}

runTool( import.meta.url, main );
