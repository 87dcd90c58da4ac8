import { useCallback, useEffect, useRef, useState } from '@wordpress/element';

/** A part of the script that comes with its first use. */
export interface LazyPart< Part > {
	/** `null` until it is there. */
	readonly part: Part | null;
	readonly hasFailed: boolean;
	/** Tries again. */
	readonly load: () => void;
}

/** Loads a part of the script where it is first drawn. `fetchPart` stays the same function. */
export function useLazyPart< Part >(
	fetchPart: () => Promise< Part >
): LazyPart< Part > {
	const [ part, setPart ] = useState< Part | null >( null );
	const [ hasFailed, setHasFailed ] = useState( false );
	const isGone = useRef( false );
	const load = useCallback( () => {
		setHasFailed( false );
		fetchPart().then(
			( loaded ) => ! isGone.current && setPart( () => loaded ),
			() => ! isGone.current && setHasFailed( true )
		);
	}, [ fetchPart ] );
	useEffect( () => {
		isGone.current = false;
		load();
		return () => {
			isGone.current = true;
		};
	}, [ load ] );
	return { part, hasFailed, load };
}
