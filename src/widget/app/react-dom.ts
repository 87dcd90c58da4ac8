import * as ReactDOM from 'react-dom/client';
import { findGlobal } from '../../shared/globals';

/** React 19 has it in a file of its own, which is no script of WordPress: there `wp.element` is loaded as well. */
export const reactDom =
	'hydrateRoot' in ReactDOM
		? ReactDOM
		: ( findGlobal( 'wp' ) as { element: typeof ReactDOM } ).element;
