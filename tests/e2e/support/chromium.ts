import { existsSync } from 'node:fs';

/** Where Debian has Chromium, if nobody says where it is. */
const CHROMIUM = process.env[ 'CHROMIUM_PATH' ] ?? '/usr/bin/chromium';

/** Debian's Chromium without windows: the same pages for a quarter less of the processor's time. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** The option that starts the first of some programs that is there; without any, Playwright starts its own. */
const findProgram = ( ...programs: readonly string[] ) => {
	const executablePath = programs.find( existsSync );
	return executablePath ? { executablePath } : {};
};

/** Starts Chromium as people have it. */
export const WITH_WINDOWS = findProgram( CHROMIUM );

/** Starts the Chromium that is quickest, or the one that is asked for. */
export const QUICKEST = process.env[ 'CHROMIUM_PATH' ]
	? WITH_WINDOWS
	: findProgram( SHELL, CHROMIUM );
