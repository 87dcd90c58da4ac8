import apiFetch from '@wordpress/api-fetch';
import { setTimer } from '../../shared/timers';

export interface Found {
	readonly id: number;
	readonly title: string;
	readonly url: string;
}

/** A pause in typing. */
const PAUSE_MS = 300;

/** WordPress sends a title as markup: `Ines&#8217;s bread`. */
const readTitle = ( title: string ) =>
	new DOMParser().parseFromString( title, 'text/html' ).body.textContent ??
	'';

/** Asks WordPress's own search after a pause in typing; the cleanup stops that. A failed search finds nothing. */
export function searchSite(
	parameters: Readonly< Record< string, string > >,
	onFound: ( found: readonly Found[] ) => void
) {
	let isCurrent = true;
	const query = new URLSearchParams( {
		...parameters,
		_fields: 'id,title,url',
	} );
	const stop = setTimer( PAUSE_MS, () => {
		apiFetch< readonly Found[] >( {
			path: `/wp/v2/search?${ query }`,
		} ).then(
			( found ) =>
				isCurrent &&
				onFound(
					found.map( ( one ) => ( {
						...one,
						title: readTitle( one.title ),
					} ) )
				),
			() => {}
		);
	} );
	return () => {
		isCurrent = false;
		stop();
	};
}
