import { runBehaviour } from '../core/register';
import { attachVideo } from './video';
import './video.scss';

runBehaviour( 'video', attachVideo );
