/**
 * Measures what the plugin costs a visitor: the same page without and with it, on a processor slowed
 * down six times.
 *
 *     npm run bench                    prints a table of the widget
 *     npm run bench -- --behaviours    prints tables of the sample page of each behaviour
 *     npm run bench -- --runs 1        takes the median of so many runs
 *     npm run bench -- --write         also writes the table into README.md, or docs/measurements.md
 */
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBuild } from '../tools/build.mjs';
import { chromiumProgram, ROOT } from '../tools/paths.mjs';
import { log, runTool, ToolError } from '../tools/tool.mjs';
import { runScript } from '../tools/wordpress/php.mjs';
import { createSite, serveSite } from '../tools/wordpress/site.mjs';
import { measureClick, measureLoad } from './page.mjs';
import {
	makeBehavioursTable,
	makeTable,
	makeUseTable,
	medians,
} from './table.mjs';
import { measureAlbums, measureFilter, measureRunning } from './use.mjs';

const RUNS = 5;
/** Fewer, because there are seventeen behaviours. */
const BEHAVIOUR_RUNS = 3;
const BEHAVIOURS = join( ROOT, 'tools/demo-content/behaviours' );
const MARKED = /(<!-- bench -->\n)[\s\S]*?\n?(<!-- \/bench -->)/;
const SAMPLE = join( ROOT, 'tools/demo-content/settings.json' );
const FLAGS = [
	'--no-sandbox',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
	'--disable-quic',
	'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
	// Headless Chromium names itself so, and would count as a bot.
	'--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
];

/** Writes the sample settings with one widget, which is what most sites have. */
function writeSettings( folder ) {
	const file = join( folder, 'settings.json' );
	const { chaty_widgets: widgets, ...page } = JSON.parse(
		readFileSync( SAMPLE, 'utf8' )
	);
	writeFileSync(
		file,
		JSON.stringify( { ...page, chaty_widgets: widgets.slice( 0, 1 ) } )
	);
	return file;
}

/** Starts each behaviour where its markup is found. */
const THEME_SUPPORT =
	"<?php add_action( 'after_setup_theme', function () { add_theme_support( 'chaty-behaviours' ); } );";

/** Sets up what is measured: a widget, or behaviours. */
async function setUp( dir, folder, isOfBehaviours ) {
	if ( isOfBehaviours ) {
		const plugins = join( dir, 'wp-content/mu-plugins' );
		mkdirSync( plugins, { recursive: true } );
		writeFileSync( join( plugins, 'theme-support.php' ), THEME_SUPPORT );
		return;
	}
	await runScript( 'tools/wordpress/site/import.php', [
		dir,
		writeSettings( folder ),
	] );
}

/** Starts two sites that differ in the plugin alone. */
async function startSites( folder, isOfBehaviours ) {
	const start = async ( name, plugin ) => {
		const dir = join( folder, name );
		const { version } = await createSite( { dir, plugin, testApi: false } );
		if ( plugin ) {
			await setUp( dir, folder, isOfBehaviours );
		}
		const server = await serveSite( dir );
		await fetch( server.url );
		return { ...server, version };
	};
	return {
		bare: await start( 'bare', false ),
		chaty: await start( 'chaty', true ),
	};
}

/** Measures in turns, so that a busy moment of the machine slows all alike. */
async function measureWidget( browser, { bare, chaty }, count ) {
	const results = { bare: [], chaty: [], arriving: [], there: [] };
	for ( let turn = 1; turn <= count; turn++ ) {
		log( `Run ${ turn } of ${ count } …` );
		results.bare.push( await measureLoad( browser, bare.url ) );
		results.chaty.push( await measureLoad( browser, chaty.url ) );
		results.arriving.push(
			await measureClick( browser, chaty.url, false )
		);
		results.there.push( await measureClick( browser, chaty.url, true ) );
	}
	return Object.fromEntries(
		Object.entries( results ).map( ( [ name, runs ] ) => [
			name,
			medians( runs ),
		] )
	);
}

/** Measures the sample page of each behaviour, without the plugin and with it. */
async function measureBehaviours( browser, { bare, chaty }, count ) {
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
				chaty,
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
async function makeBehavioursTables( browser, sites, facts ) {
	const loads = await measureBehaviours( browser, sites, facts.runs );
	const open = ( name ) => `${ sites.chaty.url }/behaviours/${ name }/`;
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

async function main() {
	const { values } = parseArgs( {
		options: {
			write: { type: 'boolean' },
			behaviours: { type: 'boolean' },
			runs: { type: 'string' },
		},
	} );
	await ensureBuild();
	const folder = mkdtempSync( join( tmpdir(), 'chaty-bench-' ) );
	const browser = await chromium.launch( {
		args: FLAGS,
		...( existsSync( chromiumProgram() ) && {
			executablePath: chromiumProgram(),
		} ),
	} );
	try {
		const sites = await startSites( folder, values.behaviours );
		const facts = {
			runs: Number(
				values.runs ?? ( values.behaviours ? BEHAVIOUR_RUNS : RUNS )
			),
			wordpress: sites.chaty.version,
			chromium: browser.version(),
		};
		const table = values.behaviours
			? await makeBehavioursTables( browser, sites, facts )
			: makeTable( {
					...( await measureWidget( browser, sites, facts.runs ) ),
					...facts,
			  } );
		await sites.bare.stop();
		await sites.chaty.stop();
		process.stdout.write( `\n${ table }\n` );
		if ( values.write ) {
			writeTo(
				values.behaviours ? 'docs/measurements.md' : 'README.md',
				table
			);
		}
	} finally {
		await browser.close();
		rmSync( folder, { recursive: true, force: true } );
	}
}

runTool( import.meta.url, main );
