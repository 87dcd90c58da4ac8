import type { Cleanup } from '../../shared/types';

/** A state, the events that change it, and its subscribers. */
export interface Store< State, Event > {
	get: () => State;
	send: ( event: Event ) => void;
	subscribe: ( onChange: () => void ) => Cleanup;
}

/** Subscribers are called only when the reducer returns another state. */
export function createStore< State, Event >(
	reduce: ( state: State, event: Event ) => State,
	initial: State
): Store< State, Event > {
	const listeners = new Set< () => void >();
	let state = initial;
	return {
		get: () => state,
		send( event ) {
			const next = reduce( state, event );
			if ( next !== state ) {
				state = next;
				listeners.forEach( ( onChange ) => onChange() );
			}
		},
		subscribe( onChange ) {
			listeners.add( onChange );
			return () => listeners.delete( onChange );
		},
	};
}
