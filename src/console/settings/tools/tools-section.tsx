import { Notice, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getRequestFailureText } from '../../domain/request-failure-text';
import { parseSaveFailure } from '../../domain/save-failure';
import { Section } from '../section';
import type { SectionProps } from '../use-form';
import { EarlyAnswersTool } from './early-answers-tool';
import { EventsTable } from './events-table';
import { MailTool } from './mail-tool';
import { TablesTool } from './tables-tool';
import { parseToolStates, type ToolStates } from './tool-states';
import { fetchStates } from './use-tool';

/** The states, read after the screen has been shown. */
function useStates() {
	const [ states, setStates ] = useState< ToolStates | null >( null );
	const [ problem, setProblem ] = useState( '' );
	const onAnswer = ( answer: unknown ) =>
		setStates( parseToolStates( answer ) );
	useEffect( () => {
		fetchStates().then( onAnswer, ( error ) =>
			setProblem( getRequestFailureText( parseSaveFailure( error ) ) )
		);
	}, [] );
	return { states, problem, onAnswer };
}

/** What can be repaired and tested. */
export function ToolsSection( { preload }: Pick< SectionProps, 'preload' > ) {
	const { states, problem, onAnswer } = useStates();
	return (
		<Section id="tools" title={ __( 'Tools', 'chaty' ) }>
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			{ ! states && ! problem && <Spinner /> }
			{ states && (
				<>
					<MailTool states={ states } onAnswer={ onAnswer } />
					<TablesTool
						states={ states }
						locale={ preload.site.locale }
						onAnswer={ onAnswer }
					/>
					<EventsTable
						events={ states.events }
						site={ preload.site }
					/>
					<EarlyAnswersTool states={ states } onAnswer={ onAnswer } />
				</>
			) }
		</Section>
	);
}
