import { stylesApi } from './widget/browser/styles';
import { compose } from './widget/launcher/compose';
import { publishBundle } from './widget/services/bundle-loader';
import type { Compose } from './widget/services/context';

const run: Compose = ( settings, page, isFirst ) =>
	compose( settings, { ...page, ...stylesApi }, isFirst );

publishBundle( 'compose', run );
