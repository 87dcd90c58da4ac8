import { prefersReducedMotion, showPanel } from '@chaty/runtime';
/** Spec section 9, "Accordion slide". */
const SLIDE_MS = 300;

/** From nothing to the panel's height. */
const startSlide = ( panel: HTMLElement ): Animation =>
	panel.animate(
		[
			{ height: 0, paddingBlock: 0, overflow: 'clip' },
			{ height: getComputedStyle( panel ).height, overflow: 'clip' },
		],
		{ duration: SLIDE_MS, easing: 'ease-out' }
	);

/** Lets a panel slide open and shut, or be so at once. */
export function createSlide(
	panel: HTMLElement
): ( isOpen: boolean, isAtOnce?: boolean ) => void {
	let animation: Animation | undefined;

	return ( isOpen, isAtOnce ) => {
		const finish = () => {
			animation?.cancel();
			animation = undefined;
			showPanel( panel, isOpen );
		};
		if ( isAtOnce || prefersReducedMotion() ) {
			finish();
			return;
		}
		showPanel( panel, true );
		animation ??= startSlide( panel );
		// A press while it slides turns it round where it is.
		animation.playbackRate = isOpen ? 1 : -1;
		animation.play();
		animation.onfinish = finish;
	};
}
