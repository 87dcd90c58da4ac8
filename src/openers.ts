import { followOpeners } from './widget/launcher/follow-openers';
import { publishBundle } from './widget/services/bundle-loader';

publishBundle( 'openers', followOpeners );
followOpeners();
