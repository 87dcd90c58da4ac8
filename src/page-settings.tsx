/** The panel of the block editor with the settings of one page. */
import { registerPlugin } from '@wordpress/plugins';
import { PagePanel } from './page-settings/page-panel';

registerPlugin( 'chaty-page-settings', { render: PagePanel } );
