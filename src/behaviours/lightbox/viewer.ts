import { cleanupAll, listen, makeElement, translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { isRtl } from '../core/direction';
import type { AlbumOptions } from './album';
import { createButtons, createCounter } from './controls';
import { watchGestures } from './gestures';
import { handleKey } from './keys';
import type { PageLink } from './picture-link';
import { createRow, type Row } from './row';
import { createSlide } from './slide';

/** A swipe: a finger moves this far within this time, as in WordPress's own lightbox. */
const SWIPE_PX = 50;
const SWIPE_MS = 800;

/** A slower finger, or one that pulls down, must move over this share of the screen. */
const DRAG_SHARE = 1 / 4;

interface ViewerOptions {
	readonly links: readonly PageLink[];
	readonly album: AlbumOptions;
	readonly close: () => void;
	readonly onShown: ( link: PageLink ) => void;
	readonly onFailed: ( link: PageLink ) => void;
}

/** Goes to another picture, or closes, when a finger has moved far enough; else the picture returns. */
function watchFingers(
	dialog: HTMLElement,
	row: Row,
	close: () => void
): Cleanup {
	const getStep = ( x: number ) => ( x < 0 === isRtl( dialog ) ? -1 : 1 );
	const follow = ( y: number ) =>
		dialog.style.setProperty(
			'--chaty-lightbox-pulled',
			`${ y / innerHeight }`
		);
	return watchGestures( row.element, {
		getZoom: () => row.current()?.zoom,
		onDrag( { x, y } ) {
			follow( y );
			row.drag( { x: row.canStep( getStep( x ) ) ? x : x / 3, y } );
		},
		onRelease( { x, y }, ms ) {
			const far = Math.abs( x );
			const isFar =
				far > innerWidth * DRAG_SHARE ||
				( far >= SWIPE_PX && ms <= SWIPE_MS );
			if ( y > innerHeight * DRAG_SHARE ) {
				close();
				return;
			}
			follow( 0 );
			row.drag();
			if ( isFar && row.canStep( getStep( x ) ) ) {
				row.step( getStep( x ) );
			}
		},
	} );
}

/** Makes the row of pictures, the counter and the buttons of a dialog. */
function fillDialog(
	dialog: HTMLElement,
	{ links, album, close, onShown, onFailed }: ViewerOptions
): Row {
	const counter = createCounter( album, links.length );
	const update = () => controls.update( dialog );
	const row = createRow( {
		links,
		isEndless: album.isEndless,
		makeSlide: ( link ) =>
			createSlide( link, {
				hasMarkup: album.hasMarkup,
				onFailed,
				onChange: update,
			} ),
		onShown( link, index ) {
			counter.set( link, index );
			update();
			onShown( link );
		},
	} );
	const controls = createButtons( row, close );
	const isAlbum = links.length > 1;
	dialog.append(
		row.element,
		...( isAlbum ? [ counter.element ] : [] ),
		...controls.buttons.slice( isAlbum ? 0 : 2 )
	);
	return row;
}

/** Creates the dialog with the pictures of an album; it is neither on the page nor open yet. */
export function createViewer( options: ViewerOptions ) {
	const { close } = options;
	const dialog = makeElement( 'dialog', {
		class: 'chaty-lightbox',
		tabindex: '-1',
		'aria-label': translate( 'Picture viewer' ),
		'aria-modal': 'true',
	} );
	const row = fillDialog( dialog, options );
	return {
		dialog,
		row,
		cleanup: cleanupAll( [
			row.cleanup,
			watchFingers( dialog, row, close ),
			listen( dialog, 'keydown', ( event ) =>
				handleKey( event as KeyboardEvent, dialog, row )
			),
			listen( row.element, 'click', ( { target } ) => {
				if ( ( target as Element ).matches( 'figure' ) ) {
					close();
				}
			} ),
			// The zoom was measured for another screen size.
			listen( 'window', 'resize', () => row.current()?.zoom?.reset() ),
		] ),
	};
}

export type PictureViewer = ReturnType< typeof createViewer >;
