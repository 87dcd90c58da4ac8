/**
 * Playwright on real WordPress sites.
 *
 *     npm run test:e2e
 *     npm run test:e2e -- --project=newest main-job
 */
import { join } from 'node:path';
import { runTool } from './log.mjs';
import { isMain, ROOT } from './paths.mjs';
import { ensureBuild } from './prepare.mjs';
import { run } from './run.mjs';
import { corePath } from './wordpress.mjs';

const PLAYWRIGHT = join( ROOT, 'node_modules/@playwright/test/cli.js' );

if ( isMain( import.meta.url ) ) {
	runTool( async () => {
		await ensureBuild();
		// Fetched here, or the first test would wait for it.
		await corePath( 'newest' );
		const { code } = await run(
			process.execPath,
			[ PLAYWRIGHT, 'test', ...process.argv.slice( 2 ) ],
			{ cwd: ROOT, show: true }
		);
		process.exitCode = code;
	} );
}
