import { useEffect, useRef, useState } from '@wordpress/element';
import { parseSaveFailure, type SaveFailure } from '../../domain/save-failure';
import type { Choice, Found, Outcome } from '../../domain/takeover';
import { readFound, takeAll, undoSettings } from './requests';

/** What Chaty 3.x left, what an attempt brought, and why not more. */
function useAttempts() {
	const [ found, setFound ] = useState< Found | null >( null );
	const [ failure, setFailure ] = useState< SaveFailure | null >( null );
	const [ outcome, setOutcome ] = useState< Outcome | null >( null );
	const [ isUndone, setUndone ] = useState( false );

	const load = async ( reason: SaveFailure | null = null ) => {
		setFailure( reason );
		try {
			setFound( await readFound() );
		} catch ( error ) {
			setFailure( parseSaveFailure( error ) );
		}
	};
	const attempt = async ( work: () => Promise< void > ) => {
		setFailure( null );
		setOutcome( null );
		setUndone( false );
		let reason: SaveFailure | null = null;
		try {
			await work();
		} catch ( error ) {
			reason = parseSaveFailure( error );
		}
		// The numbers and the report as they are now.
		await load( reason );
	};
	const undo = () =>
		attempt( async () => {
			await undoSettings();
			setUndone( true );
		} );
	useEffect( () => {
		load();
	}, [] );
	const retry = () => load();
	return {
		found,
		failure,
		outcome,
		isUndone,
		setOutcome,
		retry,
		attempt,
		undo,
	};
}

/** What Chaty 3.x left, and its way to this site. */
export function useTakeover() {
	const { setOutcome, attempt, ...attempts } = useAttempts();
	const { found } = attempts;
	const [ isRunning, setRunning ] = useState( false );
	const isStopped = useRef( false );

	const stop = () => {
		isStopped.current = true;
	};
	const run = async ( choice: Choice ) => {
		if ( ! found || isRunning ) {
			return;
		}
		isStopped.current = false;
		setRunning( true );
		await attempt( () =>
			takeAll( choice, found, {
				isStopped: () => isStopped.current,
				report: setOutcome,
			} )
		);
		setRunning( false );
	};
	// A screen that is gone stops after the step that it has begun.
	useEffect( () => stop, [] );
	return { ...attempts, isRunning, run, stop };
}
