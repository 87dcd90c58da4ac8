import { registerBehaviour } from '@chaty/runtime';
import { VIDEO } from '../core/selectors';
import { attachVideo } from './video';
import './video.scss';

registerBehaviour( 'video', VIDEO, attachVideo );
