import { registerBehaviour } from '@chaty/runtime';
import { attachHoverBox } from './hover-box';
import './hover-box.scss';

registerBehaviour( 'hover-box', attachHoverBox );
