import { escapeForCss } from './escape-for-css';

/** jsdom has none. */
Object.assign( globalThis, { CSS: { escape: escapeForCss } } );

/** React asks for this before its act() may be used. */
(
	globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
 ).IS_REACT_ACT_ENVIRONMENT = true;
