import type { Locator, Page } from '@playwright/test';

interface Point {
	readonly x: number;
	readonly y: number;
}

/** Moves a finger over the screen; the browser turns its own touch events into pointer events and scrolling. */
export async function drag( page: Page, from: Point, to: Point ) {
	const client = await page.context().newCDPSession( page );
	const touch = ( type: 'touchStart' | 'touchMove', share: number ) =>
		client.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: [
				{
					x: from.x + ( to.x - from.x ) * share,
					y: from.y + ( to.y - from.y ) * share,
				},
			],
		} );
	await touch( 'touchStart', 0 );
	for ( let step = 1; step <= 8; step++ ) {
		await touch( 'touchMove', step / 8 );
	}
	await client.send( 'Input.dispatchTouchEvent', {
		type: 'touchEnd',
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
