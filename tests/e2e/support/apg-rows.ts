import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';

type Example =
	| 'accordion'
	| 'dialog-modal'
	| 'disclosure-navigation-hybrid'
	| 'tabs-automatic'
	| 'tabs-manual';
type Row = { testId: string };

const { examples } = JSON.parse(
	readFileSync(
		new URL(
			'../../fixtures/behaviours/apg-keyboard.json',
			import.meta.url
		),
		'utf8'
	)
) as { examples: Record< Example, { keyboard: Row[]; roles: Row[] } > };

/** The check of each row of the APG's tables, by the row's id. */
export type RowChecks = Readonly<
	Record< string, ( page: Page ) => Promise< void > >
>;

/**
 * Checks each row of keys, roles and states that the ARIA Authoring Practices list for an example. The checks of roles
 * and states leave the page as it is; for each row of keys, the page is opened anew.
 */
export async function checkApgRows(
	page: Page,
	example: Example,
	checks: RowChecks
): Promise< void > {
	const [ keys = [], roles = [] ] = [
		examples[ example ].keyboard,
		examples[ example ].roles,
	].map( ( rows ) => [ ...new Set( rows.map( ( row ) => row.testId ) ) ] );
	expect( Object.keys( checks ).sort() ).toEqual(
		[ ...keys, ...roles ].sort()
	);
	const address = page.url();
	for ( const [ index, id ] of [ ...roles, ...keys ].entries() ) {
		if ( index === 0 || index >= roles.length ) {
			await page.goto( address );
		}
		await test.step( id, () => checks[ id ]?.( page ) );
	}
}
