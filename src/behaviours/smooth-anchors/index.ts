import { runBehaviour } from '../core/register';
import { attachSmoothAnchors } from './smooth-anchors';

runBehaviour( 'smooth-anchors', attachSmoothAnchors );
