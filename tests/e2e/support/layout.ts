import type { Locator, Page } from '@playwright/test';

const NOWHERE = { x: NaN, y: NaN, width: NaN, height: NaN };

/** The box of an element. The figures of one that is not displayed are NaN: neither greater nor less than any. */
export const boxOf = async ( element: Locator ) =>
	( await element.boundingBox() ) ?? NOWHERE;

/** Turns a page into one from right to left. */
export const turnRightToLeft = ( page: Page ) =>
	page.evaluate( "document.documentElement.dir = 'rtl'" );
