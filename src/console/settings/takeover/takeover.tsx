import { Button, Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { SiteClock } from '../../domain/moments';
import type { SaveFailure } from '../../domain/save-failure';
import { getStepFailureText } from '../../domain/takeover-failure-text';
import { AnswerPlace } from './answer-place';
import { TakeoverChoice } from './takeover-choice';
import { TakeoverOutcome } from './takeover-outcome';
import { TakeoverProgress } from './takeover-progress';
import { UndoneNotice, UndoTakeover } from './undo-takeover';
import { useTakeover } from './use-takeover';

interface PlaceProps {
	/** In whose zone and language times and numbers are said. */
	readonly site: SiteClock;
}

type Props = PlaceProps & ReturnType< typeof useTakeover >;

interface FailureProps {
	readonly failure: SaveFailure;
	readonly children?: ReactNode;
}

const FailureNotice = ( { failure, children }: FailureProps ) => (
	<Notice status="error" isDismissible={ false }>
		<p>{ getStepFailureText( failure ) }</p>
		{ children }
	</Notice>
);

/** Why nothing more came; the first reading is tried again here, a step by the button that began it. */
function Failure( { failure, found, retry }: Props ) {
	if ( ! failure ) {
		return null;
	}
	return found ? (
		<AnswerPlace>
			<FailureNotice failure={ failure } />
		</AnswerPlace>
	) : (
		<FailureNotice failure={ failure }>
			<Button __next40pxDefaultSize variant="secondary" onClick={ retry }>
				{ __( 'Try again', 'chaty' ) }
			</Button>
		</FailureNotice>
	);
}

function Content( props: Props ) {
	const { found, failure, outcome, isRunning, isUndone, site } = props;
	if ( ! found ) {
		return failure ? null : <Spinner />;
	}
	if ( ! found.widgets && ! found.messages ) {
		return (
			<p>
				{ __( 'There is no data of Chaty 3.x on this site.', 'chaty' ) }
			</p>
		);
	}
	if ( isRunning ) {
		return (
			<TakeoverProgress
				copied={ outcome?.copied ?? found.copied }
				total={ found.messages }
				locale={ site.locale }
				onStop={ props.stop }
			/>
		);
	}
	return (
		<>
			{ outcome && ! failure && (
				<TakeoverOutcome
					outcome={ outcome }
					found={ found }
					locale={ site.locale }
				/>
			) }
			{ isUndone && ! failure && <UndoneNotice /> }
			{ found.canUndo && <UndoTakeover onUndo={ props.undo } /> }
			<TakeoverChoice
				key={ `${ found.takenOverAt } ${ found.copied }` }
				found={ found }
				site={ site }
				onRun={ props.run }
			/>
		</>
	);
}

/** Takes over what Chaty 3.x left on this site: says what is there and what would change, then does it. */
export function Takeover( { site }: PlaceProps ) {
	const takeover = useTakeover();
	return (
		<div className="chaty-takeover">
			<Failure { ...takeover } site={ site } />
			<Content { ...takeover } site={ site } />
		</div>
	);
}
