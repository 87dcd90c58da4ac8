import { Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { StatusNotice } from '../../components/status-notice';
import { getErrorText } from '../../domain/request-failure-text';
import { Section } from '../section';
import { fetchStates, ToolButton, useTool } from './tool-button';
import { parseToolStates, type ToolState } from './tool-states';

interface Props {
	readonly state: ToolState;
	readonly onAnswer: ( answer: unknown ) => void;
}

function State( { state, onAnswer }: Props ) {
	const { run, ...result } = useTool( onAnswer );
	return (
		<>
			<h3>{ state.label }</h3>
			<p
				className={
					state.status === 'good'
						? undefined
						: 'chaty-console-note is-error'
				}
			>
				{ state.status !== 'good' && (
					<>
						<strong>{ state.title }</strong>
						<br />
					</>
				) }
				{ state.text }
			</p>
			{ state.fields.length > 0 && (
				<ul className="chaty-settings-list">
					{ state.fields.map( ( { label, value } ) => (
						<li key={ label }>{ `${ label }: ${ value }` }</li>
					) ) }
				</ul>
			) }
			{ state.tools.map( ( { tool, label } ) => (
				<ToolButton
					key={ tool }
					{ ...result }
					isDestructive={ tool.startsWith( 'remove' ) }
					label={ label }
					onRun={ () => run( tool ) }
				/>
			) ) }
		</>
	);
}

export function ToolsSection() {
	const [ states, setStates ] = useState< ToolState[] | null >( null );
	const [ problem, setProblem ] = useState( '' );
	const onAnswer = ( answer: unknown ) =>
		setStates( parseToolStates( answer ) );
	useEffect( () => {
		fetchStates().then( onAnswer, ( error ) =>
			setProblem( getErrorText( error ) )
		);
	}, [] );
	return (
		<Section id="tools">
			<StatusNotice status="error">{ problem }</StatusNotice>
			{ ! states && ! problem && <Spinner /> }
			{ states?.map( ( state ) => (
				<State
					key={ state.name }
					state={ state }
					onAnswer={ onAnswer }
				/>
			) ) }
		</Section>
	);
}
