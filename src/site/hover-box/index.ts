import { runBehaviour } from '../../services/behaviour';
import { attachHoverBox } from './hover-box';
import './hover-box.scss';

runBehaviour( 'hover-box', attachHoverBox );
