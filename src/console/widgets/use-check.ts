import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { setTimer } from '../../shared/timers';
import type { SettingsDocument } from '../domain/document';
import { parseIssues } from '../domain/issues';
import type { LocatedIssue } from '../domain/preload';
import { isSame } from '../domain/is-same';

/** A pause in typing. */
const PAUSE_MS = 400;

const NONE: readonly LocatedIssue[] = [];

/** Asks the server for the issues of a changed draft. If that fails, the save itself reports them. */
export function useCheck( document: SettingsDocument, isOn: boolean ) {
	const [ issues, setIssues ] = useState< readonly LocatedIssue[] >( NONE );
	useEffect( () => {
		if ( ! isOn ) {
			setIssues( NONE );
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
				( answer ) =>
					setIssues( ( known ) => {
						const next = parseIssues( answer );
						return isSame( known, next ) ? known : next;
					} ),
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
