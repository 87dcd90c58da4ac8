import { cleanupAll, listen } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { isExempt, type createHoverTarget } from './hover-target';
import { readShortText, type createSelection } from './selection';

/** Events that the page does not get while the picker is on. Touches can still scroll it. */
const SWALLOWED =
	'pointerdown pointerup mousedown mouseup touchstart touchend click auxclick dblclick contextmenu';

interface InputOptions {
	readonly target: ReturnType< typeof createHoverTarget >;
	readonly selection: ReturnType< typeof createSelection >;
	readonly setStatus: ( text: string ) => void;
	/** Called for Escape. */
	readonly stop: () => void;
}

/** Listens before the page does. An event that the handler returns true for does not reach the page. */
function watch(
	types: string,
	handle: (
		event: KeyboardEvent & MouseEvent,
		target: Element | null
	) => boolean | void
): Cleanup {
	return listen(
		'window',
		types,
		( event ) => {
			const { target } = event;
			if (
				target instanceof Element &&
				handle(
					event as KeyboardEvent & MouseEvent,
					isExempt( target ) ? null : target
				)
			) {
				event.stopImmediatePropagation();
				// Preventing a touch would suppress the click that follows.
				if ( ! event.type.startsWith( 'touch' ) ) {
					event.preventDefault();
				}
			}
		},
		true
	);
}

/** Whether an event ends a press. A click by `element.click()` has no detail, and a disabled field gets no click. */
const isPress = ( { type, detail, button }: MouseEvent, target: Element ) =>
	type === 'click'
		? detail
		: type === 'pointerup' &&
		  ! button &&
		  target.closest( ':disabled:not(fieldset)' );

/** Lets pointer and keys point to elements and pick them. */
export function watchInput( {
	target,
	selection,
	setStatus,
	stop,
}: InputOptions ): Cleanup {
	const pick = ( candidate: Element | null ) => {
		target.set( candidate );
		const { element } = target;
		target.set( null );
		if ( element ) {
			setStatus( selection.pick( element as HTMLElement ) );
		}
	};
	const keys: Readonly< Record< string, () => void > > = {
		Enter: () => pick( target.element ),
		Escape: stop,
	};
	/** Returns whether the key belongs to the picker. */
	const handleKey = ( key: string ) => {
		const next = target.step( key );
		if ( next ) {
			setStatus( `${ next.localName } ${ readShortText( next ) }` );
		}
		keys[ key ]?.();
		return !! next || key in keys;
	};

	return cleanupAll( [
		watch( 'pointerover focusin', ( _, element ) => target.set( element ) ),
		watch( SWALLOWED, ( event, element ) => {
			if ( element && isPress( event, element ) ) {
				pick( element );
			}
			return !! element;
		} ),
		watch( 'keydown', ( { key, altKey, ctrlKey, metaKey }, element ) =>
			( element || key === 'Escape' ) &&
			! altKey &&
			! ctrlKey &&
			! metaKey
				? handleKey( key )
				: false
		),
		listen( 'window', 'scroll resize', target.show, true ),
	] );
}
