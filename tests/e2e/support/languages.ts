/** Texts of a page beside the catalog of a language, and screens from right to left. */
import { expect, type Page } from '@playwright/test';
import { readCatalog } from '../../../tools/catalog.mjs';

/** Texts that WordPress has in the same words: English here, because the tests have none of its language packs. */
const OF_WORDPRESS = new Set( [
	'Apply',
	'Close',
	'Remove item',
	'Clear',
	'Search',
	'Select',
	'Select All',
] );

/** A placeholder that PHP or a script has filled in. */
const PLACEHOLDER = /%(?:\d+\$)?[sd]/;

const escaped = ( text: string ) =>
	text.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' );

/** Recognizes an English text with whatever stands in place of its placeholders; nothing where these are nearly all of it. */
function toPattern( text: string ) {
	const parts = text.split( PLACEHOLDER );
	const isLong = parts.join( '' ).replace( /\P{L}/gu, '' ).length > 2;
	return isLong
		? [
				new RegExp(
					`^${ parts
						.map( ( part ) =>
							escaped( part.replaceAll( '%%', '%' ) )
						)
						.join( '.+' ) }$`
				),
		  ]
		: [];
}

const isOtherInGerman = ( texts: string[], msgstr: string[] ) =>
	! texts.some( ( text ) => msgstr.includes( text ) );

const english = readCatalog( 'languages/chaty-de_DE.po' ).entries.flatMap(
	( { msgid, msgid_plural: plural, msgstr } ) => {
		const texts = plural ? [ msgid, plural ] : [ msgid ];
		return isOtherInGerman( texts, msgstr )
			? texts.flatMap( toPattern )
			: [];
	}
);

/** Texts of WordPress, titles of the site's pages, and names that code knows. */
const NOT_OURS =
	'.tablenav-pages, .tablenav-pages *, option[value^=http], code';

/** Every text of the elements of a selector: what is read, also in names, titles and placeholders. */
const readTexts = ( page: Page, selector: string ) =>
	page.evaluate(
		( [ roots, except ] ) => {
			const NAMES = [
				'aria-label',
				'aria-description',
				'placeholder',
				'title',
				'alt',
			];
			const isRead = ( element: Element ) =>
				! element.matches( `script, style, noscript, ${ except }` );
			const ownTexts = ( element: Element ) => [
				...NAMES.map( ( name ) => element.getAttribute( name ) ),
				...[ ...element.childNodes ]
					.filter( ( node ) => node.nodeType === Node.TEXT_NODE )
					.map( ( node ) => node.nodeValue ),
				element.matches( '[type=submit], [type=button]' )
					? ( element as HTMLInputElement ).value
					: '',
			];
			return [ ...document.querySelectorAll( roots ) ]
				.flatMap( ( root ) => [
					root,
					...root.querySelectorAll( '*' ),
				] )
				.filter( isRead )
				.flatMap( ownTexts )
				.map( ( text ) => text?.trim() ?? '' )
				.filter( Boolean );
		},
		[ selector, NOT_OURS ] as const
	);

/** Expects none of our English texts in the elements of a selector, where German has another one. */
export async function expectGerman( page: Page, selector: string ) {
	const texts = await readTexts( page, selector );
	expect( texts.length ).toBeGreaterThan( 0 );
	const left = texts.filter(
		( text ) =>
			! OF_WORDPRESS.has( text ) &&
			english.some( ( pattern ) => pattern.test( text ) )
	);
	expect( left ).toEqual( [] );
}

/** Expects that the page is mirrored, our style with it, and that nothing is wider than the window. */
export async function expectMirrored( page: Page ) {
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
	const styles = await page
		.locator( 'link[rel=stylesheet][href*="build/console-"]' )
		.evaluateAll( ( links ) => links.map( ( link ) => link.outerHTML ) );
	styles.forEach( ( style ) => expect( style ).toContain( '-rtl.css' ) );
	expect(
		await page.evaluate(
			() =>
				document.documentElement.scrollWidth -
				document.documentElement.clientWidth
		)
	).toBeLessThanOrEqual( 0 );
}

/** Expects that no text of ours is cut off, sticks out of its control, or lies over another text. */
export async function expectUncut( page: Page, selector: string ) {
	const faults = await page.evaluate( ( roots ) => {
		interface Text {
			readonly text: string;
			readonly owner: Element;
			readonly rect: DOMRect;
		}
		const CONTROLS =
			'button, .button, a.page-title-action, select, summary, th, label';
		const HIDDEN =
			'.screen-reader-text, .components-visually-hidden, svg, option, textarea';
		const isClipped = ( element: Element | null ): boolean =>
			element !== null &&
			( getComputedStyle( element ).clip !== 'auto' ||
				getComputedStyle( element ).clipPath !== 'none' ||
				isClipped( element.parentElement ) );
		const isSeen = ( element: Element ) =>
			element.checkVisibility( {
				opacityProperty: true,
				visibilityProperty: true,
			} ) &&
			! element.closest( HIDDEN ) &&
			! isClipped( element );
		const texts = [ ...document.querySelectorAll( roots ) ].flatMap(
			( root ): Text[] =>
				[ ...root.querySelectorAll( '*' ) ]
					.filter( isSeen )
					.flatMap( ( owner ) =>
						[ ...owner.childNodes ]
							.filter(
								( node ) =>
									node.nodeType === Node.TEXT_NODE &&
									node.nodeValue?.trim()
							)
							.map( ( node ) => {
								const range = document.createRange();
								range.selectNodeContents( node );
								return {
									text: node.nodeValue ?? '',
									owner,
									rect: range.getBoundingClientRect(),
								};
							} )
					)
		);
		const sticksOut = ( inner: DOMRect, outer: DOMRect ) =>
			inner.left < outer.left - 2 ||
			inner.right > outer.right + 2 ||
			inner.bottom > outer.bottom + 4;
		const isCut = ( { owner, rect }: Text ) => {
			const control = owner.closest( CONTROLS );
			const style = getComputedStyle( owner );
			const cuts =
				style.overflow !== 'visible' &&
				style.textOverflow !== 'ellipsis';
			return (
				( control &&
					sticksOut( rect, control.getBoundingClientRect() ) ) ||
				( cuts &&
					owner.scrollWidth > owner.clientWidth + 1 &&
					! /auto|scroll/.test( style.overflowX ) )
			);
		};
		const overlap = ( one: DOMRect, other: DOMRect ) =>
			Math.min( one.right, other.right ) -
				Math.max( one.left, other.left ) >
				3 &&
			Math.min( one.bottom, other.bottom ) -
				Math.max( one.top, other.top ) >
				6;
		const apart = texts.filter(
			( { owner } ) =>
				! owner.closest(
					'.components-popover, .components-snackbar, .components-modal__frame'
				)
		);
		return [
			...texts
				.filter( isCut )
				.map( ( { text } ) => `cut off: ${ text }` ),
			...apart.flatMap( ( one, index ) =>
				apart
					.slice( index + 1 )
					.filter(
						( other ) =>
							overlap( one.rect, other.rect ) &&
							! one.owner.contains( other.owner ) &&
							! other.owner.contains( one.owner )
					)
					.map(
						( other ) =>
							`over each other: ${ one.text } | ${ other.text }`
					)
			),
		];
	}, selector );
	expect( faults ).toEqual( [] );
}
