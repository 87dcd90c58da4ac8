/** Holds events until there is a handler. */
export interface Queue< Event > {
	push: ( event: Event ) => void;
	/** Hands over the waiting events, and from now on each event at once. */
	attach: ( handle: ( event: Event ) => void ) => void;
	/** Drops the waiting events. */
	clear: () => void;
}

/** `onWaiting` is called for each event that has to wait. */
export function createQueue< Event >(
	onWaiting: ( event: Event ) => void
): Queue< Event > {
	let handle: ( ( event: Event ) => void ) | undefined;
	let waiting: Event[] = [];
	return {
		push( event ) {
			if ( handle ) {
				handle( event );
			} else {
				waiting.push( event );
				onWaiting( event );
			}
		},
		attach( next ) {
			handle = next;
			waiting.forEach( next );
			waiting = [];
		},
		clear() {
			waiting = [];
		},
	};
}
