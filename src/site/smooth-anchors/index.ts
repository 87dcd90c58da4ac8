import { runBehaviour } from '../../services/behaviour';
import { attachSmoothAnchors } from './smooth-anchors';

runBehaviour( 'smooth-anchors', attachSmoothAnchors );
