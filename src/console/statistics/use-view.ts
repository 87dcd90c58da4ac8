import { useEffect, useState } from '@wordpress/element';
import { onRouteChange } from '../browser/address';
import { pushQuery, readQuery, replaceQuery } from '../browser/query';
import {
	listInvalid,
	parseView,
	toQuery,
	type View,
} from '../domain/statistics/view';

function readShown() {
	const query = readQuery();
	return { view: parseView( query ), invalid: listInvalid( query ) };
}

export function useView() {
	const [ { view, invalid }, setShown ] = useState( readShown );
	useEffect( () => onRouteChange( () => setShown( readShown() ) ), [] );
	const changeBy =
		( write: typeof pushQuery ) => ( change: Partial< View > ) => {
			const next = { ...view, ...change };
			write( toQuery( next ) );
			setShown( { view: next, invalid: [] } );
		};
	return {
		view,
		invalid,
		/** Changes the view: Back leads to the former one. */
		go: changeBy( pushQuery ),
		/** Changes how the same numbers are shown, which is no step back. */
		arrange: changeBy( replaceQuery ),
	};
}
