import { asRecord, readList } from '../../shared/raw-values';
import { readBehaviourData } from '../core/registry';
import type { VideoAddress } from './video-address';

/** The hosts that the site's filter `chaty_video_hosts` names. */
const readHosts = () =>
	readList(
		asRecord(
			asRecord( asRecord( readBehaviourData() )[ 'settings' ] )[ 'video' ]
		),
		'hosts'
	);

/**
 * Whether a link may become a frame with this page in it: only that of a host which the site names. Of
 * the site's own pages none may, because those could reach out of the sandbox.
 */
export function mayFrame(
	{ location }: Document,
	{ address }: VideoAddress
): boolean {
	const { hostname, origin } = new URL( address );
	return (
		origin !== location.origin &&
		readHosts().some( ( host ) =>
			`.${ hostname }`.endsWith( `.${ host }` )
		)
	);
}
