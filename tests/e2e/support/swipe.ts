import type { Locator, Page } from '@playwright/test';

/** Swipes over the middle of an element with the browser's own touch events. */
export async function swipe(
	page: Page,
	target: Locator,
	{ byX = 0, byY = 0 }: { byX?: number; byY?: number }
) {
	const box = await target.boundingBox();
	if ( ! box ) {
		throw new Error( 'Nothing to swipe over.' );
	}
	const client = await page.context().newCDPSession( page );
	const from = {
		x: box.x + box.width / 2 - byX / 2,
		y: box.y + box.height / 2 - byY / 2,
	};
	const touch = (
		type: 'touchStart' | 'touchMove' | 'touchEnd',
		share = 0
	) =>
		client.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints:
				type === 'touchEnd'
					? []
					: [
							{
								x: from.x + byX * share,
								y: from.y + byY * share,
							},
					  ],
		} );
	await touch( 'touchStart' );
	for ( const share of [ 0.2, 0.4, 0.6, 0.8, 1 ] ) {
		await touch( 'touchMove', share );
	}
	await touch( 'touchEnd' );
	await client.detach();
}
