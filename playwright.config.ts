/**
 * End-to-end tests on real WordPress sites.
 *
 * | project | runs | on |
 * | --- | --- | --- |
 * | `oldest` | the specs of pages, and `@main` of the console | the oldest WordPress, PHP's own server, SQLite, SCRIPT_DEBUG, so that React's development build reports mistakes |
 * | `oldest-console` | the other specs of the console | the same without SCRIPT_DEBUG: wp-admin then joins its scripts, and a screen is there in half the time |
 * | `newest` | every spec | the newest WordPress of the cache, without SCRIPT_DEBUG |
 * | `newest-main` | `@main` | the same |
 * | `wp-env` | `@main` of the contact form and of the site itself | wp-env's embedded WordPress |
 * | `php-7.4`, `php-8.4`, `php-8.5` | `@main` | wp-env's, on the oldest PHP and on newer ones |
 * | `fuzz` | `npm run fuzz` | the newest WordPress |
 * | `wp-core` | every spec | with `WP_CORE=<folder>`, that WordPress takes the place of the native ones |
 *
 * `npm run test:e2e` says which of them run by default.
 */
import { defineConfig } from '@playwright/test';
import { QUICKEST } from './tests/e2e/support/chromium';
import type { SiteOptions } from './tests/e2e/support/fixtures';

const { WP_CORE, CI } = process.env;

/**
 * The first five are parts of a person's browser that draw hidden pages of their own: they take 0.6 of the 0.9 s of CPU
 * that a new context costs. The rest is Playwright's own list: Chromium reads the switch once.
 */
const DISABLED_FEATURES = [
	'WebUIOmniboxPopup',
	'WebUIOmniboxAimPopup',
	'WebUIOmniboxFullPopup',
	'PreloadTopChromeWebUI',
	'SpareRendererForSitePerProcess',
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsUpgrades',
	'HttpsFirstBalancedModeAutoEnable',
	'LensOverlay',
	'MediaRouter',
	'PaintHolding',
	'ThirdPartyStoragePartitioning',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'TcpPortRandomizationWin',
	'OptimizationHints',
	'NetworkTimeServiceQuerying',
	'AimEnabled',
	'PreconnectToSearch',
];

/** A person's: headless Chromium's own says what it is, and would count as a bot's. */
const USER_AGENT =
	'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/**
 * Keeps every request on this machine, Chromium's own ones included. The user agent is of the whole browser, because
 * requests that a page sends while it is left do not have that of Playwright's `userAgent`.
 */
const CHROMIUM_FLAGS = [
	`--user-agent=${ USER_AGENT }`,
	`--disable-features=${ DISABLED_FEATURES.join() }`,
	'--no-sandbox',
	// Drawn by the browser's own process, as there is no graphics card: a tenth less of the processor's time.
	'--disable-gpu',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
	'--disable-quic',
	'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** What runs without SCRIPT_DEBUG, by file and title. */
const CONSOLE = /console-(?!.*@main)/;

/**
 * One context of the browser for all tests of a worker, which Playwright empties between them: scripts of wp-admin stay
 * cached, and tests take a sixth less time. Not for pages, where the pointer's last place matters.
 */
const SHARED_CONTEXT = { _optionContextReuseMode: 'when-possible' } as object;

const nativeProjects = WP_CORE
	? [ { name: 'wp-core', use: { core: 'newest' as const } } ]
	: [
			{
				name: 'oldest',
				grepInvert: CONSOLE,
				use: { core: 'oldest' as const, scriptDebug: true },
			},
			{
				name: 'oldest-console',
				grep: CONSOLE,
				use: { core: 'oldest' as const, ...SHARED_CONTEXT },
			},
			{ name: 'newest', use: { core: 'newest' as const } },
			{
				name: 'newest-main',
				grep: /@main/,
				use: { core: 'newest' as const },
			},
	  ];

/** These tests check that WordPress answers there, and stores and mails a message. It answers slowly: see below. */
const SERVER = /(contact-form|smoke)\.spec.*@main/;

/** PHP in WASM answers one request at a time, and needs a second or more for a page. */
const embeddedProject = (
	name: string,
	php?: SiteOptions[ 'php' ],
	grep = /@main/
) => ( {
	name,
	grep,
	workers: 1,
	timeout: 120_000,
	expect: { timeout: 30_000 },
	use: { runtime: 'wp-env' as const, php },
} );

export default defineConfig< object, SiteOptions >( {
	testDir: 'tests/e2e',
	outputDir: 'artifacts/e2e',
	workers: 2,
	forbidOnly: !! CI,
	// The second try leaves a trace; what passes only then is listed as flaky.
	retries: CI ? 1 : 0,
	// A busy machine needs three times as long as an idle one.
	timeout: 90_000,
	expect: { timeout: 20_000 },
	reportSlowTests: { max: 20, threshold: 1 },
	reporter: [
		[ 'list' ],
		[ 'json', { outputFile: 'artifacts/reports/e2e.json' } ],
	],
	use: {
		browserName: 'chromium',
		launchOptions: {
			args: CHROMIUM_FLAGS,
			...QUICKEST,
		},
		screenshot: 'only-on-failure',
		trace: 'on-first-retry',
	},
	projects: [
		// First, because one worker runs each of them while others run the rest.
		embeddedProject( 'wp-env', undefined, SERVER ),
		embeddedProject( 'php-7.4', '7.4' ),
		embeddedProject( 'php-8.4', '8.4' ),
		embeddedProject( 'php-8.5', '8.5' ),
		{ name: 'fuzz', testMatch: 'fuzz.ts', timeout: 0 },
		...nativeProjects,
	],
} );
