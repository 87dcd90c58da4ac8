/**
 * Makes the pictures of the directory and of the README, from the demo and from tests:
 *
 *     npm run demo                                     in another terminal; it prints its address
 *     npm run pictures http://127.0.0.1:8880    .wordpress-org: screenshots, banners, icons
 *     LOOK=1 npm run test:e2e -- --project=newest console-first-day && npm run pictures -- --minute
 *                                                      docs/images/minute.webp, from the pictures of that spec
 *
 * Needs Chromium, and ffmpeg for fewer colors and for the motion.
 */
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { execa } from 'execa';
import { chromiumProgram, ROOT } from './paths.mjs';
import { runTool, ToolError } from './tool.mjs';

const FOLDER = join( ROOT, '.wordpress-org' );
const SCREEN = { width: 1440, height: 900 };

const ffmpeg = ( ...args ) =>
	execa( 'ffmpeg', [ '-y', '-loglevel', 'error', ...args ] );

/** Stores a picture with 256 colors. */
async function shrink( file ) {
	const small = `${ file }.small.png`;
	await ffmpeg(
		'-i',
		file,
		'-vf',
		'split[a][b];[a]palettegen=reserve_transparent=on[p];[b][p]paletteuse=dither=none',
		small
	);
	renameSync( small, file );
}

/** What each numbered screenshot of readme.txt shows. */
const SCREENSHOTS = [
	async ( page ) => {
		await page.goto( '/' );
		await page.locator( '.open-chaty' ).click();
		await page
			.locator( '.chaty-channel-list .chaty-link' )
			.last()
			.waitFor();
	},
	async ( page ) => {
		await page.locator( '.chaty-channel-list .chaty-link' ).last().click();
		await page.locator( '.chaty-outer-forms textarea' ).waitFor();
	},
	async ( page ) => {
		await openConsole( page, 'chaty&widget=0', 'iframe' );
		await page
			.frameLocator( '.chaty-console-preview iframe' )
			.locator( '.open-chaty' )
			.waitFor();
	},
	async ( page ) => {
		await openConsole(
			page,
			'chaty-messages',
			'#chaty-messages tr[data-message]'
		);
		await page
			.locator( '#chaty-messages tr[data-message] a' )
			.first()
			.click();
		await page.locator( '.has-open-message' ).waitFor();
	},
	( page ) => openConsole( page, 'chaty-statistics', '.recharts-surface' ),
];

async function openConsole( page, place, shown ) {
	await page.goto( `/wp-admin/admin.php?page=${ place }` );
	await page.locator( shown ).first().waitFor();
}

async function takeScreenshots( browser, baseURL ) {
	const visitor = await browser.newPage( { baseURL, viewport: SCREEN } );
	const owner = await browser.newPage( { baseURL, viewport: SCREEN } );
	await owner.request.post( '/wp-login.php', {
		form: { log: 'admin', pwd: 'password' },
	} );
	for ( const [ index, show ] of SCREENSHOTS.entries() ) {
		const page = index < 2 ? visitor : owner;
		await show( page );
		const path = join( FOLDER, `screenshot-${ index + 1 }.png` );
		await page.screenshot( { path, animations: 'disabled' } );
		await shrink( path );
	}
}

/** Draws icons and banners from their drawings. */
async function draw( browser ) {
	for ( const [ name, source, width, height ] of [
		[ 'icon-128x128', 'icon', 128, 128 ],
		[ 'icon-256x256', 'icon', 256, 256 ],
		[ 'banner-772x250', 'banner', 772, 250 ],
		[ 'banner-1544x500', 'banner', 1544, 500 ],
	] ) {
		const page = await browser.newPage( { viewport: { width, height } } );
		const drawing = readFileSync(
			join( FOLDER, `${ source }.svg` ),
			'utf8'
		);
		await page.setContent(
			`<style>body{margin:0}svg{display:block;width:100vw}</style>${ drawing }`
		);
		const path = join( FOLDER, `${ name }.png` );
		await page.screenshot( { path, omitBackground: true } );
		await page.close();
		if ( source === 'banner' ) {
			await shrink( path );
		}
	}
}

/** Joins the pictures of the first day, two and a half seconds each. */
const joinMinute = () =>
	ffmpeg(
		'-framerate',
		'0.4',
		'-pattern_type',
		'glob',
		'-i',
		join( ROOT, 'artifacts/look/first-day-*-1280.png' ),
		'-vf',
		'scale=800:500:force_original_aspect_ratio=decrease:flags=lanczos,pad=800:500:-1:-1:white',
		'-c:v',
		'libwebp_anim',
		'-quality',
		'60',
		'-loop',
		'0',
		join( ROOT, 'docs/images/minute.webp' )
	);

async function main() {
	const { values, positionals } = parseArgs( {
		options: { minute: { type: 'boolean' } },
		allowPositionals: true,
	} );
	if ( values.minute ) {
		await joinMinute();
		return;
	}
	const [ address ] = positionals;
	if ( ! address ) {
		throw new ToolError( 'Name the address of a running demo.' );
	}
	const browser = await chromium.launch( {
		executablePath: chromiumProgram(),
		args: [ '--no-sandbox' ],
	} );
	await draw( browser );
	await takeScreenshots( browser, address );
	await browser.close();
}

runTool( import.meta.url, main );
