import { reportClick } from './widget/services/analytics';
import { publishBundle } from './widget/services/bundle-loader';

publishBundle( 'analytics', reportClick );
