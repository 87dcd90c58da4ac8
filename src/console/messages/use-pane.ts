import { useEffect, useState } from '@wordpress/element';
import { onPlaceChange } from '../browser/address';
import {
	forgetMessage,
	getListUrl,
	nameMessage,
	readMessageId,
} from '../browser/message-address';
import { focusRow, hasTable, markOpen } from '../browser/message-list';
import type { Message } from '../domain/messages';
import {
	parseRequestFailure,
	type RequestFailure,
} from '../domain/request-failure';
import { getMessage, runOnIds } from './api';
import type { List } from './use-list';

/** The message that was read last, and why the one that is open could not be read. */
interface Reading {
	readonly message: Message | null;
	readonly failure: RequestFailure | null;
}

const NOTHING: Reading = { message: null, failure: null };

/** Reads a message, and marks it as read. */
function useReading( id: number, { known, refresh }: List ) {
	const [ reading, setReading ] = useState( NOTHING );
	const [ turn, setTurn ] = useState( 0 );
	const read = async ( signal: AbortSignal ) => {
		try {
			const message = await getMessage( id, known.current.facts, signal );
			setReading( { message, failure: null } );
			if ( ! message.isRead ) {
				// Where that fails, the list goes on showing the message as unread.
				await runOnIds( 'read', [ id ] ).then( refresh, () => {} );
			}
		} catch ( error ) {
			if ( ! signal.aborted ) {
				const failure = parseRequestFailure( error );
				setReading( { message: null, failure } );
			}
		}
	};
	useEffect( () => {
		const abort = new AbortController();
		if ( id ) {
			read( abort.signal );
		} else {
			setReading( NOTHING );
		}
		return () => abort.abort();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each message, and again when asked.
	}, [ id, turn ] );
	return { ...reading, reload: () => setTurn( turn + 1 ) };
}

/** Follows the address: the message that it names at the beginning, Back and Forward. */
function useAddress( list: List, id: number, show: ( id: number ) => void ) {
	useEffect( () => {
		// The server prints a single message without the list.
		if ( hasTable() ) {
			markOpen( id );
		} else {
			list.refresh();
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- When the page opens.
	}, [] );
	useEffect( () =>
		onPlaceChange( () => {
			if ( readMessageId() !== id ) {
				show( readMessageId() );
			}
			if ( getListUrl() !== list.known.current.url ) {
				list.refresh();
			}
		} )
	);
}

/** The message that is open, as the address names it. */
export function usePane( list: List ) {
	const [ id, setId ] = useState( readMessageId );
	const reading = useReading( id, list );
	const { message } = reading;

	const show = ( next: number ) => {
		markOpen( next );
		setId( next );
		if ( ! next ) {
			focusRow( id );
		}
	};
	const open = ( next: number ) => {
		nameMessage( next );
		show( next );
	};
	const close = () => {
		forgetMessage();
		show( 0 );
	};
	useAddress( list, id, show );
	const isAt = message?.id === id;
	/** Opens a message, or without one goes back to the list. */
	const openOrClose = ( next: number | null | undefined ) =>
		next ? open( next ) : close();
	return {
		id,
		...reading,
		isBusy: ! isAt && ! reading.failure,
		open,
		close,
		/** Shows another list, where nothing is open. */
		visit: async ( url: string ) => {
			if ( await list.visit( url ) ) {
				markOpen( 0 );
				setId( 0 );
			}
		},
		/** Opens a neighbor, if there is one. */
		go: ( side: 'previous' | 'next' ) => {
			if ( isAt && message[ side ] ) {
				openOrClose( message[ side ] );
			}
		},
		/** Leaves a message that is not in this list any more. */
		leave: () => openOrClose( message?.next ?? message?.previous ),
	};
}

export type PaneState = ReturnType< typeof usePane >;
