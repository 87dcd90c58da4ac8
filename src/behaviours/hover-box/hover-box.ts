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
import type { Running } from '../core/handle';

const FRONT = '[data-chaty-part="front"], .vc-hoverbox-front';
const BACK = '[data-chaty-part="back"], .vc-hoverbox-back';

const OPEN_CLASS = 'chaty-hover-box-open';
const DISMISSED_CLASS = 'chaty-hover-box-dismissed';

/**
 * Makes a box reachable by keyboard: by focusable elements on its back, or else the box itself, as a group
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

/** Whether the back shows, or begins to: while it fades, only the classes say where to. */
const isShown = ( { classList }: HTMLElement, back: HTMLElement ): boolean =>
	classList.contains( OPEN_CLASS ) ||
	( ! classList.contains( DISMISSED_CLASS ) &&
		getComputedStyle( back ).opacity !== '0' );

/** Shows the back or hides it, whatever pointer and focus do. */
function switchBox( root: HTMLElement, isOpen: boolean ): void {
	const tell = ( what: string ) =>
		emit( root, `hover-box:${ isOpen ? 'open' : 'clos' }${ what }` );
	if ( tell( 'ing' ) ) {
		root.classList.toggle( OPEN_CLASS, isOpen );
		root.classList.toggle( DISMISSED_CLASS, ! isOpen );
		tell( 'ed' );
	}
}

/**
 * Touch has no hover: the first tap only shows the back, the next one presses what is there, and a tap
 * elsewhere hides the back again.
 */
function watchTouch(
	root: HTMLElement,
	back: HTMLElement
): readonly Cleanup[] {
	const { ownerDocument } = root;
	let isFirstTap = false;

	return [
		listen( ownerDocument, 'pointerdown', ( event ) => {
			const isTouch = ( event as PointerEvent ).pointerType === 'touch';
			const isInside = root.contains( event.target as Node );
			isFirstTap = isTouch && isInside && ! isShown( root, back );
			if ( isTouch && ! isInside && isShown( root, back ) ) {
				// Some browsers keep `:hover` where the last tap was.
				switchBox( root, false );
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
					switchBox( root, true );
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
				! root.matches(
					`:is(:hover, :focus-within, .${ OPEN_CLASS }):not(.${ DISMISSED_CLASS })`
				)
			) {
				return;
			}
			if ( back.matches( ':focus-within' ) ) {
				// The focus must not stay on something invisible.
				root.focus();
			}
			switchBox( root, false );
		} ),
		listen( root, 'pointerenter pointerleave focusin focusout', undismiss ),
	];
}

/**
 * Starts a box whose back shows on hover and focus, by CSS alone. The script adds touch, Escape, and
 * focus where nothing on the back is focusable.
 */
export function attachHoverBox( root: HTMLElement ): Running {
	const front = root.querySelector< HTMLElement >( FRONT );
	const back = root.querySelector< HTMLElement >( BACK );
	if ( ! front || ! back ) {
		log( 'A hover box needs the parts "front" and "back".' );
		return () => {};
	}
	const cleanup = cleanupAll( [
		rememberAttributes( root, 'class' ),
		prepareFocus( root, front, back ),
		...watchTouch( root, back ),
		...watchEscape( root, back ),
	] );
	return Object.assign( cleanup, {
		items: () => [ [ root ] ],
		current: () => ( isShown( root, back ) ? [ 0 ] : [] ),
		setOpen: ( isOpen: boolean ) => {
			// A back that shows by hover alone does not stay until a script opens it.
			if (
				isOpen
					? ! root.classList.contains( OPEN_CLASS )
					: isShown( root, back )
			) {
				switchBox( root, isOpen );
			}
		},
	} );
}
