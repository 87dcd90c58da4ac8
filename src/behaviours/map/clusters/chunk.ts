import { registerChunk } from '../../core/registry';
import { clusterMarkers } from './cluster-markers';
import './clusters.scss';

registerChunk( 'map-clusters', clusterMarkers );
