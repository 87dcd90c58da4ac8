/**
 * End-to-end tests on real WordPress sites.
 *
 * - `oldest`, `newest`: every spec, on PHP's own server with SQLite; `oldest`
 *   runs with SCRIPT_DEBUG, so that React's development build can complain.
 * - `wp-env`: what is tagged `@main`, on wp-env's embedded WordPress.
 *
 * `WP_CORE=<folder>` runs the first kind on that WordPress instead.
 */
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { SiteOptions } from './tests/e2e/support/fixtures';

const { CHROMIUM_PATH = '/usr/bin/chromium', WP_CORE, CI } = process.env;

/** Nothing outside this machine is ever asked, and Chromium asks nobody of its own accord. */
const CHROMIUM_FLAGS = [
	'--no-sandbox',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
	'--disable-quic',
	'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

const nativeProjects = WP_CORE
	? [ { name: 'wp-core', use: { core: 'newest' as const } } ]
	: [
			{
				name: 'oldest',
				use: { core: 'oldest' as const, scriptDebug: true },
			},
			{ name: 'newest', use: { core: 'newest' as const } },
	  ];

export default defineConfig< object, SiteOptions >( {
	testDir: 'tests/e2e',
	outputDir: 'artifacts/e2e',
	workers: 2,
	forbidOnly: !! CI,
	// A second look, with a trace; what passes only then is listed as flaky.
	retries: CI ? 1 : 0,
	timeout: 30_000,
	expect: { timeout: 10_000 },
	reporter: [
		[ 'list' ],
		[ 'json', { outputFile: 'artifacts/reports/e2e.json' } ],
	],
	use: {
		browserName: 'chromium',
		launchOptions: {
			args: CHROMIUM_FLAGS,
			...( existsSync( CHROMIUM_PATH ) && {
				executablePath: CHROMIUM_PATH,
			} ),
		},
		screenshot: 'only-on-failure',
		trace: 'on-first-retry',
	},
	projects: [
		...nativeProjects,
		{
			name: 'wp-env',
			grep: /@main/,
			workers: 1,
			timeout: 120_000,
			// One page at a time, and each takes a second and more.
			expect: { timeout: 30_000 },
			use: { runtime: 'wp-env' },
		},
	],
} );
