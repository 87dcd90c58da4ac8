import { registerBehaviour } from '@chaty/runtime';
import { attachSmoothAnchors } from './smooth-anchors';

registerBehaviour( 'smooth-anchors', attachSmoothAnchors );
