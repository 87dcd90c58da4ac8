/** Measures the owner's screens in the browser, beside WordPress's own screens in the same run. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMariadb } from '../tools/wordpress/mariadb.mjs';
import { createDatabaseSite } from '../tools/wordpress/database-site.mjs';
import { ensureServers } from '../tools/wordpress/packages.mjs';
import { runScript } from '../tools/wordpress/php.mjs';
import { serveSite } from '../tools/wordpress/site.mjs';
import { log, ToolError } from '../tools/tool.mjs';
import {
	measureControl,
	measureMemory,
	measurePreview,
	measureTyping,
	weighScreen,
} from './console-page.mjs';
import { kilobytes, milliseconds, row, writeGoal } from './table.mjs';

const NEEDED = [ 'mariadb-server' ];
/** The versions of WordPress; one that `WP_CORE` names is measured as the newest. */
const CORES = process.env.WP_CORE ? [ 'newest' ] : [ 'oldest', 'newest' ];
/** Limit of a page with wp-components on the oldest WordPress; on others, screens are compared with a bare page. */
const FIRST_CONTROL_MS = 1300;
const OF_BARE = 1.5;
const OF_COMMENTS = 1.2;
const WIDGETS = 20;
const CHANNELS = 50;

/** A screen of nothing but one button of wp-components. */
const BARE_PAGE = `<?php
add_action( 'admin_menu', function () {
	$hook = add_menu_page( 'Bare', 'Bare', 'manage_options', 'bench-bare', function () { echo '<div class="wrap" id="bare"></div>'; } );
	add_action( "admin_print_scripts-$hook", function () {
		wp_register_script( 'bench-bare', false, array( 'wp-components', 'wp-element', 'wp-api-fetch' ), '1', true );
		wp_enqueue_script( 'bench-bare' );
		wp_enqueue_style( 'wp-components' );
		wp_add_inline_script( 'bench-bare', 'wp.element.createRoot( document.getElementById( "bare" ) ).render( wp.element.createElement( wp.components.Button, { variant: "primary" }, "Bare" ) );' );
	} );
} );
`;

const OURS = {
	Widgets: [ 'chaty', '.chaty-console button.components-button' ],
	Messages: [ 'chaty-messages', '#chaty-messages tr[data-message] a' ],
	// A year by day beside the year before.
	Statistics: [
		'chaty-statistics&range=365&compare=year',
		'.chaty-statistics-controls select',
	],
	Settings: [ 'chaty-settings', '.components-form-toggle__input' ],
};

/** Path and first control of each screen. */
const SCREENS = {
	General: [ 'options-general.php', '#blogname' ],
	Comments: [ 'edit-comments.php', '#the-comment-list tr' ],
	bare: [ 'admin.php?page=bench-bare', '#bare button' ],
	...Object.fromEntries(
		Object.entries( OURS ).map( ( [ name, [ page, control ] ] ) => [
			name,
			[ `admin.php?page=${ page }`, control ],
		] )
	),
};

/** Settings of as many widgets with as many channels as an owner may have. */
const makeSettings = ( widgets, channels ) => ( {
	data_analytics_settings: 'off',
	chaty_widgets: Array.from( { length: widgets }, ( _, at ) => ( {
		id: at ? `_${ at }` : 0,
		name: `Widget ${ at }`,
		settings: { default_state: 'click' },
		triggers: {},
		channels: Array.from( { length: channels }, ( __, number ) => ( {
			channel: number ? `Phone_${ number }` : 'Phone',
			channel_type: 'Phone',
			value: `+1555010${ 1000 + number }`,
			hover_text: `Phone ${ number }`,
			is_desktop: 1,
			is_mobile: 1,
		} ) ),
	} ) ),
} );

async function importSettings( dir, settings ) {
	const file = join( dir, 'bench-settings.json' );
	writeFileSync( file, JSON.stringify( settings ) );
	await runScript( 'tools/wordpress/site/import.php', [ dir, file ] );
}

/** A site with 10,000 messages, as many comments, and the counts of two years. */
async function startSite( folder, mariadb, core ) {
	const dir = join( folder, core );
	const { version } = await createDatabaseSite( {
		dir,
		mariadb,
		database: `chaty_${ core }`,
		core,
	} );
	const plugins = join( dir, 'wp-content/mu-plugins' );
	mkdirSync( plugins, { recursive: true } );
	writeFileSync( join( plugins, 'bench-bare.php' ), BARE_PAGE );
	await importSettings( dir, makeSettings( 2, 3 ) );
	await runScript( 'bench/console-data.php', [ dir, 'fill' ] );
	await runScript( 'bench/console-data.php', [ dir, 'comments' ] );
	return { dir, version, ...( await serveSite( dir ) ) };
}

/** The limit of one of our screens. */
const limitOf = ( name, core, { bare, Comments } ) => {
	if ( name === 'Messages' ) {
		return OF_COMMENTS * Comments;
	}
	return core === 'oldest' ? FIRST_CONTROL_MS : OF_BARE * bare;
};

