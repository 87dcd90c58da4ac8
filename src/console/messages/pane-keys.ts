type PaneKeys = Record< 'onClose' | 'onNext' | 'onPrevious', () => void >;

const FIELDS = 'input, select, textarea, [contenteditable], dialog';

/** Whether an arrow key leads to the next message: to the right where lines begin on the left. */
const isOnwards = ( key: string ) =>
	( key === 'ArrowRight' ) === ( document.dir !== 'rtl' );

/** Listens to Escape and the arrows, unless somebody types or another dialog is open; returns its cleanup. */
export function listenToPaneKeys( { onClose, onNext, onPrevious }: PaneKeys ) {
	const onKey = ( event: KeyboardEvent ) => {
		const hasModifier =
			event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
		const isElsewhere =
			event.target instanceof Element && event.target.closest( FIELDS );
		if ( hasModifier || isElsewhere || event.defaultPrevented ) {
			return;
		}
		if ( event.key === 'Escape' ) {
			onClose();
		} else if ( /^Arrow(Left|Right)$/.test( event.key ) ) {
			event.preventDefault();
			( isOnwards( event.key ) ? onNext : onPrevious )();
		}
	};
	document.addEventListener( 'keydown', onKey );
	return () => document.removeEventListener( 'keydown', onKey );
}
