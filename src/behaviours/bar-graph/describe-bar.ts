import { rememberAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';

const FIGURE = '[data-chaty-part="figure"], strong, .vc_label_units';

const readText = ( element: Element | null ): string =>
	element?.textContent?.replace( /\s+/g, ' ' ).trim() ?? '';

/** What stands beside the bar, or else in it, without the figure. */
function readName( row: Element, bar: Element, figure: string ): string {
	const inside = readText( bar );
	return (
		[ readText( row ).replace( inside, '' ), inside ]
			.map( ( text ) => text.replace( figure, '' ).trim() )
			.find( Boolean ) ?? figure
	);
}

/**
 * Makes a bar a meter with a name and a value for screen readers, which say the figure that the page
 * shows: "four of five" stays that. Gives the way back.
 */
export function describeBar(
	row: Element,
	bar: Element,
	value: number
): Cleanup {
	const figure = readText( row.querySelector( FIGURE ) );
	const attributes: Readonly< Record< string, string > > = {
		role: 'meter',
		'aria-valuemin': '0',
		'aria-valuemax': '100',
		'aria-valuenow': `${ value }`,
		'aria-valuetext': figure || `${ value }%`,
		'aria-label':
			bar.getAttribute( 'aria-label' ) || readName( row, bar, figure ),
	};
	const undo = rememberAttributes( bar, ...Object.keys( attributes ) );
	Object.entries( attributes ).forEach( ( [ name, text ] ) =>
		bar.setAttribute( name, text )
	);
	return undo;
}
