import { coreBrowser } from './widget/browser/core';
import { startAgain } from './widget/launcher/start';

// A page that replaces its body may run this script once more: the first goes on.
if ( ! coreBrowser.find( 'chaty_loader' ) ) {
	coreBrowser.publish( 'chaty_loader', startAgain );
	startAgain( coreBrowser );
}
