/**
 * Sends random settings, addresses and form bodies to a real site (tests/e2e/fuzz.ts): nothing of them may run, PHP's
 * log stays empty, and page and server read a setting alike.
 *
 *     npm run fuzz                    ten minutes
 *     npm run fuzz -- --minutes 1     another time
 *     npm run fuzz -- --seed 7        the same values once more
 */
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { ensureBuild } from './build.mjs';
import { ROOT } from './paths.mjs';
import { log, runTool } from './tool.mjs';
import { PLAYWRIGHT } from './test-e2e.mjs';

runTool( import.meta.url, async () => {
	const { values } = parseArgs( {
		options: {
			minutes: { type: 'string', default: '10' },
			seed: { type: 'string', default: String( Date.now() % 1e9 ) },
		},
	} );
	await ensureBuild();
	log( `Seed ${ values.seed }, ${ values.minutes } minutes` );
	const { exitCode } = await execa(
		PLAYWRIGHT,
		[ 'test', '--project=fuzz' ],
		{
			cwd: ROOT,
			env: { FUZZ_SEED: values.seed, FUZZ_MINUTES: values.minutes },
			node: true,
			reject: false,
			stdio: 'inherit',
		}
	);
	process.exitCode = exitCode;
} );
