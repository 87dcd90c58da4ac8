import { runBehaviour } from '../core/register';
import { attachHoverBox } from './hover-box';
import './hover-box.scss';

runBehaviour( 'hover-box', attachHoverBox );
