import { escapeForCss } from './escape-for-css';

/** jsdom has none. */
Object.assign( globalThis, { CSS: { escape: escapeForCss } } );

/** React asks for this before its act() may be used. */
(
	globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
 ).IS_REACT_ACT_ENVIRONMENT = true;

/** jsdom takes what has the focus for what is pressed. */
const { querySelector } = Element.prototype;
Element.prototype.querySelector = function ( selector: string ) {
	return selector === ':active' ? null : querySelector.call( this, selector );
};
