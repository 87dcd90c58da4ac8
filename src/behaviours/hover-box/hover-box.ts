import {
	cleanupAll,
	emit,
	listen,
	log,
	rememberAttributes,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { prepareFocus } from './prepare-focus';

const FRONT = '[data-chaty-part="front"], .vc-hoverbox-front';
const BACK = '[data-chaty-part="back"], .vc-hoverbox-back';

const OPEN_CLASS = 'chaty-hover-box-open';
const DISMISSED_CLASS = 'chaty-hover-box-dismissed';

/**
 * A finger cannot hover: its first tap shows the back and does nothing else, the next one is a press
 * on what is there, and one elsewhere hides it again.
 */
function watchFinger(
	root: HTMLElement,
	back: HTMLElement
): readonly Cleanup[] {
	const { classList, ownerDocument } = root;
	const isShown = () =>
		ownerDocument.defaultView?.getComputedStyle( back ).opacity !== '0';
	let isFirstTap = false;

	return [
		listen( ownerDocument, 'pointerdown', ( event ) => {
			const isTouch = ( event as PointerEvent ).pointerType === 'touch';
			const isInside = root.contains( event.target as Node );
			isFirstTap = isTouch && isInside && ! isShown();
			if ( isTouch && ! isInside && isShown() ) {
				// Some browsers keep the hover where the finger was.
				classList.remove( OPEN_CLASS );
				classList.add( DISMISSED_CLASS );
				emit( root, 'hover-box:closed' );
			}
		} ),
		listen(
			root,
			'click',
			( event ) => {
				if ( isFirstTap && ( event as MouseEvent ).detail ) {
					isFirstTap = false;
					event.preventDefault();
					event.stopPropagation();
					classList.remove( DISMISSED_CLASS );
					classList.add( OPEN_CLASS );
					emit( root, 'hover-box:opened' );
				}
			},
			true
		),
	];
}

/** Escape hides the back though the pointer or the focus stays (WCAG 1.4.13), until that leaves or comes anew. */
function watchEscape(
	root: HTMLElement,
	back: HTMLElement
): readonly Cleanup[] {
	const { classList } = root;
	const release = () => classList.remove( DISMISSED_CLASS );

	return [
		listen( root.ownerDocument, 'keydown', ( event ) => {
			if (
				( event as KeyboardEvent ).key !== 'Escape' ||
				! root.matches( `:hover, :focus-within, .${ OPEN_CLASS }` )
			) {
				return;
			}
			if ( back.matches( ':focus-within' ) ) {
				// The focus is not to be where nobody sees it.
				root.focus();
			}
			classList.remove( OPEN_CLASS );
			classList.add( DISMISSED_CLASS );
			emit( root, 'hover-box:closed' );
		} ),
		...[ 'pointerenter', 'pointerleave', 'focusin', 'focusout' ].map(
			( type ) => listen( root, type, release )
		),
	];
}

/**
 * A box whose back shows while it is hovered or has the focus, by style alone. The script is for
 * fingers, for Escape, and for the focus where the box holds nothing that takes it.
 */
export function attachHoverBox( root: HTMLElement ): Cleanup {
	const front = root.querySelector< HTMLElement >( FRONT );
	const back = root.querySelector< HTMLElement >( BACK );
	if ( ! front || ! back ) {
		log( 'A hover box needs the parts "front" and "back".' );
		return () => {};
	}
	return cleanupAll( [
		rememberAttributes( root, 'class' ),
		prepareFocus( root, front, back ),
		...watchFinger( root, back ),
		...watchEscape( root, back ),
	] );
}
