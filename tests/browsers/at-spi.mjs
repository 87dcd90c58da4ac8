/** What Firefox tells assistive programs on Linux through AT-SPI, with states and live messages. */
import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { createProfile } from './webdriver.mjs';

const FILE = new URL( 'at-spi.txt', import.meta.url );
const SCRIPT = fileURLToPath( new URL( 'at-spi.py', import.meta.url ) );

const HEAD = `What Firefox tells assistive programs on Linux through AT-SPI: what has the focus after each key or text, with its
states and description, and what live regions say.
UPDATE=1 npm run test:browsers writes this file.

`;

const PREFERENCES = {
	// Whoever asks gets an answer, also one that the browser does not know.
	'accessibility.force_disabled': -1,
	'browser.startup.homepage_override.mstone': 'ignore',
	'datareporting.policy.dataSubmissionEnabled': false,
	'ui.prefersReducedMotion': 1,
};

/**
 * Goes through the widget of a page by keys, and compares what Firefox tells with the file, or writes the file.
 *
 * @param {string} url The page, with the widget `LINKS` of rows.mjs.
 */
export async function compareAtSpi( url ) {
	const profile = createProfile( PREFERENCES );
	try {
		const { stdout } = await execa(
			'dbus-run-session',
			[
				...[ '--', 'xvfb-run', '-a', '/usr/bin/python3', SCRIPT ],
				...[ profile, url ],
			],
			{ env: { GNOME_ACCESSIBILITY: '1', HOME: profile } }
		);
		const text = `${ HEAD }${ stdout }\n`;
		if ( process.env.UPDATE ) {
			writeFileSync( FILE, text );
		}
		assert.equal( text, readFileSync( FILE, 'utf8' ) );
	} finally {
		rmSync( profile, { recursive: true, force: true } );
	}
}
