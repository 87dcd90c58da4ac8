import { registerChunk } from '../core/registry';
import { attachBackground } from './background';
import { attachCoverBlock } from './cover-block';
import { attachDeferred } from './deferred';
import type { AttachVideo } from './video';

const attach: AttachVideo = ( element ) => {
	if ( element instanceof HTMLVideoElement ) {
		return attachCoverBlock( element );
	}
	return element.matches( 'a, iframe' )
		? attachDeferred( element )
		: attachBackground( element );
};

registerChunk( 'video', attach );
