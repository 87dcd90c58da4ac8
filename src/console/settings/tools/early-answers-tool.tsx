import { __, sprintf } from '@wordpress/i18n';
import { ToolButton } from './tool-button';
import type { ToolProps, ToolStates } from './tool-states';
import { useTool } from './use-tool';

type State = ToolStates[ 'earlyAnswers' ];

/** Whether calls wait for other plugins. */
function getReasonsText( reasons: State[ 'reasons' ] ): string {
	if ( ! reasons ) {
		return __( 'Installed. No request has come yet.', 'chaty' );
	}
	return reasons.length
		? sprintf(
				/* translators: %s: Names of hooks. */
				__(
					'Installed, but calls wait for other plugins, which use: %s',
					'chaty'
				),
				reasons.join( ', ' )
		  )
		: __(
				'Installed: calls are answered before other plugins load.',
				'chaty'
		  );
}

function getStateText( { state, path, version, reasons }: State ): string {
	switch ( state ) {
		case 'current':
			return getReasonsText( reasons );
		case 'outdated':
			return sprintf(
				/* translators: %s: Version number. */
				__(
					'The installed version %s is outdated and answers nothing. Please install it again.',
					'chaty'
				),
				version
			);
		case 'foreign':
			return sprintf(
				/* translators: %s: Path of a file. */
				__( "The file %s is not Chaty's. It is left alone.", 'chaty' ),
				path
			);
		default:
			return __( 'Not installed.', 'chaty' );
	}
}

/** Installs and removes the must-use plugin that answers statistics calls before other plugins load. */
export function EarlyAnswersTool( { states, onAnswer }: ToolProps ) {
	const { run, ...tool } = useTool( onAnswer );
	const { earlyAnswers } = states;
	const { state } = earlyAnswers;
	return (
		<>
			<h3>{ __( 'Early answers', 'chaty' ) }</h3>
			<p>
				{ __(
					'On a site with many plugins, a must-use plugin answers statistics calls before the others load.',
					'chaty'
				) }{ ' ' }
				{ getStateText( earlyAnswers ) }
			</p>
			{ state === 'current' ? (
				<ToolButton
					{ ...tool }
					isDestructive
					label={ __( 'Remove the must-use plugin', 'chaty' ) }
					onRun={ () => run( 'remove-early-answers' ) }
				/>
			) : (
				state !== 'foreign' && (
					<ToolButton
						{ ...tool }
						label={ __( 'Install the must-use plugin', 'chaty' ) }
						onRun={ () => run( 'install-early-answers' ) }
					/>
				)
			) }
		</>
	);
}
