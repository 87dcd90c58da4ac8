type UndoKeys = Readonly< Record< 'onUndo' | 'onRedo', () => void > >;

/** Types of inputs without text, in which the browser itself undoes nothing. */
const NO_TEXT = [ 'button', 'checkbox', 'color', 'file', 'radio', 'range' ];

/** Whether the keys belong to the focused element: a text, which the browser undoes by letters, or a dialog. */
function isElsewhere( { target }: KeyboardEvent ): boolean {
	if ( ! ( target instanceof Element ) ) {
		return false;
	}
	const isText =
		target instanceof HTMLInputElement
			? ! NO_TEXT.includes( target.type )
			: target.closest( 'textarea, [contenteditable]' );
	return !! ( isText || target.closest( '[role="dialog"]' ) );
}

/** Whether keys undo (Ctrl+Z) or redo (Ctrl+Shift+Z, Ctrl+Y); with the command key on Apple's systems. */
function readKeys( event: KeyboardEvent ): keyof UndoKeys | null {
	const isApple = /^(Mac|iP)/.test( window.navigator.platform );
	const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
	const hasPrimary = isApple ? metaKey && ! ctrlKey : ctrlKey && ! metaKey;
	if ( ! hasPrimary || altKey ) {
		return null;
	}
	switch ( key.toLowerCase() ) {
		case 'z':
			return shiftKey ? 'onRedo' : 'onUndo';
		case 'y':
			return isApple || shiftKey ? null : 'onRedo';
		default:
			return null;
	}
}

export function listenToUndoKeys( keys: UndoKeys ): () => void {
	const onKey = ( event: KeyboardEvent ) => {
		const name = readKeys( event );
		if ( name && ! event.defaultPrevented && ! isElsewhere( event ) ) {
			event.preventDefault();
			keys[ name ]();
		}
	};
	document.addEventListener( 'keydown', onKey );
	return () => document.removeEventListener( 'keydown', onKey );
}
