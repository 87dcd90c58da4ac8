import { speak } from '@wordpress/a11y';
import { onRouteChange } from '../browser/address';
import { forgetMessage, nameInAddress, readMessageId } from './address';
import { listen } from './listen';
import { addCopyButton, focusMessage } from './message';
import { listenToNote } from './note';
import { find, findContent, readSummary } from './page';
import { listenToPaneKeys } from './pane-keys';
import { createRequests } from './requests';
import { createViewer } from './viewer';

/** Runs links and forms of the screen without a new page load. */
export function startMessages(): void {
	const content = findContent();
	if ( ! content ) {
		return;
	}
	const viewer = createViewer();
	const handle = createRequests( viewer );
	const close = () => {
		if ( readMessageId() ) {
			viewer.close();
			forgetMessage();
		}
	};
	const go = ( rel: string ) =>
		find( `.chaty-message-step[rel="${ rel }"][href]` )?.click();
	listenToNote( content );
	listen( content, {
		onOpen: ( href ) =>
			void viewer.show( href, () => {
				nameInAddress( href );
				focusMessage();
			} ),
		onClose: close,
		onAction: ( request ) => void handle( request ),
		onVisit: ( href ) =>
			void viewer.show( href, () => {
				nameInAddress( href );
				speak( readSummary() );
			} ),
	} );
	listenToPaneKeys( {
		onClose: close,
		onNext: () => go( 'next' ),
		onPrevious: () => go( 'prev' ),
	} );
	onRouteChange( viewer.follow );
	addCopyButton();
	if ( readMessageId() ) {
		focusMessage();
	}
}
