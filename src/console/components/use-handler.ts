import { useCallback, useLayoutEffect, useRef } from '@wordpress/element';

/** An event handler that stays the same function, and calls the one given last. */
export function useHandler< Given extends readonly unknown[], Result >(
	handler: ( ...given: Given ) => Result
): ( ...given: Given ) => Result {
	const latest = useRef( handler );
	useLayoutEffect( () => {
		latest.current = handler;
	}, [ handler ] );
	return useCallback( ( ...given ) => latest.current( ...given ), [] );
}
