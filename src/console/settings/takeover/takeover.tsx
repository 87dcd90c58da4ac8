import { Button, Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getStepFailureText } from '../../domain/takeover';
import { TakeoverChoice } from './takeover-choice';
import { TakeoverOutcome } from './takeover-outcome';
import { TakeoverProgress } from './takeover-progress';
import { UndoneNotice, UndoTakeover } from './undo-takeover';
import { useTakeover } from './use-takeover';

type Props = ReturnType< typeof useTakeover >;

/** Why nothing more came; the first reading is tried again here, a step by the button that began it. */
const Failure = ( { failure, found, retry }: Props ) =>
	failure && (
		<Notice status="error" isDismissible={ false }>
			<p>{ getStepFailureText( failure ) }</p>
			{ ! found && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ retry }
				>
					{ __( 'Try again', 'chaty' ) }
				</Button>
			) }
		</Notice>
	);

function Content( props: Props ) {
	const { found, failure, outcome, isRunning, isUndone } = props;
	if ( ! found ) {
		return failure ? null : <Spinner />;
	}
	if ( ! found.widgets && ! found.messages ) {
		return (
			<p>
				{ __( 'There is nothing of Chaty 3.x on this site.', 'chaty' ) }
			</p>
		);
	}
	if ( isRunning ) {
		return (
			<TakeoverProgress
				copied={ outcome?.copied ?? found.copied }
				total={ found.messages }
				onStop={ props.stop }
			/>
		);
	}
	return (
		<>
			{ outcome && ! failure && (
				<TakeoverOutcome outcome={ outcome } found={ found } />
			) }
			{ isUndone && ! failure && <UndoneNotice /> }
			{ found.canUndo && <UndoTakeover onUndo={ props.undo } /> }
			<TakeoverChoice
				key={ `${ found.takenOverAt } ${ found.copied }` }
				found={ found }
				onRun={ props.run }
			/>
		</>
	);
}

/** Takes over what Chaty 3.x left on this site: says what is there and what would change, then does it. */
export function Takeover() {
	const takeover = useTakeover();
	return (
		<div className="chaty-takeover">
			<Failure { ...takeover } />
			<Content { ...takeover } />
		</div>
	);
}
