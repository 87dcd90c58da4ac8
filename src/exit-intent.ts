import { stylesApi } from './widget/browser/styles';
import { publishBundle } from './widget/services/bundle-loader';
import { watchExit } from './widget/services/watch-exit';
import css from './widget/launcher/exit.scss';

stylesApi.addStyles( css );
publishBundle( 'exit_intent', watchExit );
