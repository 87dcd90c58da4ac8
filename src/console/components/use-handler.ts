import { useCallback, useLayoutEffect, useRef } from '@wordpress/element';

/** A function that stays the same one, and does what the last one given does: for what reacts to events. */
export function useHandler< Given extends readonly unknown[], Result >(
	handler: ( ...given: Given ) => Result
): ( ...given: Given ) => Result {
	const latest = useRef( handler );
	useLayoutEffect( () => {
		latest.current = handler;
	}, [ handler ] );
	return useCallback( ( ...given ) => latest.current( ...given ), [] );
}
