import { registerBehaviour } from '@chaty/runtime';
import { attachBarGraph } from './bar-graph';
import './bar-graph.scss';

registerBehaviour( 'bar-graph', attachBarGraph );
