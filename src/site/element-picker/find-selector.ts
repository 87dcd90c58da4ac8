import { finder } from '@medv/finder';
import { attempt } from '../../platform/attempt';

/** Names of a moment, counted ones and random ones: another visit may have others. */
const PASSING =
	/^(is-|has-|wp-con|wp-el|chaty)|current|active|open|hover|hidden|\d{4}/i;

const isLasting = ( name: string ) =>
	/^[a-z][\w-]+$/i.test( name ) && ! PASSING.test( name );

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

/** Whether a selector matches this element and no other. */
function isExact( selector: string, element: Element ): boolean {
	const [ first, other ] = element.ownerDocument.querySelectorAll( selector );
	return first === element && ! other;
}

/**
 * A selector that matches this element of the page's body and no other; nothing where there is none,
 * rather than a wrong one.
 */
export function findSelector( element: Element ): string {
	const ways = element.matches( 'body *' )
		? [ () => finder( element, OPTIONS ), () => countWay( element ) ]
		: [];
	for ( const find of ways ) {
		const selector = attempt( find, '' );
		if ( attempt( () => isExact( selector, element ), false ) ) {
			return selector;
		}
	}
	return '';
}
