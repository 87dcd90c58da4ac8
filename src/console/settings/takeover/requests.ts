import apiFetch from '@wordpress/api-fetch';
import {
	parseFound,
	parseStep,
	type Choice,
	type Found,
	type Outcome,
} from '../../domain/takeover';

const PATH = '/chaty/v1/takeover';

const takeStep = ( data: object ) =>
	apiFetch( { path: PATH, method: 'POST', data } );

/** What Chaty 3.x left on the site. */
export const readFound = async () =>
	parseFound( await apiFetch( { path: PATH } ) );

/** Puts back the settings that the take-over has replaced. */
export const undoSettings = () => takeStep( { step: 'restore' } );

interface Way {
	/** Whether to stop before the next step. */
	readonly isStopped: () => boolean;
	readonly report: ( outcome: Outcome ) => void;
}

/** Copies messages step by step, until the last one or until somebody stops it. */
async function copyMessages( start: Outcome, { isStopped, report }: Way ) {
	let outcome = start;
	let after: number | null = null;
	while ( ! isStopped() ) {
		const step = parseStep(
			await takeStep( {
				step: 'messages',
				...( after !== null && { after } ),
			} )
		);
		after = step.after;
		outcome = {
			...outcome,
			copied: outcome.copied + step.done,
			failed: outcome.failed + step.failed,
		};
		report( outcome );
		if ( step.isLast ) {
			return;
		}
	}
}

/** Takes over what the owner wants: first the settings, at the revision that was reported, then the messages. */
export async function takeAll( choice: Choice, found: Found, way: Way ) {
	const { settings, messages } = choice;
	const start = { settings, copied: found.copied, failed: 0 };
	if ( settings ) {
		const { revision } = found;
		await takeStep( { step: 'settings', revision } );
	}
	way.report( start );
	if ( messages ) {
		await copyMessages( start, way );
	}
}
