import type { Cleanup } from '../../shared/types';
import type { EffectOptions } from './effect-options';
import type { EffectName } from './effects';
import { planTiles } from './plan-tiles';
import { moveTiles, readPlace } from './tile-layer';

/** One slide that takes the place of another. */
interface Change {
	readonly viewport: HTMLElement;
	readonly from: HTMLElement;
	readonly to: HTMLElement;
	readonly effect: EffectName;
	readonly options: EffectOptions;
}

const readText = ( element: Element | null ): string =>
	element?.textContent?.trim() ?? '';

/** The picture of a slide that is one, with its caption at most, where it has come. */
function findPicture( slide: HTMLElement ): HTMLImageElement | undefined {
	const caption = slide.querySelector( '.chaty-slider-caption' );
	const isAlone = readText( slide ) === readText( caption );
	return [ ...slide.querySelectorAll( 'img' ) ].find(
		( { complete, naturalWidth } ) => isAlone && complete && naturalWidth
	);
}

/** One fades away as the other comes: for what is more than a picture. */
function crossfade(
	{ from, to, options }: Change,
	onEnd: () => void
): Cleanup {
	const away = from.animate( { opacity: [ 1, 0 ] }, options.animSpeed );
	const here = to.animate( { opacity: [ 0, 1 ] }, options.animSpeed );
	here.onfinish = onEnd;
	return () => {
		here.onfinish = null;
		[ away, here ].forEach( ( animation ) => animation.cancel() );
	};
}

/** Lets a slide come by an effect; `onEnd` hears when it has. The answer breaks it off. */
export function reveal( change: Change, onEnd: () => void ): Cleanup {
	const { viewport, to, effect, options } = change;
	const picture = findPicture( to );
	if ( ! picture ) {
		return crossfade( change, onEnd );
	}
	const place = readPlace( viewport, picture );
	return moveTiles(
		{ viewport, picture, place },
		planTiles( effect, options, place, Math.random ),
		onEnd
	);
}
