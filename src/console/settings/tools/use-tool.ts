import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import { asRecord, readText } from '../../../shared/raw-values';
import { getErrorText } from '../../domain/request-failure-text';

const PATH = '/chaty/v1/tools';

export interface ToolResult {
	readonly isOk: boolean;
	readonly text: string;
}

export const fetchStates = () => apiFetch( { path: PATH } );

/** Runs a tool of the server, and keeps what came of it. The answer has the new states. */
export function useTool( onAnswer: ( answer: unknown ) => void = () => {} ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ result, setResult ] = useState< ToolResult | null >( null );
	const run = async ( tool: string, more: object = {} ) => {
		if ( isBusy ) {
			return;
		}
		setBusy( true );
		setResult( null );
		try {
			const answer = await apiFetch( {
				path: PATH,
				method: 'POST',
				data: { tool, ...more },
			} );
			const text = readText( asRecord( answer ), 'message' );
			onAnswer( answer );
			setResult( { isOk: true, text } );
		} catch ( error ) {
			setResult( { isOk: false, text: getErrorText( error ) } );
		} finally {
			setBusy( false );
		}
	};
	return { isBusy, result, run };
}
