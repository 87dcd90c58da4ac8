import { publishView } from '../core/registry';
import { prepare } from './prepare';
import type { SliderView } from './stage';

publishView( 'slider', { prepare } satisfies SliderView );
