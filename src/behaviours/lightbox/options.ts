import { translate } from '@chaty/runtime';
import type { PageLink } from './picture-link';

/** How an album shows, as its markup says. */
export interface AlbumOptions {
	/** Template of the counter, "Image %1 of %2". */
	readonly counter: string;
	/** Whether the counter is only for those who hear the page. */
	readonly isCounterHidden: boolean;
	/** Whether captions keep their inline markup. */
	readonly hasMarkup: boolean;
	/** Whether the first picture follows the last. */
	readonly isEndless: boolean;
}

/** Reads the options of a link's album: from the link, or from what is around it. */
export function readOptions( link: PageLink ): AlbumOptions {
	const read = ( name: string ) =>
		link
			.closest( `[data-chaty-${ name }]` )
			?.getAttribute( `data-chaty-${ name }` ) ?? null;
	const counter = read( 'counter' );
	const isCounterHidden = counter === 'none';
	return {
		counter:
			counter && ! isCounterHidden
				? counter
				: translate( 'Image %1 of %2' ),
		isCounterHidden,
		hasMarkup: read( 'captions' ) === 'markup',
		isEndless: ! [ null, 'false' ].includes( read( 'wrap' ) ),
	};
}
