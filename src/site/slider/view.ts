import { publishView } from '../../platform/behaviours';
import { prepare } from './prepare';
import type { SliderView } from './stage';

publishView( 'slider', { prepare } satisfies SliderView );
