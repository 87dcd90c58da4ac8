import { registerChunk } from '../core/registry';
import { attachBackground } from './background';
import { attachCoverBlock } from './cover-block';
import { attachDeferred } from './deferred';
import type { VideoChunk } from './video';

registerChunk( 'video', {
	attach( element ) {
		if ( element instanceof HTMLVideoElement ) {
			return attachCoverBlock( element );
		}
		return element.matches( 'a, iframe' )
			? attachDeferred( element )
			: attachBackground( element );
	},
} satisfies VideoChunk );
