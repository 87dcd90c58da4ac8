import { cleanupAll, listen, log, translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { publishApi } from '../core/registry';
import { createHoverTarget } from './hover-target';
import { watchInput } from './input-handlers';
import { createSelection } from './selection';
import { createToolbar } from './toolbar';

const HINT = 'Arrow keys move, Enter hides, Escape ends.';

/**
 * Hides pressed elements and reports their selectors to the page around the frame. While it is off, the page
 * works as usual, and the toolbar in `host` stays.
 */
function createPicker( token: string ) {
	const selection = createSelection( token );
	const { host, update } = createToolbar( {
		Pick: () => ( stop ? picker.off() : picker.on() ),
		Cover: () => picker.changeMode( 'cover' ),
		Target: () => picker.changeMode( 'target' ),
		Undo: () => picker.undo(),
		Move: () => host.toggleAttribute( 'data-top' ),
	} );
	const target = createHoverTarget( host );
	let stop: Cleanup | undefined;

	const setStatus = ( text = '' ) =>
		update( text, [
			!! stop,
			...target.getStates(),
			! selection.hasAny(),
		] );
	const setInput = ( next?: Cleanup ) => {
		stop?.();
		stop = next;
		target.set( null );
		selection.post( 'picker', { state: stop ? 'on' : 'off' } );
		setStatus( stop && translate( HINT ) );
	};

	const picker = {
		on: () =>
			setInput(
				watchInput( { target, selection, setStatus, stop: setInput } )
			),
		off: () => setInput(),
		changeMode( mode: string ): void {
			if ( ! target.setMode( mode ) ) {
				log( `No mode "${ mode }".` );
			}
			setStatus();
		},
		undo: () => setStatus( selection.revert() ),
		/** Removes the picker, and shows again what it hid. */
		destroy(): void {
			setInput();
			selection.restoreAll();
			host.remove();
		},
	};
	return { host, picker };
}

/** Starts the picker, switched on. The buttons that legacy theme pages print control it too. */
export function startPicker( token: string, mode?: string ): void {
	const { host, picker } = createPicker( token );
	const { on, off, changeMode } = picker;
	const actions: Readonly< Record< string, () => void > > = {
		m_on: on,
		m_off: off,
		m_cover: () => changeMode( 'cover' ),
		m_target: () => changeMode( 'target' ),
	};
	// There it is first in the tab order, and does not change selectors of elements in the body.
	document.body.before( host );
	const stopListening = listen(
		document,
		'click',
		( { target } ) =>
			target instanceof Element &&
			actions[ target.closest( '[id^="m_"]' )?.id ?? '' ]?.()
	);
	if ( mode ) {
		changeMode( mode );
	}
	on();
	publishApi( 'elementPicker', {
		...picker,
		destroy: cleanupAll( [ picker.destroy, stopListening ] ),
	} );
}
