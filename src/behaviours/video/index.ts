import { registerBehaviour } from '@chaty/runtime';
import { attachVideo } from './video';
import './video.scss';

registerBehaviour( 'video', attachVideo );
