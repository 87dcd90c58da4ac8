import { registerChunk } from '../core/registry';
import { prepare } from './prepare';
import type { SliderView } from './stage';

registerChunk( 'slider', { prepare } satisfies SliderView );
