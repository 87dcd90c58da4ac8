/** Events that wait until somebody is there to handle them. */
export interface Queue< Event > {
	push: ( event: Event ) => void;
	/** Hands over what waits, and from now on each event at once. */
	attach: ( handle: ( event: Event ) => void ) => void;
	/** Forgets what waits. */
	clear: () => void;
}

/** Gives a queue; `onWaiting` hears of each event that has to wait. */
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
