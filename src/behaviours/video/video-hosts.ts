import { asRecord, readList } from '../../shared/raw-values';
import { tryOr } from '../../shared/try-or';
import { readBehaviourData } from '../core/registry';

/** Whether the site names the host of a URL, by the filter `chaty_video_hosts`. Subdomains are included. */
export function isVideoHost( url: string ): boolean {
	const { video } = asRecord( readBehaviourData().settings );
	const host = tryOr( () => new URL( url, document.baseURI ).hostname, '' );
	return readList( asRecord( video ), 'hosts' ).some( ( known ) =>
		`.${ host }`.endsWith( `.${ known }` )
	);
}
