import { speak } from '@wordpress/a11y';
import { useRef, useState } from '@wordpress/element';
import {
	getListUrl,
	nameList,
	readMessageId,
} from '../browser/message-address';
import {
	fetchList,
	markOpen,
	readSummary,
	replaceList,
} from '../browser/message-list';
import type { MessagesFacts } from '../domain/message-facts';
import {
	parseRequestFailure,
	type RequestFailure,
} from '../domain/request-failure';

/** A list that could not be fetched. */
interface FailedList {
	readonly url: string;
	readonly failure: RequestFailure;
}

/** The printed list: its rows, views and counts come from the server's own page, so there is one source of them. */
export function useList( first: MessagesFacts ) {
	const [ facts, setFacts ] = useState( first );
	const [ failed, setFailed ] = useState< FailedList | null >( null );
	const known = useRef( { facts: first, url: getListUrl(), turn: 0 } );

	/** Fetches a list and shows it, unless another was asked for meanwhile; returns whether it shows. */
	const show = async ( url: string ): Promise< boolean > => {
		const turn = ++known.current.turn;
		try {
			const page = await fetchList( url );
			if ( turn !== known.current.turn ) {
				return false;
			}
			const next = replaceList( page );
			known.current = { ...known.current, facts: next, url };
			setFacts( next );
			setFailed( null );
			markOpen( readMessageId() );
			return true;
		} catch ( error ) {
			if ( turn === known.current.turn ) {
				setFailed( { url, failure: parseRequestFailure( error ) } );
			}
			return false;
		}
	};
	return {
		facts,
		/** What the next request must know. */
		known,
		failed,
		forgetFailure: () => setFailed( null ),
		show,
		refresh: () => show( getListUrl() ),
		/** Shows another list, and names it in the address. */
		visit: async ( url: string ) => {
			const isShown = await show( url );
			if ( isShown ) {
				nameList( url );
				speak( readSummary() );
			}
			return isShown;
		},
	};
}

export type List = ReturnType< typeof useList >;
