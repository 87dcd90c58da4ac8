import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { animationsEnd } from './settle';

const require = createRequire( import.meta.url );

/** The axe of `@axe-core/playwright`, which itself needs a new page and half a megabyte for each analysis. */
const { source } = createRequire( require.resolve( '@axe-core/playwright' ) )(
	'axe-core'
) as { source: string };

/** What axe finds; the target of a node in a frame begins with the frame. */
interface Results {
	violations: {
		id: string;
		nodes: { html: string; failureSummary: string; target: string[] }[];
	}[];
	passes: unknown[];
}

interface Axe {
	configure: ( spec: object ) => void;
	run: ( context: unknown, options: object ) => Promise< Results >;
}

type WithAxe = typeof window & { axe: Axe };

/** Loads axe into the frames that lack it; into a frame that is loading, once its page is there. */
async function bringAxe( page: Page ) {
	for ( const frame of page.frames() ) {
		await expect( async () => {
			if (
				! frame.isDetached() &&
				! ( await frame.evaluate( "'axe' in window" ) )
			) {
				await frame.evaluate(
					`${ source };axe.configure( { allowedOrigins: [ '<unsafe_all_origins>' ] } );`
				);
			}
		} ).toPass();
	}
}

/**
 * Analyzes the elements of a selector, or of one for each frame on the way, without those of `except`, after all
 * transitions: text that fades has less contrast.
 */
export async function analyze(
	page: Page,
	selector: string | readonly string[] = 'html',
	{
		except,
		...options
	}: {
		readonly except?: string;
		rules?: object;
		preload?: boolean;
		iframes?: boolean;
	} = {}
): Promise< Results > {
	await bringAxe( page );
	await animationsEnd( page );
	return page.evaluate(
		( [ include, exclude, given ] ) =>
			( window as unknown as WithAxe ).axe.run(
				{ include: [ include ], exclude: exclude ? [ exclude ] : [] },
				{ ...given, resultTypes: [ 'violations' ] }
			),
		[ selector, except, options ] as const
	);
}

/** Expects that axe finds nothing there. */
export async function expectNoViolations(
	...given: Parameters< typeof analyze >
): Promise< void > {
	const { violations } = await analyze( ...given );
	expect( violations ).toEqual( [] );
}
