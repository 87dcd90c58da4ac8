import { registerChunk } from '../core/registry';
import { attachBackground } from './background';
import { attachCoverBlock } from './cover-block';
import { attachDeferred } from './deferred';
import type { AttachVideo } from './video';

const attach: AttachVideo = ( element ) => {
	if ( element.matches( 'video' ) ) {
		return attachCoverBlock( element as HTMLVideoElement );
	}
	return element.matches( 'a, iframe' )
		? attachDeferred( element )
		: attachBackground( element );
};

registerChunk( 'video', attach );
