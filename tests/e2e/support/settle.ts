import type { Locator, Page } from '@playwright/test';

/** Waits until the page has drawn two frames: what a handler started at once has begun by then. */
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

/** Waits until an element stands in the same place for ten frames in a row. */
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