/** Measures the screens in turns, so that a busy moment of the machine slows all alike. */
async function measureScreens( { browser, site, core, report, runs } ) {
	const measured = await measureControl( browser, site.url, SCREENS, runs );
	for ( const [ name, { median, script } ] of Object.entries( measured ) ) {
		const times = Object.fromEntries(
			Object.entries( measured ).map( ( [ one, { median: time } ] ) => [
				one,
				time,
			] )
		);
		report(
			`${ name }: first control`,
			`${ milliseconds( median ) }, of it scripts ${ milliseconds(
				script
			) }`,
			name in OURS
				? `≤ ${ writeGoal(
						median,
						limitOf( name, core, times ),
						milliseconds
				  ) }`
				: ''
		);
	}
}

async function measureBytes( { browser, site, report } ) {
	const limits = {
		Widgets: 60,
		Messages: 6.5,
		Statistics: 125,
		Settings: 15,
	};
	for ( const [ name, [ page ] ] of Object.entries( OURS ) ) {
		const { scripts, styles, calls } = await weighScreen(
			browser,
			`${ site.url }/wp-admin/admin.php?page=${ page }`
		);
		report(
			`${ name }: own scripts, styles, largest answer, gz`,
			[ scripts, styles, calls ].map( kilobytes ).join( ', ' ),
			`≤ ${ writeGoal(
				scripts,
				limits[ name ] * 1000,
				kilobytes
			) }, ${ writeGoal( styles, 8000, kilobytes ) }, ${ writeGoal(
				calls,
				12_000,
				kilobytes
			) }`
		);
	}
}

async function measureEditor( { browser, site, report } ) {
	const url = `${ site.url }/wp-admin/admin.php?page=chaty&widget=0`;
	const preview = await measurePreview( browser, url );
	report(
		'change to preview',
		milliseconds( preview.shown ),
		`≤ ${ writeGoal( preview.shown, 100, milliseconds ) }`
	);
	report(
		'change to check asked, answered',
		`${ milliseconds( preview.asked ) }, ${ milliseconds(
			preview.answered
		) }`,
		`≤ ${ writeGoal( preview.asked, 500, milliseconds ) }`
	);
	const { before, after } = await measureMemory( browser, url );
	report(
		'memory before and after 100 restarts of the preview',
		`${ kilobytes( before ) }, ${ kilobytes( after ) }`,
		`+${ writeGoal( after - before, 1_000_000, kilobytes ) }`
	);
	await importSettings( site.dir, makeSettings( WIDGETS, CHANNELS ) );
	const typing = await measureTyping( browser, url );
	report(
		`a letter typed at ${ WIDGETS } × ${ CHANNELS }: median, slowest`,
		`${ milliseconds( typing.median ) }, ${ milliseconds(
			typing.slowest
		) }`,
		`≤ ${ writeGoal( typing.median, 50, milliseconds ) }`
	);
}

/** Name of each part, its work, and on which versions of WordPress it runs. */
const PARTS = {
	screens: [ measureScreens, CORES ],
	bytes: [ measureBytes, [ 'newest' ] ],
	editor: [ measureEditor, [ 'newest' ] ],
};

/**
 * Checks the name of a part.
 *
 * @param {Object}  parts By their names.
 * @param {string=} only  The part to measure alone.
 */
export function checkPart( parts, only ) {
	if ( only && ! Object.hasOwn( parts, only ) ) {
		throw new ToolError(
			`--only is one of: ${ Object.keys( parts ).join( ', ' ) }`
		);
	}
}

async function measureSite( work, only, core, report ) {
	for ( const [ name, [ measure, cores ] ] of Object.entries( PARTS ) ) {
		if ( ( ! only || only === name ) && cores.includes( core ) ) {
			log( `${ core }: ${ name } …` );
			await measure( { ...work, core, report } );
		}
	}
}

/**
 * Measures the owner's screens on the oldest and the newest WordPress, each on MariaDB.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             folder  Where the sites go.
 * @param {{runs: number, only?: string}}      options How often screens are opened, and the part to measure alone.
 * @return {Promise<string>} A table in Markdown.
 */
export async function measureConsole( browser, folder, { runs, only } ) {
	checkPart( PARTS, only );
	if ( ! ensureServers( NEEDED ) ) {
		throw new ToolError( `This needs ${ NEEDED.join( ', ' ) }.` );
	}
	const rows = [];
	const mariadb = await startMariadb( folder );
	try {
		for ( const core of CORES ) {
			const site = await startSite( folder, mariadb, core );
			const report = ( what, value, goal = '' ) => {
				rows.push( row( `${ site.version }: ${ what }`, value, goal ) );
				log( `${ what }: ${ value } ${ goal }` );
			};
			await measureSite( { browser, site, runs }, only, core, report );
			await site.stop();
		}
	} finally {
		await mariadb.stop();
	}
	return [
		row( 'the console', 'measured', 'goal' ),
		row( '---', '---:', '---:' ),
		...rows,
	].join( '\n' );
}
