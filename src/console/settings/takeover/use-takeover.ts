import { useEffect, useRef, useState } from '@wordpress/element';
import { parseSaveFailure, type SaveFailure } from '../../domain/save-failure';
import type { Choice, Found, Outcome } from '../../domain/takeover';
import { readFound, takeAll } from './requests';

/** What Chaty 3.x left, and its way to this site. */
export function useTakeover() {
	const [ found, setFound ] = useState< Found | null >( null );
	const [ failure, setFailure ] = useState< SaveFailure | null >( null );
	const [ outcome, setOutcome ] = useState< Outcome | null >( null );
	const [ isRunning, setRunning ] = useState( false );
	const isStopped = useRef( false );

	const load = async ( reason: SaveFailure | null = null ) => {
		setFailure( reason );
		try {
			setFound( await readFound() );
		} catch ( error ) {
			setFailure( parseSaveFailure( error ) );
		}
	};
	const stop = () => {
		isStopped.current = true;
	};
	const run = async ( choice: Choice ) => {
		if ( ! found || isRunning ) {
			return;
		}
		isStopped.current = false;
		setFailure( null );
		setOutcome( null );
		setRunning( true );
		let reason: SaveFailure | null = null;
		try {
			await takeAll( choice, found, {
				isStopped: () => isStopped.current,
				report: setOutcome,
			} );
		} catch ( error ) {
			reason = parseSaveFailure( error );
		}
		// The numbers and the report as they are now.
		await load( reason );
		setRunning( false );
	};
	useEffect( () => {
		load();
		// A screen that is gone stops after the step that it has begun.
		return stop;
	}, [] );
	const retry = () => load();
	return { found, failure, outcome, isRunning, retry, run, stop };
}
