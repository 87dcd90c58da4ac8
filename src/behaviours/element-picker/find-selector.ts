import { finder } from '@medv/finder';
import { tryOr } from '../../shared/try-or';

/**
 * Matches names that may be missing on another visit: names of states (`is-open`, `lazy-loaded`,
 * `inputError`, or ending in a participle), and generated ones. Words must be separated by hyphens.
 */
const TRANSIENT =
	/^(is-|has-|no-|show-|wp-con|wp-el|chaty)|(active|busy|current|error|focus|hidden|hover|lazy|open|valid|visible)\b|([^be]ed|(load|pend|animat|open|clos)ing)$|\d{4}/i;

const isStable = ( name: string ) =>
	/^[a-z][\w-]+$/i.test( name ) &&
	! TRANSIENT.test( name.replace( /_|\B(?=[A-Z])/g, '-' ) );

/** The shortest selector of stable names. The limit keeps ambiguous pages from taking very long. */
const OPTIONS = {
	idName: isStable,
	className: isStable,
	attr: ( name: string ) => name === 'name',
	maxNumberOfPathChecks: 3000,
};

/** The path to an element by `:nth-child()`, which needs no names. */
const createPath = ( element: Element ): string => {
	const parent = element.parentElement as Element;
	// A form whose field is named `children` has another thing there.
	const siblings = [ ...parent.querySelectorAll( ':scope > *' ) ];
	const index = siblings.indexOf( element ) + 1;
	const path = parent.matches( 'body *' ) ? createPath( parent ) : 'body';
	return `${ path } > :nth-child(${ index })`;
};

/** Returns a selector if it matches only this element; else an empty text. */
function ifUnique( selector: string, element: Element ): string {
	const [ first, other ] = document.querySelectorAll( selector );
	return first === element && ! other ? selector : '';
}

/** Finds a selector that matches only this element of the body; empty where there is none. */
export const findSelector = ( element: Element ): string =>
	element.matches( 'body *' )
		? tryOr( () => ifUnique( finder( element, OPTIONS ), element ), '' ) ||
		  tryOr( () => ifUnique( createPath( element ), element ), '' )
		: '';
