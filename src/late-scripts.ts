/** Runs the scripts of a screen that PHP has printed whole, once the browser has drawn it: the bundle `late-scripts`. */
import {
	runPrintedScripts,
	whenDrawn,
} from './console/browser/printed-scripts';

whenDrawn( runPrintedScripts );
