import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { asRecord, readText } from '../../../shared/raw-values';
import { parseSaveFailure, type SaveFailure } from '../../domain/save-failure';

const PATH = '/chaty/v1/tools';

/** What came of a tool, in a sentence. */
export interface ToolResult {
	readonly isOk: boolean;
	readonly text: string;
}

export const fetchStates = () => apiFetch( { path: PATH } );

/** Why a tool has not done its work. */
export function getToolFailureText( failure: SaveFailure< unknown > ): string {
	switch ( failure.kind ) {
		case 'offline':
			return __(
				'You seem to be offline. Please try again when the connection is back.',
				'chaty'
			);
		case 'logged-out':
			return __(
				'You are logged out. Log in in another tab and try again.',
				'chaty'
			);
		case 'invalid':
			return failure.refused
				.map( ( { message } ) => message )
				.join( ' ' );
		case 'refused':
			return (
				failure.message || __( 'The server gives no reason.', 'chaty' )
			);
		default:
			return __(
				'Something answered in place of WordPress, perhaps a firewall or a security plugin of your host. Please try again, or ask your host to allow "chaty/v1".',
				'chaty'
			);
	}
}

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
			setResult( {
				isOk: false,
				text: getToolFailureText( parseSaveFailure( error ) ),
			} );
		} finally {
			setBusy( false );
		}
	};
	return { isBusy, result, run };
}
