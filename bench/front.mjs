/**
 * What the plugin costs a visitor: the same page without and with it, in one
 * run, on a processor slowed down six times.
 *
 *     npm run bench              prints the table
 *     npm run bench -- --write   puts it into README.md as well
 *     npm run bench -- --behaviours [--write]
 *                                the sample page of each behaviour instead, for
 *                                docs/measurements.md
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
import { measureClick, measureLoad } from './page.mjs';
import {
	makeBehavioursTable,
	makeTable,
	makeUseTable,
	medians,
} from './table.mjs';
import { measureAlbums, measureFilter, measureRunning } from './use.mjs';
import { log, runTool, ToolError } from '../tools/tool.mjs';
import { chromiumProgram, ROOT } from '../tools/paths.mjs';
import { runScript } from '../tools/wordpress/php.mjs';
import { ensureBuild } from '../tools/build.mjs';
import { createSite, serveSite } from '../tools/wordpress/site.mjs';

const RUNS = 5;
/** Of each behaviour: there are many. */
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
	// Without a window Chromium says that it is headless, and so counts as a bot.
	'--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
];

/** Of the sample settings, one widget: the usual case. */
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

/** A theme that has each behaviour where its markup is. */
const THEME =
	"<?php add_action( 'after_setup_theme', function () { add_theme_support( 'chaty-behaviours' ); } );";

/** Gives the site with the plugin what is measured: a widget, or behaviours. */
async function equip( dir, folder, isOfBehaviours ) {
	if ( isOfBehaviours ) {
		const plugins = join( dir, 'wp-content/mu-plugins' );
		mkdirSync( plugins, { recursive: true } );
		writeFileSync( join( plugins, 'theme.php' ), THEME );
		return;
	}
	await runScript( 'tools/wordpress/site/import.php', [
		dir,
		writeSettings( folder ),
	] );
}

/** Two sites that differ in nothing but the plugin. */
async function startSites( folder, isOfBehaviours ) {
	const start = async ( name, plugin ) => {
		const dir = join( folder, name );
		const { version } = await createSite( { dir, plugin, testApi: false } );
		if ( plugin ) {
			await equip( dir, folder, isOfBehaviours );
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

/** Takes turns, so that a busy moment of the machine hits all alike. */
async function measureWidget( browser, { bare, chaty } ) {
	const results = { bare: [], chaty: [], arriving: [], there: [] };
	for ( let turn = 1; turn <= RUNS; turn++ ) {
		log( `Run ${ turn } of ${ RUNS } …` );
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

/** The sample page of each behaviour, without the plugin and with it. */
async function measureBehaviours( browser, { bare, chaty } ) {
	const measured = {};
	const pages = readdirSync( BEHAVIOURS ).filter( ( file ) =>
		file.endsWith( '.html' )
	);
	for ( const file of pages ) {
		const name = basename( file, '.html' );
		const runs = { bare: [], chaty: [] };
		log( `${ name } …` );
		for ( let turn = 1; turn <= BEHAVIOUR_RUNS; turn++ ) {
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

/** Both tables of behaviours: what they add to a page, and what they cost in use. */
async function makeBehavioursTables( browser, sites, facts ) {
	const loads = await measureBehaviours( browser, sites );
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
			`${ name } has no lines <!-- bench --> and <!-- /bench -->.`
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
			runs: values.behaviours ? BEHAVIOUR_RUNS : RUNS,
			wordpress: sites.chaty.version,
			chromium: browser.version(),
		};
		const table = values.behaviours
			? await makeBehavioursTables( browser, sites, facts )
			: makeTable( {
					...( await measureWidget( browser, sites ) ),
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
