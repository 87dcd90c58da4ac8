/** The take-over from Chaty 3.x, whose page PHP draws: the bundle `console-takeover`. */
import { continueTakeover } from './console/browser/continue-takeover';

continueTakeover();
