import { useEffect, useState } from '@wordpress/element';
import { onPlaceChange } from '../browser/address';
import { pushQuery, readQuery, replaceQuery } from '../browser/query';
import { parseView, toQuery, type View } from '../domain/statistics/view';

/** What the owner looks at, as the address tells it. */
export function useView() {
	const [ view, setView ] = useState( () => parseView( readQuery() ) );
	useEffect(
		() => onPlaceChange( () => setView( parseView( readQuery() ) ) ),
		[]
	);
	return {
		view,
		/** Changes the view: Back leads to the former one. */
		go: ( change: Partial< View > ) => {
			const next = { ...view, ...change };
			pushQuery( toQuery( next ) );
			setView( next );
		},
		/** Changes how the same numbers are shown, which is no step back. */
		arrange: ( change: Partial< View > ) => {
			const next = { ...view, ...change };
			replaceQuery( toQuery( next ) );
			setView( next );
		},
	};
}
