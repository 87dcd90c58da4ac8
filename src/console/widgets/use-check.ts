import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { setTimer } from '../../shared/timers';
import type { SettingsDocument } from '../domain/document';
import { parseIssues, type LocatedIssue } from '../domain/issues';

/** A pause in typing. */
const PAUSE_MS = 400;

/** What the server would say of a changed draft. Without an answer, the save itself tells it. */
export function useCheck( document: SettingsDocument, isOn: boolean ) {
	const [ issues, setIssues ] = useState< readonly LocatedIssue[] >( [] );
	useEffect( () => {
		if ( ! isOn ) {
			setIssues( [] );
			return;
		}
		const controller = new AbortController();
		const stop = setTimer( PAUSE_MS, () => {
			apiFetch( {
				path: '/chaty/v1/widgets/check',
				method: 'POST',
				data: document,
				signal: controller.signal,
			} ).then(
				( answer ) => setIssues( parseIssues( answer ) ),
				() => {}
			);
		} );
		return () => {
			stop();
			controller.abort();
		};
	}, [ document, isOn ] );
	return issues;
}
