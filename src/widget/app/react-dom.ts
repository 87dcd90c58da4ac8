import * as ReactDOM from 'react-dom/client';
import { findGlobal } from '../../shared/globals';

/** React 19 has `hydrateRoot` in a file that is no script of WordPress: there `wp.element`, loaded as well, has it. */
export const reactDom =
	'hydrateRoot' in ReactDOM
		? ReactDOM
		: ( findGlobal( 'wp' ) as { element: typeof ReactDOM } ).element;
