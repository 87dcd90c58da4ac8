import { cleanupAll, listen, prefersReducedMotion } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { every } from '../../shared/timers';
import { watchView } from '../core/watch-view';

/** Whether a slider goes on by itself, is held for a while, or was stopped. */
export type AutoplayState = 'running' | 'paused' | 'stopped';

interface AutoplayPlan {
	/** The whole slider. */
	readonly element: HTMLElement;
	readonly pauseMs: number;
	readonly isHeldByHover: boolean;
	readonly onTime: () => void;
	readonly onState: ( state: AutoplayState ) => void;
}

/** A slider that goes on by itself. */
export interface Autoplay {
	/** The visitor took over: only the visitor starts it again. */
	readonly stop: () => void;
	readonly toggle: () => void;
	readonly undo: Cleanup;
}

type Hold = ( name: string, isHeld: boolean ) => void;

/** Tells what holds a slider: a pointer over it, focus in it, and that it or its page is not seen. */
function watchHolds(
	{ element, isHeldByHover }: AutoplayPlan,
	hold: Hold
): Cleanup {
	const { ownerDocument: page } = element;
	const readHidden = () => hold( 'hidden', page.hidden );
	hold( 'focus', element.matches( ':focus-within' ) );
	readHidden();
	return cleanupAll( [
		listen( page, 'visibilitychange', readHidden ),
		watchView( element, ( isSeen ) => hold( 'away', ! isSeen ) ),
		listen( element, 'focusin focusout', ( event ) => {
			const { type, relatedTarget } = event as FocusEvent;
			const stays = element.contains( relatedTarget as Node | null );
			hold( 'focus', type === 'focusin' || stays );
		} ),
		// A finger enters as it comes down and leaves as it goes up.
		listen( element, 'pointerenter pointerleave', ( { type } ) =>
			hold( 'hover', isHeldByHover && type === 'pointerenter' )
		),
	] );
}

/**
 * Lets a slider go on by itself, as the carousel pattern of ARIA's authoring practices has it; where
 * the visitor wants less motion, once the visitor starts it.
 */
export function createAutoplay( plan: AutoplayPlan ): Autoplay {
	const holds = new Set< string >();
	let isWanted = ! prefersReducedMotion();
	let state: AutoplayState | undefined;
	let cancel: Cleanup = () => {};

	function update(): void {
		const whileWanted = holds.size ? 'paused' : 'running';
		const next = isWanted ? whileWanted : 'stopped';
		if ( next !== state ) {
			state = next;
			cancel();
			if ( next === 'running' ) {
				cancel = every( plan.pauseMs, plan.onTime );
			}
			plan.onState( next );
		}
	}
	const undo = watchHolds( plan, ( name, isHeld ) => {
		holds[ isHeld ? 'add' : 'delete' ]( name );
		update();
	} );
	function want( isNowWanted: boolean ): void {
		isWanted = isNowWanted;
		update();
	}
	return {
		stop: () => want( false ),
		toggle() {
			// Pointer and focus are on the button that was pressed.
			holds.clear();
			want( ! isWanted );
		},
		undo: cleanupAll( [ undo, () => cancel() ] ),
	};
}
