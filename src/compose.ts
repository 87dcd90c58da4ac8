import { stylesApi } from './widget/browser/styles';
import { compose } from './widget/launcher/compose';
import { publishBundle } from './widget/services/bundle-loader';
import type { Compose } from './widget/services/context';

const run: Compose = ( settings, page ) =>
	compose( settings, { ...page, ...stylesApi } );

publishBundle( 'compose', run );
