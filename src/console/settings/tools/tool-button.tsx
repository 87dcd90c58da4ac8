import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import { asRecord, readText } from '../../../shared/raw-values';
import { StatusNotice } from '../../components/status-notice';
import { TextButton } from '../../components/text-button';
import { useAttempt } from '../../components/use-attempt';
import { getErrorText } from '../../domain/request-failure-text';

const PATH = '/chaty/v1/tools';

interface ToolResult {
	readonly isOk: boolean;
	readonly text: string;
}

export const fetchStates = () => apiFetch( { path: PATH } );

/** Runs a tool of the server, and keeps its result. The answer has the new states. */
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

interface Props
	extends Pick< ReturnType< typeof useTool >, 'isBusy' | 'result' > {
	readonly label: string;
	readonly onRun: () => void;
	readonly isDestructive?: boolean;
}

export const ToolButton = ( props: Props ) => (
	<>
		<div>
			<TextButton
				isDestructive={ !! props.isDestructive }
				isBusy={ props.isBusy }
				onClick={ props.onRun }
			>
				{ props.label }
			</TextButton>
		</div>
		<StatusNotice status={ props.result?.isOk ? 'success' : 'error' }>
			{ props.result?.text }
		</StatusNotice>
	</>
);
