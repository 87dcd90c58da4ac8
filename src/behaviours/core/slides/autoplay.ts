import {
	cleanupAll,
	listen,
	prefersReducedMotion,
	translate,
} from '@chaty/runtime';
import type { Cleanup } from '../../../shared/types';
import { onViewChange } from '../observers';

/** Whether a carousel or slider moves by itself, waits for a while, or was stopped. */
type AutoplayState = 'running' | 'paused' | 'stopped';

interface AutoplayOptions {
	/** The whole carousel or slider. */
	readonly element: HTMLElement;
	/** The button that stops and starts it. */
	readonly play: HTMLElement;
	/** What screen readers announce, but only while it does not run. */
	readonly live: Element;
	readonly pauseMs: number;
	readonly pausesOnHover: boolean;
	readonly onTime: () => void;
	readonly onState?: ( state: AutoplayState ) => void;
}

/** Reports each reason to pause: hover, focus inside, out of view, hidden page. */
function watchPauses(
	{ element, pausesOnHover }: AutoplayOptions,
	setPaused: ( reason: string, isPaused: boolean ) => void
): Cleanup {
	const checkHidden = () => setPaused( 'hidden', document.hidden );
	setPaused( 'focus', element.matches( ':focus-within' ) );
	checkHidden();
	return cleanupAll( [
		listen( document, 'visibilitychange', checkHidden ),
		onViewChange( element, ( isInView ) =>
			setPaused( 'away', ! isInView )
		),
		listen( element, 'focusin focusout', ( event ) => {
			const { type, relatedTarget } = event as FocusEvent;
			setPaused(
				'focus',
				type === 'focusin' || element.contains( relatedTarget as Node )
			);
		} ),
		// A touch fires both: one when it begins and one when it ends.
		listen( element, 'pointerenter pointerleave', ( { type } ) =>
			setPaused( 'hover', pausesOnHover && type === 'pointerenter' )
		),
	] );
}

/** Shows the state, in the name of the button too. */
function showState(
	{ element, play, live, onState }: AutoplayOptions,
	state: AutoplayState
): void {
	const action = state === 'stopped' ? 'Start' : 'Stop';
	element.dataset[ 'state' ] = state;
	live.setAttribute( 'aria-live', state === 'running' ? 'off' : 'polite' );
	play.setAttribute(
		'aria-label',
		translate( `${ action } automatic slide show` )
	);
	onState?.( state );
}

/**
 * Moves a carousel or slider by itself (ARIA carousel pattern). Under reduced motion it does so only after the visitor
 * starts it.
 */
export function createAutoplay( options: AutoplayOptions ) {
	const { element, play } = options;
	const reasons = new Set< string >();
	let isEnabled = ! prefersReducedMotion();
	let state: AutoplayState | undefined;
	let timer = 0;

	/** Nothing moves behind a dialog such as the lightbox. */
	const onTime = () =>
		document.querySelector( ':modal' )?.contains( element ) === false ||
		options.onTime();
	function update(): void {
		const whileEnabled = reasons.size ? 'paused' : 'running';
		const next = isEnabled ? whileEnabled : 'stopped';
		if ( next !== state ) {
			state = next;
			clearInterval( timer );
			if ( next === 'running' ) {
				timer = window.setInterval( onTime, options.pauseMs );
			}
			showState( options, next );
		}
	}
	const unwatch = watchPauses( options, ( reason, isPaused ) => {
		reasons[ isPaused ? 'add' : 'delete' ]( reason );
		update();
	} );
	function setEnabled( value: boolean ): void {
		isEnabled = value;
		update();
	}
	play.onclick = () => {
		// Pointer and focus are on the button.
		reasons.clear();
		setEnabled( ! isEnabled );
	};
	return {
		/** Stops until the visitor starts it again. */
		stop: () => setEnabled( false ),
		/** Starts it, also under reduced motion. */
		start: () => setEnabled( true ),
		cleanup() {
			unwatch();
			clearInterval( timer );
		},
	};
}

export type Autoplay = ReturnType< typeof createAutoplay >;
