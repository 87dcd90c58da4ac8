import { publishView } from '../core/registry';
import { attachBackground } from './background';
import { attachCoverBlock } from './cover-block';
import { attachDeferred } from './deferred';
import type { VideoView } from './video';

publishView( 'video', {
	attach( element, kit ) {
		if ( element instanceof HTMLVideoElement ) {
			return attachCoverBlock( element, kit );
		}
		return element.matches( 'a, iframe' )
			? attachDeferred( element, kit )
			: attachBackground( element, kit );
	},
} satisfies VideoView );
