import { registerBehaviour } from '@chaty/runtime';
import { HOVER_BOX } from '../core/selectors';
import { attachHoverBox } from './hover-box';
import './hover-box.scss';

registerBehaviour( 'hover-box', HOVER_BOX, attachHoverBox );
