import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Debian's Chromium, unless `CHROMIUM_PATH` names another browser. */
const CHROMIUM = process.env[ 'CHROMIUM_PATH' ] ?? '/usr/bin/chromium';

/** Debian's Chromium without windows: the same pages for a quarter less of the processor's time. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** The option that starts the first of some programs that is there; without any, Playwright starts its own. */
const findProgram = ( ...programs: readonly string[] ) => {
	const executablePath = programs.find( existsSync );
	return executablePath ? { executablePath } : {};
};

/** Starts the Chromium that is quickest, or the one that is asked for. */
export const QUICKEST = process.env[ 'CHROMIUM_PATH' ]
	? findProgram( CHROMIUM )
	: findProgram( SHELL, CHROMIUM );

/** For `test.use()`: starts Chromium as people have it, which keeps pages for Back. Its tests share workers and their sites. */
export const WITH_WINDOWS = {
	launchOptions: (
		{ launchOptions }: { launchOptions: LaunchOptions },
		provide: ( launchOptions: LaunchOptions ) => Promise< void >
	) =>
		provide( {
			...launchOptions,
			...findProgram( CHROMIUM ),
			ignoreDefaultArgs: [ '--disable-back-forward-cache' ],
		} ),
};
