import {
	cleanupAll,
	emit,
	ensureId,
	listen,
	log,
	rememberAttributes,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { FOCUSABLE } from '../core/focusable';

const FRONT = '[data-chaty-part="front"], .vc-hoverbox-front';
const BACK = '[data-chaty-part="back"], .vc-hoverbox-back';

const OPEN_CLASS = 'chaty-hover-box-open';
const DISMISSED_CLASS = 'chaty-hover-box-dismissed';

/**
 * Makes a box reachable by keyboard: through what is focusable on its back, or else itself, as a group
 * that its front labels.
 */
function prepareFocus(
	root: HTMLElement,
	front: HTMLElement,
	back: HTMLElement
): Cleanup {
	const cleanup = cleanupAll( [
		rememberAttributes( root, 'tabindex', 'role', 'aria-labelledby' ),
		rememberAttributes( front, 'id' ),
	] );
	if ( root.closest( 'a[href], button' ) || root.matches( '[tabindex]' ) ) {
		return cleanup;
	}
	root.tabIndex = back.querySelector( FOCUSABLE ) ? -1 : 0;
	if (
		/^(div|span)$/.test( root.localName ) &&
		! root.hasAttribute( 'role' )
	) {
		root.setAttribute( 'role', 'group' );
		if ( ! root.hasAttribute( 'aria-label' ) ) {
			root.setAttribute(
				'aria-labelledby',
				ensureId( front, 'hover-box' )
			);
		}
	}
	return cleanup;
}

/**
 * Touch has no hover: the first tap only shows the back, the next one presses what is there, and a tap
 * elsewhere hides the back again.
 */
function watchTouch(
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
				// Some browsers keep `:hover` where the last tap was.
				classList.remove( OPEN_CLASS );
				classList.add( DISMISSED_CLASS );
				emit( root, 'hover-box:closed' );
			}
		} ),
		listen(
			root,
			'click',
			( event ) => {
				// A click by keyboard has no `detail`.
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

/**
 * Escape hides the back while the pointer or the focus stays on the box (WCAG 2.2, 1.4.13), until they
 * leave it or come again.
 */
function watchEscape(
	root: HTMLElement,
	back: HTMLElement
): readonly Cleanup[] {
	const { classList } = root;
	const undismiss = () => classList.remove( DISMISSED_CLASS );

	return [
		listen( root.ownerDocument, 'keydown', ( event ) => {
			if (
				( event as KeyboardEvent ).key !== 'Escape' ||
				! root.matches( `:hover, :focus-within, .${ OPEN_CLASS }` )
			) {
				return;
			}
			if ( back.matches( ':focus-within' ) ) {
				// The focus must not stay on something invisible.
				root.focus();
			}
			classList.remove( OPEN_CLASS );
			classList.add( DISMISSED_CLASS );
			emit( root, 'hover-box:closed' );
		} ),
		listen( root, 'pointerenter pointerleave focusin focusout', undismiss ),
	];
}

/**
 * Starts a box whose back shows on hover and focus, by CSS alone. The script adds touch, Escape, and
 * focus where nothing on the back is focusable.
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
		...watchTouch( root, back ),
		...watchEscape( root, back ),
	] );
}
