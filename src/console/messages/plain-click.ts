import type { MouseEvent } from 'react';

/** Reacts to clicks that a browser would follow in this tab; with a modifier a link stays a link. */
export const onPlainClick = ( react: () => void ) => ( event: MouseEvent ) => {
	if ( event.ctrlKey || event.metaKey || event.shiftKey || event.altKey ) {
		return;
	}
	event.preventDefault();
	react();
};
