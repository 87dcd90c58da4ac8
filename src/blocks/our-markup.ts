/** Reads our markup of accordions and tabs in pasted, Classic or Custom HTML. */

export interface Section {
	readonly heading: Element;
	/** Markup. */
	readonly content: string;
	readonly isOpen: boolean;
	readonly id: string;
}

const isPart = ( element: Element | undefined, part: string ) =>
	element?.getAttribute( 'data-chaty-part' ) === part;

/** The children of an element; none if there is text beside them, which would be lost. */
const listChildren = ( { childNodes, children }: Element ): Element[] =>
	[ ...childNodes ].some(
		( { nodeType, textContent } ) =>
			nodeType === Node.TEXT_NODE && textContent?.trim()
	)
		? []
		: [ ...children ];

/** The content of a `<details>`. */
function readDetails( details: Element ): string {
	const copy = details.cloneNode( true ) as Element;
	copy.firstElementChild?.remove();
	return copy.innerHTML;
}

function readItem( item: Element ): Section[] {
	const { id } = item;
	const [ summary ] = item.children;
	if ( item.matches( 'details' ) && summary?.matches( 'summary' ) ) {
		const isOpen = item.hasAttribute( 'open' );
		return [
			{ heading: summary, content: readDetails( item ), isOpen, id },
		];
	}
	const [ heading, panel, ...others ] = listChildren( item );
	return heading &&
		panel &&
		isPart( heading, 'heading' ) &&
		isPart( panel, 'panel' ) &&
		others.length === 0
		? [
				{
					heading,
					content: panel.innerHTML,
					isOpen: item.classList.contains( 'selected' ),
					id,
				},
		  ]
		: [];
}

/** The sections if their number is complete; else none. */
const ifAll = ( sections: readonly Section[], count: number ) =>
	sections.length === count ? sections : [];

/** The items of an accordion; none if it contains anything else. */
export function readAccordion( root: Element ): readonly Section[] {
	const items = listChildren( root );
	return ifAll( items.flatMap( readItem ), items.length );
}

export const findTabList = ( root: Element ): Element | undefined =>
	listChildren( root ).find( ( child ) => isPart( child, 'list' ) );

/** The tabs of a set with their panels; none if it contains anything else. */
export function readTabs( root: Element ): readonly Section[] {
	const list = findTabList( root );
	const panels = listChildren( root ).filter( ( child ) => child !== list );
	const tabs = list ? listChildren( list ) : [];
	const sections = tabs.flatMap( ( entry ) => {
		const heading = entry.querySelector( 'a[href^="#"], [aria-controls]' );
		const id =
			heading?.getAttribute( 'aria-controls' ) ??
			heading?.getAttribute( 'href' )?.slice( 1 );
		const panel = panels.find( ( one ) => id && one.id === id );
		return heading && panel && isPart( panel, 'panel' )
			? [
					{
						heading,
						content: panel.innerHTML,
						isOpen: entry.classList.contains( 'active' ),
						id: panel.id,
					},
			  ]
			: [];
	} );
	return ifAll( sections, Math.max( tabs.length, panels.length ) );
}
