import type { Frame, Locator, Page, Route } from '@playwright/test';

/** Waits for two frames, in which whatever a handler starts has begun. */
export function twoFrames( page: Page ): Promise< void > {
	return page.evaluate(
		() =>
			new Promise< void >( ( resolve ) =>
				requestAnimationFrame( () =>
					requestAnimationFrame( () => resolve() )
				)
			)
	);
}

/**
 * Listens for an event of the window from now on; returns a function that waits for it. Playwright's mouse
 * does not wait until the page has received a wheel event.
 */
export async function listenFor(
	page: Page,
	type: string
): Promise< () => Promise< void > > {
	const listener = await page.evaluateHandle(
		( name ) => ( {
			heard: new Promise< void >( ( resolve ) =>
				window.addEventListener( name, () => resolve(), {
					once: true,
					passive: true,
				} )
			),
		} ),
		type
	);
	return () => listener.evaluate( ( { heard } ) => heard );
}

/** Waits until an element has kept its position for ten frames. */
export function standStill( element: Locator ): Promise< void > {
	return element.evaluate(
		( box ) =>
			new Promise< void >( ( resolve ) => {
				let place = '';
				let frames = 0;
				const look = () => {
					const { x, y } = box.getBoundingClientRect();
					frames = place === `${ x } ${ y }` ? frames + 1 : 0;
					place = `${ x } ${ y }`;
					if ( frames < 10 ) {
						requestAnimationFrame( look );
					} else {
						resolve();
					}
				};
				look();
			} )
	);
}

/** Waits until all that moves or fades now has ended; what runs for ever does not count. */
export function animationsEnd( frame: Frame | Page ): Promise< void > {
	return frame.evaluate( async () => {
		await Promise.allSettled(
			document
				.getAnimations()
				.filter(
					( { effect, playState } ) =>
						playState === 'running' &&
						effect?.getComputedTiming().endTime !== Infinity
				)
				.map( ( { finished } ) => finished )
		);
	} );
}

/** Holds requests back until the returned function is called; then they go on, or get the given answer. */
export async function holdRequests(
	page: Page,
	pattern: string | RegExp,
	answer = ( route: Route ) => route.continue()
) {
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( pattern, async ( route ) => {
		await released;
		await answer( route );
	} );
	return () => release();
}
