import { hasModifier } from '@chaty/runtime';
import { findTabWrap } from '../core/focusable';
import { isRtl } from '../core/direction';
import type { Row } from './row';

/** How many times larger a picture becomes by a key. */
const ZOOM_KEYS: Readonly< Record< string, number > > = {
	'+': 2,
	'=': 2,
	'-': 0.5,
};

/** 1 forward, -1 back, in the page's reading direction; 0 for any other key. */
const readStep = ( key: string, dialog: Element ): number =>
	( Number( key === 'ArrowRight' ) - Number( key === 'ArrowLeft' ) ) *
	( isRtl( dialog ) ? -1 : 1 );

/** Keeps Tab in the dialog, and keeps Escape, which closes it, from the page. */
function keepInside( event: KeyboardEvent, dialog: Element ): void {
	const { activeElement } = document;
	const stop =
		event.key === 'Tab' &&
		findTabWrap( dialog, activeElement, event.shiftKey );
	if ( event.key === 'Escape' ) {
		event.stopPropagation();
	} else if ( stop ) {
		event.preventDefault();
		stop.focus();
	}
}

/**
 * Handles the keys of an open lightbox, unless content that is no picture uses them. An arrow key that is
 * held down waits for the end of each step.
 */
export function handleKey(
	event: KeyboardEvent,
	dialog: Element,
	row: Row
): void {
	const { key, target, shiftKey, repeat } = event;
	// A plus may need Shift.
	const isPlus = key === '+' && shiftKey && ! event.ctrlKey;
	const factor = ZOOM_KEYS[ key ];
	const by = readStep( key, dialog );
	keepInside( event, dialog );
	if (
		( hasModifier( event ) && ! isPlus ) ||
		! ( factor || by ) ||
		! ( target as Element ).matches(
			':is(dialog, button, a):not(.chaty-lightbox-inline *)'
		)
	) {
		return;
	}
	event.preventDefault();
	if ( factor ) {
		row.current()?.zoom?.by( factor );
	} else if ( row.canStep( by ) && ! ( repeat && row.isMoving() ) ) {
		row.step( by );
	}
}
