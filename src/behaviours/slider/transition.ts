import type { Cleanup } from '../../shared/types';
import type { EffectName } from './effects';
import { planTiles, type TileOptions } from './tile-plan';
import { animateTiles, getRect } from './tiles';

interface Change {
	readonly viewport: HTMLElement;
	readonly from: HTMLElement;
	readonly to: HTMLElement;
	readonly effect: EffectName;
	readonly options: TileOptions;
}

const readText = ( element: Element | null ): string =>
	element?.textContent?.trim() ?? '';

/** The loaded image of a slide that contains nothing else but its caption. */
function findImage( slide: HTMLElement ): HTMLImageElement | undefined {
	const caption = slide.querySelector( '.chaty-slider-caption' );
	const isOnlyImage = readText( slide ) === readText( caption );
	return [ ...slide.querySelectorAll( 'img' ) ].find(
		( { complete, naturalWidth } ) =>
			isOnlyImage && complete && naturalWidth
	);
}

/** Fades from one slide to the other, where they are more than an image. */
function crossfade(
	{ from, to, options }: Change,
	onEnd: () => void
): Cleanup {
	const fadeOut = from.animate( { opacity: [ 1, 0 ] }, options.animSpeed );
	const fadeIn = to.animate( { opacity: [ 0, 1 ] }, options.animSpeed );
	fadeIn.onfinish = onEnd;
	return () => {
		fadeIn.onfinish = null;
		[ fadeOut, fadeIn ].forEach( ( animation ) => animation.cancel() );
	};
}

/** Shows a slide by an effect. The cleanup cancels it. */
export function startTransition( change: Change, onEnd: () => void ): Cleanup {
	const { viewport, to, effect, options } = change;
	const image = findImage( to );
	if ( ! image ) {
		return crossfade( change, onEnd );
	}
	const rect = getRect( viewport, image );
	return animateTiles(
		{ viewport, image, rect },
		planTiles( effect, options, rect, Math.random ),
		onEnd
	);
}
