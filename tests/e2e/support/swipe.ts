import type { Locator, Page } from '@playwright/test';

interface Point {
	readonly x: number;
	readonly y: number;
}

const STEPS = 8;
const STEP_SECONDS = 0.01;

/**
 * Moves a finger over the screen; the browser turns its own touch events into pointer events and scrolling. By their
 * timestamps the finger was fast, however slow the machine is.
 */
export async function drag( page: Page, from: Point, to: Point ) {
	const client = await page.context().newCDPSession( page );
	const begin = Date.now() / 1000;
	const touch = ( type: 'touchStart' | 'touchMove', share: number ) =>
		client.send( 'Input.dispatchTouchEvent', {
			type,
			timestamp: begin + share * STEPS * STEP_SECONDS,
			touchPoints: [
				{
					x: from.x + ( to.x - from.x ) * share,
					y: from.y + ( to.y - from.y ) * share,
				},
			],
		} );
	await touch( 'touchStart', 0 );
	for ( let step = 1; step <= STEPS; step++ ) {
		await touch( 'touchMove', step / STEPS );
	}
	await client.send( 'Input.dispatchTouchEvent', {
		type: 'touchEnd',
		timestamp: begin + ( STEPS + 1 ) * STEP_SECONDS,
		touchPoints: [],
	} );
	await client.detach();
}

/** Swipes over the middle of an element. */
export async function swipe(
	page: Page,
	target: Locator,
	{ byX = 0, byY = 0 }: { byX?: number; byY?: number }
) {
	const box = await target.boundingBox();
	if ( ! box ) {
		throw new Error( 'Nothing to swipe over.' );
	}
	const x = box.x + box.width / 2;
	const y = box.y + box.height / 2;
	await drag(
		page,
		{ x: x - byX / 2, y: y - byY / 2 },
		{ x: x + byX / 2, y: y + byY / 2 }
	);
}
