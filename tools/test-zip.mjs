/**
 * Tests of the plugin's zip: what is in it, and that a WordPress without the repository can install and
 * run it.
 *
 *     npm run test:zip
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import AdmZip from 'adm-zip';
import { ROOT } from './paths.mjs';
import { runScript } from './wordpress/php.mjs';
import { createSite, serveSite } from './wordpress/site.mjs';

const zip = new AdmZip( join( ROOT, 'chaty.zip' ) );
const names = zip.getEntries().map( ( { entryName } ) => entryName );
const dir = mkdtempSync( join( tmpdir(), 'chaty-zip-' ) );

after( () => rmSync( dir, { recursive: true, force: true } ) );

test( 'the zip holds one folder, chaty', () => {
	assert.deepEqual(
		names.filter( ( name ) => ! name.startsWith( 'chaty/' ) ),
		[]
	);
} );

test( 'the zip holds what a site needs', () => {
	for ( const file of [
		'chaty.php',
		'uninstall.php',
		'readme.txt',
		'LICENSE',
		'chaty.d.ts',
		'wpml-config.xml',
		'includes/class-plugin.php',
		'build/settings-schema.php',
		'build/loader.js',
		'build/widget.js',
		'build/panel-form.js',
		'build/inline-form.js',
		'build/inline.css',
		'build/licenses.txt',
		'build/page.assets.php',
		'build/react.assets.php',
		'build/languages/chaty-de_DE.l10n.php',
		'build/languages/chaty-de_DE-chaty-console-widgets.json',
	] ) {
		assert.ok( names.includes( `chaty/${ file }` ), file );
	}
} );

test( 'the zip holds no more than that', () => {
	const extra = names.filter(
		( name ) =>
			! /^chaty\/((chaty|uninstall)\.php|readme\.txt|LICENSE|chaty\.d\.ts|wpml-config\.xml|(includes|build)\/)/.test(
				name
			) ||
			/node_modules|(?<!\/chaty\.d)\.(tsx?|scss|map|md)$|\.test\.|\/\.[^/]/.test(
				name
			)
	);
	assert.deepEqual( extra, [] );
} );

test( 'each PHP file ends where WordPress is not loaded,', () => {
	const files = zip
		.getEntries()
		.filter( ( { entryName } ) => entryName.endsWith( '.php' ) );
	assert.ok( files.length > 200 );
	for ( const entry of files ) {
		assert.match(
			entry.getData().toString(),
			/defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \)/,
			entry.entryName
		);
	}
} );

test( 'the zip has its header, its contributors, and the notices of bundled libraries', () => {
	assert.match(
		zip.readAsText( 'chaty/chaty.php' ),
		/^ \* Update URI: +false$/m
	);
	assert.match( zip.readAsText( 'chaty/readme.txt' ), /^Contributors: \S/m );
	const notices = zip.readAsText( 'chaty/build/licenses.txt' );
	for ( const library of [
		'@dnd-kit/core',
		'@medv/finder',
		'embla-carousel',
		'js-cookie',
		'leaflet',
		'libphonenumber-js',
		'recharts',
		'simple-icons',
		'supercluster',
		'uqr',
	] ) {
		assert.match( notices, new RegExp( `^${ library } \\d`, 'm' ) );
	}
	assert.match( notices, /Copyright \(c\) .*\n[^]*Redistribution/ );
} );

test( '.distignore leaves out what is not in the zip', () => {
	const listed = readFileSync( join( ROOT, '.distignore' ), 'utf8' );
	const ignored = listed
		.match( /^\/.+$/gm )
		.map( ( path ) => path.slice( 1 ) );
	const tracked = execFileSync( 'git', [ 'ls-files' ], {
		cwd: ROOT,
		encoding: 'utf8',
	} );
	const left = tracked
		.trim()
		.split( '\n' )
		.filter( ( file ) =>
			ignored.every(
				( path ) => file !== path && ! file.startsWith( `${ path }/` )
			)
		);
	const packed = names
		.map( ( name ) => name.replace( 'chaty/', '' ) )
		.filter( ( name ) => ! name.startsWith( 'build/' ) );
	assert.deepEqual( left.sort(), packed.sort() );
} );

test( 'a site runs the plugin from the zip', async () => {
	await createSite( { dir, plugin: false, testApi: false } );
	zip.extractAllTo( join( dir, 'wp-content/plugins' ) );
	await runScript( 'tools/wordpress/site/activate.php', [ dir ] );
	const settings = join( ROOT, 'tools/demo-content/settings.json' );
	await runScript( 'tools/wordpress/site/import.php', [ dir, settings ] );
	const server = await serveSite( dir );
	try {
		const page = await ( await fetch( server.url ) ).text();
		const loader = /src="([^"]*\/chaty\/build\/loader\.js[^"]*)"/.exec(
			page
		);
		assert.ok( loader, 'the page loads the loader' );
		const script = await fetch( loader[ 1 ].replaceAll( '&#038;', '&' ) );
		assert.equal( script.status, 200 );
	} finally {
		await server.stop();
	}
} );
