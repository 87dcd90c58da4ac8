/**
 * Runs Playwright on real WordPress sites.
 *
 *     npm run test:e2e                                 every spec once, `@main` on three sites
 *     npm run test:e2e -- --all                        every spec on both versions, `@main` on all sites
 *     npm run test:e2e -- --project=newest main-job    one project (playwright.config.ts lists them)
 *
 * Takes any option of `playwright test`.
 */
import { join } from 'node:path';
import { execa } from 'execa';
import { ensureBuild } from './build.mjs';
import { ROOT } from './paths.mjs';
import { runTool } from './tool.mjs';
import { corePath } from './wordpress/wordpress.mjs';

export const PLAYWRIGHT = join( ROOT, 'node_modules/@playwright/test/cli.js' );

const WORDPRESS = process.env.WP_CORE
	? [ 'wp-core' ]
	: [ 'oldest', 'oldest-console' ];
const ONCE = [ ...WORDPRESS, 'newest-main', 'wp-env' ];
const PHPS = [ 'php-7.4', 'php-8.4', 'php-8.5' ];
const MATRIX = [ ...WORDPRESS, 'newest', 'wp-env', ...PHPS ];

/** Adds the projects, unless the caller names some. */
function playwrightArguments( given ) {
	if ( given.some( ( argument ) => argument.startsWith( '--project' ) ) ) {
		return given;
	}
	const projects = given.includes( '--all' ) ? MATRIX : ONCE;
	return [
		...projects.map( ( name ) => `--project=${ name }` ),
		...given.filter( ( argument ) => argument !== '--all' ),
	];
}

runTool( import.meta.url, async () => {
	await ensureBuild();
	// Downloaded here, because the first test would run into its timeout.
	await corePath( 'newest' );
	const { exitCode } = await execa(
		PLAYWRIGHT,
		[ 'test', ...playwrightArguments( process.argv.slice( 2 ) ) ],
		{ cwd: ROOT, node: true, reject: false, stdio: 'inherit' }
	);
	process.exitCode = exitCode;
} );
