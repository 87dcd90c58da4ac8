import { finder } from '@medv/finder';
import { tryOr } from '../../shared/try-or';

/**
 * Names that another visit may lack: of states (`is-open`, `lazy-loaded`, `inputError`; a last word that
 * is a participle says one), counted ones and random ones. Its words have hyphens between them.
 */
const PASSING =
	/^(is-|has-|no-|show-|wp-con|wp-el|chaty)|(active|busy|current|error|focus|hidden|hover|lazy|open|valid|visible)\b|([^be]ed|(load|pend|animat|open|clos)ing)$|\d{4}/i;

const isLasting = ( name: string ) =>
	/^[a-z][\w-]+$/i.test( name ) &&
	! PASSING.test( name.replace( /_|\B(?=[A-Z])/g, '-' ) );

/** As short as finder has it, of what lasts. On an ambiguous page it could look for very long. */
const OPTIONS = {
	idName: isLasting,
	className: isLasting,
	attr: ( name: string ) => name === 'name',
	maxNumberOfPathChecks: 3000,
};

/** The way to an element by numbers: it leads there whatever the names are, and however many. */
const countWay = ( element: Element ): string => {
	const parent = element.parentElement as Element;
	const at = [ ...parent.children ].indexOf( element ) + 1;
	const way = parent.matches( 'body *' ) ? countWay( parent ) : 'body';
	return `${ way } > :nth-child(${ at })`;
};

/** A selector, if it matches this element and no other. */
function ifExact( selector: string, element: Element ): string {
	const [ first, other ] = element.ownerDocument.querySelectorAll( selector );
	return first === element && ! other ? selector : '';
}

/**
 * A selector that matches this element of the page's body and no other; nothing where there is none,
 * rather than a wrong one.
 */
export const findSelector = ( element: Element ): string =>
	element.matches( 'body *' )
		? tryOr( () => ifExact( finder( element, OPTIONS ), element ), '' ) ||
		  tryOr( () => ifExact( countWay( element ), element ), '' )
		: '';
