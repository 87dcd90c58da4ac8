import { parseJson } from '../../shared/http';
import { toQrPath, type QrRows } from '../../shared/qr-path';

const SVG = 'http://www.w3.org/2000/svg';
/** Classes that themes style as buttons. */
const className = 'wp-block-button__link wp-element-button';
const DESKTOP = '(hover: hover) and (pointer: fine)';

function drawCode( code: QrRows, label: string ): Element {
	const svg = document.createElementNS( SVG, 'svg' );
	const path = document.createElementNS( SVG, 'path' );
	path.setAttribute( 'd', toQrPath( code ) );
	svg.setAttribute( 'viewBox', `0 0 ${ code.length } ${ code.length }` );
	svg.setAttribute( 'width', '240' );
	svg.setAttribute( 'role', 'img' );
	svg.setAttribute( 'aria-label', label );
	Object.assign( svg.style, { background: '#fff', maxWidth: '100%' } );
	svg.append( path );
	return svg;
}

/** Shows a dialog with a code and the link itself. The browser closes it at Escape and returns the focus. */
function show( code: QrRows, link: HTMLAnchorElement ): void {
	const [ label = '', open = '', close = '' ] = parseJson(
		link.dataset[ 'chatyQr' ] ?? ''
	) as readonly string[];
	const dialog = document.createElement( 'dialog' );
	const { href, rel, target } = link;
	const go = Object.assign( document.createElement( 'a' ), {
		className,
		href,
		rel,
		target,
		textContent: open,
	} );
	const button = Object.assign( document.createElement( 'button' ), {
		className,
		type: 'button',
		textContent: close,
		onclick: () => dialog.close(),
	} );
	const row = document.createElement( 'p' );
	row.append( go, ' ', button );
	dialog.setAttribute( 'aria-label', label );
	dialog.append( drawCode( code, label ), row );
	dialog.style.textAlign = 'center';
	dialog.addEventListener( 'close', () => dialog.remove() );
	document.body.append( dialog );
	dialog.showModal();
}

/** Shows a code instead of following a button. Where no code can be made, as for a long text, the link is followed. */
export function listenToQrButtons( encode: ( text: string ) => QrRows ): void {
	document.addEventListener( 'click', ( event ) => {
		const link = ( event.target as Element ).closest?.< HTMLAnchorElement >(
			'a[data-chaty-qr]'
		);
		const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey;
		if ( ! link || hasModifier || ! window.matchMedia( DESKTOP ).matches ) {
			return;
		}
		try {
			show( encode( link.href ), link );
			event.preventDefault();
		} catch {
			// The link is followed.
		}
	} );
}
