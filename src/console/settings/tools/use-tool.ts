import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import { asRecord, readText } from '../../../shared/raw-values';
import { useAttempt } from '../../components/use-attempt';
import { getErrorText } from '../../domain/request-failure-text';

const PATH = '/chaty/v1/tools';

export interface ToolResult {
	readonly isOk: boolean;
	readonly text: string;
}

export const fetchStates = () => apiFetch( { path: PATH } );

/** Runs a tool of the server, and keeps what came of it. The answer has the new states. */
export function useTool( onAnswer: ( answer: unknown ) => void = () => {} ) {
	const [ result, setResult ] = useState< ToolResult | null >( null );
	const { isBusy, attempt } = useAttempt( ( error ) =>
		setResult( { isOk: false, text: getErrorText( error ) } )
	);
	const run = ( tool: string, more: object = {} ) => {
		setResult( null );
		return attempt( async () => {
			const answer = await apiFetch( {
				path: PATH,
				method: 'POST',
				data: { tool, ...more },
			} );
			const text = readText( asRecord( answer ), 'message' );
			onAnswer( answer );
			setResult( { isOk: true, text } );
		} );
	};
	return { isBusy, result, run };
}
