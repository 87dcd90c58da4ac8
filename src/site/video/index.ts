import { runBehaviour } from '../../services/behaviour';
import { attachVideo } from './video';
import './video.scss';

runBehaviour( 'video', attachVideo );
