import { useEffect, type KeyboardEvent, type ReactElement } from 'react';
import {
	createModule,
	NavigationButton,
	NextIcon,
	PreviousIcon,
	useController,
	useEventCallback,
	useLightboxState,
	useNavigationState,
	useRTL,
	type Plugin,
} from 'yet-another-react-lightbox';
import { findTabWrap } from '../core/focusable';
import { hasModifier } from '../core/modifiers';

/**
 * The direction of an arrow key: 1 forward, -1 back, 0 for any other key. Arrow keys follow the page's
 * direction; a key with a modifier belongs to the browser.
 */
export function getArrowStep(
	press: Pick< KeyboardEvent, 'key' > & Parameters< typeof hasModifier >[ 0 ],
	isRtl: boolean
): number {
	const step =
		Number( press.key === 'ArrowRight' ) -
		Number( press.key === 'ArrowLeft' );
	return step && ! hasModifier( press ) ? step * ( isRtl ? -1 : 1 ) : 0;
}

/** Handles arrow keys, Escape and Tab. A key that is held down waits for the end of each step. */
function useKeys( step: ( by: number ) => void ): void {
	const { close, subscribeSensors } = useController();
	const { animation } = useLightboxState();
	const isRtl = useRTL();
	const handleKey = useEventCallback( ( event: KeyboardEvent ) => {
		const by = getArrowStep( event, isRtl );
		if ( by ) {
			if ( ! event.repeat || ! animation?.increment ) {
				step( by );
			}
		} else if ( event.key === 'Escape' ) {
			event.stopPropagation();
			close();
		} else if ( event.key === 'Tab' ) {
			const { currentTarget: dialog, shiftKey } = event;
			const { activeElement } = dialog.ownerDocument;
			const stop = findTabWrap( dialog, activeElement, shiftKey );
			if ( stop ) {
				event.preventDefault();
				stop.focus();
			}
		}
	} );
	useEffect(
		() => subscribeSensors( 'onKeyDown', handleKey ),
		[ subscribeSensors, handleKey ]
	);
}

/** Buttons to the previous and next picture, disabled at the ends of the album, and the keys. */
function Navigation(): ReactElement | null {
	const { prev, next } = useController();
	const { slides } = useLightboxState();
	const { prevDisabled, nextDisabled } = useNavigationState();
	useKeys( ( by ) => {
		if ( by < 0 && ! prevDisabled ) {
			prev();
		} else if ( by > 0 && ! nextDisabled ) {
			next();
		}
	} );
	return slides.length < 2 ? null : (
		<>
			<NavigationButton
				label="Previous"
				action="prev"
				icon={ PreviousIcon }
				disabled={ prevDisabled }
				onClick={ prev }
			/>
			<NavigationButton
				label="Next"
				action="next"
				icon={ NextIcon }
				disabled={ nextDisabled }
				onClick={ next }
			/>
		</>
	);
}

/** Replaces the library's own navigation, whose keys lose some of several quick presses. */
export const keyboardPlugin: Plugin = ( { replace } ) =>
	replace( 'navigation', createModule( 'navigation', Navigation ) );
