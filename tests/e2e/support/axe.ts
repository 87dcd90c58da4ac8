import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects that axe finds nothing in the elements of a selector, without those of the other one. */
export async function expectNoViolations(
	page: Page,
	selector: string,
	{ except }: { readonly except?: string } = {}
): Promise< void > {
	const axe = new AxeBuilder( { page } ).include( selector );
	const { violations } = await ( except
		? axe.exclude( except )
		: axe
	).analyze();
	expect( violations ).toEqual( [] );
}
