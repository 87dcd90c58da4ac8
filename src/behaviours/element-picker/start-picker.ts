import { cleanupAll, listen } from '@chaty/runtime';
import { placeBeforeBody, publishPicker } from './parent-frame';
import { createPicker } from './picker';

/** Starts the picker: on, in the mode that is wanted, and moved as well by buttons that the origin's pages print. */
export function startPicker( token: string, mode?: string ): void {
	const { host, picker } = createPicker( token );
	const { on, off, changeMode } = picker;
	const actions: Readonly< Record< string, () => void > > = {
		m_on: on,
		m_off: off,
		m_cover: () => changeMode( 'cover' ),
		m_target: () => changeMode( 'target' ),
	};
	placeBeforeBody( host );
	const undo = listen(
		host.ownerDocument,
		'click',
		( { target } ) =>
			target instanceof Element &&
			actions[ target.closest( '[id^="m_"]' )?.id ?? '' ]?.()
	);
	if ( mode ) {
		changeMode( mode );
	}
	on();
	publishPicker( {
		...picker,
		destroy: cleanupAll( [ picker.destroy, undo ] ),
	} );
}
