/** The pages that are measured: sites that differ in the plugin alone, and the browser that opens them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumProgram, ROOT } from '../tools/paths.mjs';
import { inTemporaryFolder } from '../tools/wordpress/folders.mjs';
import { runScript } from '../tools/wordpress/php.mjs';
import { createSite, serveSite } from '../tools/wordpress/site.mjs';

const SAMPLE = join( ROOT, 'tools/demo-content/settings.json' );
const FLAGS = [
	'--no-sandbox',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
	'--disable-quic',
	'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
	// Headless Chromium's own user agent says what it is, and would count as a bot's.
	'--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
];

/** Starts each behaviour where its markup is found. */
const THEME_SUPPORT =
	"add_action( 'after_setup_theme', function () { add_theme_support( 'chaty-behaviours' ); } );";

/**
 * Imports the sample settings with other widgets.
 *
 * @param {(widgets: Object[]) => Object[]} change Gets those of the sample.
 * @return {(dir: string) => Promise<void>} Imports them into a site.
 */
export const importWidgets = ( change ) => async ( dir ) => {
	const { chaty_widgets: widgets, ...page } = JSON.parse(
		readFileSync( SAMPLE, 'utf8' )
	);
	const file = join( dir, 'bench-settings.json' );
	writeFileSync(
		file,
		JSON.stringify( { ...page, chaty_widgets: change( widgets ) } )
	);
	await runScript( 'tools/wordpress/site/import.php', [ dir, file ] );
};

/** Imports the list of seven. */
export const importList = importWidgets( ( [ first ] ) => [ first ] );

/** A widget whose only channel is a link: the first one, WhatsApp, without its chat. */
const keepSingleLink = ( { channels: [ first ], ...widget } ) => ( {
	...widget,
	channels: [ { ...first, has_welcome_message: 0 } ],
} );

/** Lets a site run code of its own. */
export const addCode = ( code ) => ( dir ) => {
	const plugins = join( dir, 'wp-content/mu-plugins' );
	mkdirSync( plugins, { recursive: true } );
	writeFileSync( join( plugins, 'bench.php' ), `<?php ${ code }` );
};

/** What each kind of site has; `bare` lacks the plugin. */
const KINDS = {
	bare: null,
	list: importList,
	single: importWidgets( ( [ first ] ) => [ keepSingleLink( first ) ] ),
	delay: importWidgets( ( [ first ] ) => [
		{ ...first, triggers: { has_time_delay: 1, time_delay: 1 } },
	] ),
	ten: importWidgets( ( [ first ] ) =>
		[ 0, ...Array.from( { length: 9 }, ( _, n ) => `_${ n + 1 }` ) ].map(
			( id ) => ( { ...first, id } )
		)
	),
	behaviours: addCode( THEME_SUPPORT ),
};

async function startSite( folder, kind, setUp ) {
	const dir = join( folder, kind );
	const { version } = await createSite( {
		dir,
		plugin: !! setUp,
		testApi: false,
	} );
	await setUp?.( dir );
	const server = await serveSite( dir );
	await fetch( server.url );
	return { ...server, version };
}

/** Starts Chromium so that it stays on this machine. */
const launchBrowser = () =>
	chromium.launch( {
		args: FLAGS,
		...( existsSync( chromiumProgram() ) && {
			executablePath: chromiumProgram(),
		} ),
	} );

/**
 * Opens a browser, and a folder for sites, for the time that `work` takes.
 *
 * @param {(opened: Object) => Object} work Gets `browser` and `folder`.
 * @return {Promise<Object>} What `work` returns.
 */
export const withBrowser = ( work ) =>
	inTemporaryFolder( 'bench', async ( folder ) => {
		const browser = await launchBrowser();
		try {
			return await work( { browser, folder } );
		} finally {
			await browser.close();
		}
	} );

/**
 * Opens a browser and sites for the time that `work` takes.
 *
 * @param {string[]}                   kinds  Of sites: `bare`, `list`, `single`, `delay`, `ten`, `behaviours`, or those of `setUps`.
 * @param {(opened: Object) => Object} work   Gets `browser`, `sites` by kind, and `facts`: the versions of Chromium and WordPress.
 * @param {Record<string, Function>}   setUps What each kind of site has; null for one without the plugin.
 * @return {Promise<Object>} What `work` returns.
 */
export const withSites = ( kinds, work, setUps = KINDS ) =>
	withBrowser( async ( { browser, folder } ) => {
		const sites = {};
		try {
			for ( const kind of kinds ) {
				sites[ kind ] = await startSite( folder, kind, setUps[ kind ] );
			}
			return await work( {
				browser,
				sites,
				facts: {
					wordpress: sites[ kinds[ 0 ] ].version,
					chromium: browser.version(),
				},
			} );
		} finally {
			await Promise.all(
				Object.values( sites ).map( ( site ) => site.stop() )
			);
		}
	} );
