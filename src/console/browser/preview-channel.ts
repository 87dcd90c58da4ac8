import type {
	ConsoleMessage,
	PageMessage,
} from '../../shared/preview-messages';
import { openLine } from '../../shared/preview-line';
import { parsePageMessage } from '../domain/preview-message';

/** Connects to a window with a preview: that of a frame, or of a tab. */
export const openPreviewChannel = (
	findPage: () => Window | null,
	token: string,
	onMessage: ( message: PageMessage ) => void
) =>
	openLine< ConsoleMessage >( findPage, token, ( data ) => {
		const message = parsePageMessage( data );
		if ( message ) {
			onMessage( message );
		}
	} );

export type PreviewChannel = ReturnType< typeof openPreviewChannel >;

/** Opens a page in a tab, which knows its opener; `null` where the browser blocks it. */
export const openTab = ( url: string ): Window | null =>
	window.open( url, '_blank' );

export const readWindowWidth = () => window.innerWidth;

export function onWidth( element: Element, onChange: ( px: number ) => void ) {
	const observer = new ResizeObserver( () =>
		onChange( element.clientWidth )
	);
	observer.observe( element );
	return () => observer.disconnect();
}
