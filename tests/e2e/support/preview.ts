import {
	expect,
	type Frame,
	type FrameLocator,
	type Page,
} from '@playwright/test';
import type {
	ConsoleMessage,
	PageMessage,
	Why,
} from '../../../src/shared/preview-messages';
import { fetchPreload, logIn } from './console';
import { WidgetOnPage } from './widget';

/** What a page around the preview keeps in its window. */
interface Around {
	received: PageMessage[];
	send: ( message: object, token?: string ) => void;
}

/** A file of the site: its document is of the site's origin, and there at once. */
const PLAIN = '/readme.html';

/** Opens a plain page of the site; returns the preview of a page, with the token of the logged-in user. */
export async function previewUrl( page: Page, path = '/' ) {
	const { token } = ( await fetchPreload( page ) ).preview;
	await page.goto( PLAIN );
	const url = new URL( path, page.url() );
	url.searchParams.set( 'chaty-preview', token );
	return { url: url.href, token };
}

/** A preview as the console sees it. */
export class Preview {
	readonly frame: FrameLocator;

	constructor( private readonly page: Page ) {
		this.frame = page.frameLocator( '#preview' );
	}

	/** A widget in the frame; only locators are needed of the frame. */
	widget( id = '0' ) {
		return new WidgetOnPage( this.frame as unknown as Page, id );
	}

	/** The frame as something that runs scripts. */
	document() {
		const found = this.page
			.frames()
			.find( ( one ) => one.url().includes( 'chaty-preview=' ) );
		if ( ! found ) {
			throw new Error( 'There is no preview.' );
		}
		return found;
	}

	async send( message: ConsoleMessage ) {
		await this.page.evaluate(
			( one ) => ( window as unknown as Around ).send( one ),
			message
		);
	}

	draft( ...widgets: object[] ) {
		const settings = { chaty_widgets: widgets };
		return this.send( { type: 'draft', settings } );
	}

	/** Drafts the stored widgets, as the console has them. */
	async draftStored() {
		const { document } = await fetchPreload( this.page );
		return this.draft( ...document.chaty_widgets );
	}

	messages(): Promise< PageMessage[] > {
		return this.page.evaluate(
			() => ( window as unknown as Around ).received
		);
	}

	async forget() {
		await this.page.evaluate( () => {
			( window as unknown as Around ).received.length = 0;
		} );
	}

	/** The last reason that the page gave. */
	async why() {
		const whys = ( await this.messages() ).filter(
			( { type } ) => type === 'why'
		);
		return whys.at( -1 ) as Why | undefined;
	}

	async expectWhy( reason: Why[ 'reason' ], details: object = {} ) {
		await expect
			.poll( () => this.why() )
			.toMatchObject( { reason, details } );
	}
}

/** Puts a preview into a plain page, and waits until it is ready. */
export async function openPreview( page: Page, path = '/' ) {
	await logIn( page );
	const { url, token } = await previewUrl( page, path );
	await page.evaluate(
		( [ src, own ] ) => {
			const frame = document.createElement( 'iframe' );
			const around: Around = {
				received: [],
				send: ( message, other = own ) =>
					frame.contentWindow?.postMessage(
						{ ...message, chaty: other },
						location.origin
					),
			};
			Object.assign( window, around );
			window.addEventListener( 'message', ( event ) => {
				const { data, source, origin } = event;
				if (
					source === frame.contentWindow &&
					origin === location.origin &&
					data.chaty === own
				) {
					around.received.push( data );
				}
			} );
			frame.id = 'preview';
			frame.title = 'Preview';
			frame.style.cssText =
				'position:fixed;inset:0;width:100%;height:700px';
			frame.src = src;
			document.body.replaceChildren( frame );
		},
		[ url, token ] as const
	);
	const preview = new Preview( page );
	await expect
		.poll( () => preview.messages() )
		.toContainEqual( { type: 'ready', chaty: token } );
	return preview;
}

/** Widgets as they are drawn: a line for each element and text, without what differs from user to user. */
export const drawnWidgets = ( where: Page | Frame ): Promise< string[] > =>
	where.evaluate( async () => {
		const sortWords = ( text: string ) =>
			text.split( ' ' ).sort().join( ' ' );
		const withoutIds = ( text: string ) =>
			text.replace( /:r\w+:|«r\w+»|_r_\w+_/g, 'ID' );
		const describe = ( node: Node, depth = '' ): string[] => {
			if ( ! ( node instanceof Element ) ) {
				return [ depth + JSON.stringify( node.textContent ) ];
			}
			const attributes = [ ...node.attributes ]
				.filter(
					// A press before the scripts is noted in printed markup alone.
					( { name } ) =>
						! /^(style|data-nonce|popover.*)$/.test( name )
				)
				.map( ( { name, value } ) =>
					withoutIds(
						`${ name }=${
							name === 'class' ? sortWords( value ) : value
						}`
					)
				)
				.sort();
			return [
				`${ depth }<${ node.tagName } ${ attributes.join( ' ' ) }>`,
				...[ ...node.childNodes ].flatMap( ( child ) =>
					describe( child, `${ depth } ` )
				),
			];
		};
		/** Our own icon of a single channel is printed as a drawing, and composed from the sprite. */
		const inlineIcon = async ( use: Element ) => {
			const address = use.getAttribute( 'href' ) ?? '';
			const sprite = new DOMParser().parseFromString(
				await ( await fetch( address ) ).text(),
				'text/html'
			);
			const group = document.createElementNS( use.namespaceURI, 'g' );
			group.innerHTML =
				sprite.querySelector( address.replace( /.*#/, '#' ) )
					?.innerHTML ?? '';
			return group;
		};
		const lines: string[] = [];
		for ( const widget of document.querySelectorAll( '.chaty.active' ) ) {
			const copy = widget.cloneNode( true ) as Element;
			const use = copy.querySelector( '.single use' );
			use?.replaceWith( await inlineIcon( use ) );
			lines.push( ...describe( copy ) );
		}
		return lines;
	} );

/** The looks of the open parts of widgets. */
export const looksOfWidgets = ( where: Page | Frame ): Promise< string[] > =>
	where.evaluate( () =>
		[
			...document.querySelectorAll< HTMLElement >(
				'.chaty.active .chaty-open :not(svg, svg *)'
			),
		].map( ( element ) => {
			const style = getComputedStyle( element );
			return [
				element.className,
				style.display,
				style.flexDirection,
				style.fontSize,
				style.padding,
				style.borderRadius,
				style.position,
			].join( ' ' );
		} )
	);
