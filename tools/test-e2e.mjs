/**
 * Playwright on real WordPress sites.
 *
 *     npm run test:e2e                                 every spec once, `@main` on three sites
 *     npm run test:e2e -- --all                        every spec on both versions, `@main` on all sites
 *     npm run test:e2e -- --project=newest main-job    one project (playwright.config.ts names them)
 */
import { join } from 'node:path';
import { runTool } from './log.mjs';
import { isMain, ROOT } from './paths.mjs';
import { ensureBuild } from './prepare.mjs';
import { run } from './run.mjs';
import { corePath } from './wordpress/wordpress.mjs';

const PLAYWRIGHT = join( ROOT, 'node_modules/@playwright/test/cli.js' );

const WORDPRESS = process.env.WP_CORE ? [ 'wp-core' ] : [ 'oldest' ];
const ONCE = [ ...WORDPRESS, 'newest-main', 'wp-env' ];
const MATRIX = [ ...WORDPRESS, 'newest', 'wp-env', 'php-7.4', 'php-8.4' ];

/** Names the projects, unless the caller does. */
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

if ( isMain( import.meta.url ) ) {
	runTool( async () => {
		await ensureBuild();
		// Fetched here, or the first test would wait for it.
		await corePath( 'newest' );
		const { code } = await run(
			process.execPath,
			[
				PLAYWRIGHT,
				'test',
				...playwrightArguments( process.argv.slice( 2 ) ),
			],
			{ cwd: ROOT, show: true }
		);
		process.exitCode = code;
	} );
}
