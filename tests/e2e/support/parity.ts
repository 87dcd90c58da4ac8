import { expect, type Page } from '@playwright/test';
import { readData } from './widget';

/** A launcher as it is printed, and as `chaty-compose` draws it for the same settings. */
interface Launcher {
	printed: string[];
	composed: string[];
}

const LOADER = /\/loader(-single)?\.js/;

/** Reads the printed launchers of a page without its loader, and lets `chaty-compose` draw the same. */
async function compareLaunchers(
	page: Page,
	isMobile: boolean
): Promise< Launcher[] > {
	const { assets, plan } = await readData( page );
	await page.addScriptTag( {
		url: `${ assets.base }compose.js?ver=${ assets.version }`,
	} );
	return page.evaluate(
		async ( [ isOnMobile, given, widgets ] ) => {
			const globals = window as unknown as Record< string, any >;
			const name = isOnMobile ? 'mobile' : 'desktop';
			/** Elements with sorted attributes and texts, one a line. */
			const describe = ( node: Node, depth = '' ): string[] => {
				if ( ! ( node instanceof Element ) ) {
					return [
						`${ depth }${ JSON.stringify( node.textContent ) }`,
					];
				}
				const attributes = [ ...node.attributes ]
					.filter( ( one ) => ! /^(style|popover)/.test( one.name ) )
					.map(
						( one ) =>
							`${ one.name }=${ JSON.stringify( one.value ) }`
					);
				return [
					`${ depth }<${ node.tagName } ${ attributes
						.sort()
						.join( ' ' ) }>`,
					...[ ...node.childNodes ].flatMap( ( child ) =>
						describe( child, depth + ' ' )
					),
				];
			};
			const PROPERTIES =
				'color icon cta-color cta-text badge-color badge-text side size font channel-color channel-icon';
			const readLook = ( container: Element ) => {
				const control = container.querySelector(
					'.chaty-link, button'
				)!;
				const style = getComputedStyle( control );
				return PROPERTIES.split( ' ' ).map(
					( one ) =>
						`${ one }: ${ style.getPropertyValue(
							`--chaty-${ one }`
						) }`
				);
			};
			const read = ( container: Element ) => [
				...describe( container ),
				...readLook( container ),
			];
			/** An icon of our own is printed as a drawing, and composed from the sprite. */
			const inlineIcon = async ( use: Element ) => {
				const address = use.getAttribute( 'href' ) ?? '';
				const sprite = await ( await fetch( address ) ).text();
				const symbols = new DOMParser().parseFromString(
					sprite,
					'text/html'
				);
				const group = document.createElementNS( use.namespaceURI, 'g' );
				group.innerHTML = symbols.querySelector(
					address.replace( /.*#/, '#' )
				)!.innerHTML;
				use.replaceWith( group );
			};
			const composed = globals[ 'chaty_compose' ](
				globals[ 'chaty_settings' ],
				{
					browser: {
						addStylesheet: () => undefined,
						readFacts: () => ( {
							userAgent: '',
							title: document.title,
							url: location.href,
						} ),
					},
					assets: given,
					device: {
						isMobile: isOnMobile,
						isIos: false,
						isBot: false,
					},
					debug: () => undefined,
				}
			).widgets;
			for ( const { container } of composed ) {
				const use = container.querySelector( '.single use' );
				if ( use ) {
					await inlineIcon( use );
				}
			}
			return widgets.flatMap( ( one: any, index: number ) => {
				const container = document.querySelector(
					`#chaty-widget-${ one.id }`
				)!;
				const hasTemplates = container.querySelector( 'template' );
				const template = container.querySelector< HTMLTemplateElement >(
					`template[data-device=${ name }]`
				);
				if ( hasTemplates && ! template ) {
					return [];
				}
				if ( template ) {
					container.replaceChildren( template.content );
				}
				const link = container.querySelector( '.single a' );
				const [ href, target ] = one.links?.[ name ] ?? [];
				if ( link && href ) {
					link.setAttribute(
						'href',
						href
							.replace(
								'%7Btitle%7D',
								encodeURIComponent( document.title )
							)
							.replace(
								'%7Burl%7D',
								encodeURIComponent( location.href )
							)
					);
					link.removeAttribute( 'target' );
					if ( target ) {
						link.setAttribute( 'target', target );
					}
					link.setAttribute(
						'rel',
						target ? 'nofollow noopener noreferrer' : 'nofollow'
					);
				}
				const other = composed[ index ].container;
				const classes = container.className.replace( ' active', '' );
				container.className = classes;
				const printed = read( container );
				container.removeAttribute( 'id' );
				container.className = '';
				document.body.append( other );
				return [ { printed, composed: read( other ) } ];
			} );
		},
		[ isMobile, assets, plan.widgets ] as const
	);
}

/** Expects that what the server prints is what `chaty-compose` draws; leaves the page without its loader. */
export async function expectParity( page: Page, isMobile = false ) {
	await page.route( LOADER, ( route ) => route.fulfill( { body: '' } ) );
	await page.goto( '/' );
	const launchers = await compareLaunchers( page, isMobile );
	for ( const { printed, composed } of launchers ) {
		expect( printed ).toEqual( composed );
	}
	await page.unroute( LOADER );
	return launchers;
}
