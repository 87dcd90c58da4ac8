import { cleanupAll, makeElement, wrapElement } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { addCaptions } from './captions';
import { findSlides } from './find-slides';
import { followThumb } from './follow-thumb';
import { readFlag } from './read-flag';
import { readNumber } from './read-number';
import type { ReadOption } from './read-option';
import { readOrigin } from './read-origin';
import { createStack } from './stacked-stage';
import type { SliderExtras } from './stage';
import { createThumb } from './thumbnail';

/** Reads the page's own options, and else what the origin's markup says. */
function createReader( root: HTMLElement, list: HTMLElement ): ReadOption {
	const origin = readOrigin( list );
	const read = ( name: string ) =>
		root.dataset[ `chaty${ name }` ] ?? origin[ name ];
	const isManual = readFlag( read, 'ManualAdvance', false );
	return ( name ) =>
		name === 'PauseTime' && isManual ? '0' : read( name );
}

/** The slide to begin with. */
function readStart( read: ReadOption, count: number ): number {
	const most = count - 1;
	return readFlag( read, 'RandomStart', false )
		? Math.floor( Math.random() * count )
		: readNumber( read, 'StartSlide', { standard: 0, most } );
}

/** Puts an element around each picture that stands alone, and captions to pictures that are the slides. */
function preparePictures( list: HTMLElement, hasCaptions: boolean ): Cleanup {
	const pictures = [ ...list.children ].filter( ( child ) =>
		child.matches( 'a, img, picture' )
	);
	const undos = pictures.map( ( picture ) =>
		wrapElement( picture, makeElement( 'div', {} ) )
	);
	const slides = hasCaptions ? findSlides( list ) : [];
	return cleanupAll( [ ...undos, ...addCaptions( slides ) ] );
}

/** Reads what is not for every slider, and prepares its pictures. */
export function prepare( root: HTMLElement, list: HTMLElement ): SliderExtras {
	const read = createReader( root, list );
	const isOfPictures =
		read( 'Preset' ) === 'image' || list.matches( '.nivoSlider' );
	const effect = read( 'Effect' ) ?? ( isOfPictures ? 'random' : 'slide' );
	return {
		read,
		isWithout: ( name ) => ! readFlag( read, name, true ),
		start: readStart( read, findSlides( list ).length ),
		...( readFlag( read, 'ControlNavThumbs', false )
			? { createThumb, followDot: followThumb }
			: {} ),
		createStage:
			effect === 'slide'
				? undefined
				: ( plan ) => createStack( plan, effect ),
		undo: preparePictures( list, isOfPictures ),
	};
}
