import { cleanupAll, listen } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';

/** What is never picked, and works while the picker is on: ours, and what pages of the origin print. */
const EXEMPT =
	'#chaty-element-picker, #_pick_tips_content, #m_on, #m_off, #m_cover, #m_target';

/** What the page does not hear of while the picker is on. Scrolling by a finger stays. */
const SWALLOWED =
	'pointerdown pointerup mousedown mouseup touchstart touchend click auxclick dblclick contextmenu';

/** What the picker does with what happens on the page. */
interface PageHandlers {
	/** An element is meant, or none. */
	readonly onMean: ( element: Element | null ) => void;
	/** An element is pressed. */
	readonly onPress: ( element: Element ) => void;
	/** Answers whether the key was for the picker. */
	readonly onKey: ( key: string ) => boolean;
	/** What is meant may be elsewhere on the screen. */
	readonly onMove: () => void;
}

/** Whether an element belongs to the picker. */
export const isExempt = ( element: Element ): boolean =>
	!! element.closest( EXEMPT );

/** Hears of events of the page before it does, and keeps from it those that are handled. */
function watch(
	types: string,
	handle: ( event: KeyboardEvent, target: Element | null ) => boolean | void
): Cleanup {
	return listen(
		'window',
		types,
		( event ) => {
			const { target } = event;
			if (
				target instanceof Element &&
				handle(
					event as KeyboardEvent,
					isExempt( target ) ? null : target
				)
			) {
				event.stopImmediatePropagation();
				// A touch that is prevented becomes no click.
				if ( ! event.type.startsWith( 'touch' ) ) {
					event.preventDefault();
				}
			}
		},
		true
	);
}

/** Watches the page until it is undone; it hears of no press meanwhile. */
export function watchPage( {
	onMean,
	onPress,
	onKey,
	onMove,
}: PageHandlers ): Cleanup {
	return cleanupAll( [
		watch( 'pointerover focusin', ( _, target ) => onMean( target ) ),
		watch( SWALLOWED, ( { type, detail }, target ) => {
			// A script's own click has no detail.
			if ( target && type === 'click' && detail ) {
				onPress( target );
			}
			return !! target;
		} ),
		watch( 'keydown', ( { key, altKey, ctrlKey, metaKey }, target ) =>
			( target || key === 'Escape' ) && ! altKey && ! ctrlKey && ! metaKey
				? onKey( key )
				: false
		),
		listen( 'window', 'scroll resize', onMove, true ),
	] );
}
