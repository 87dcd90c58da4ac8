import { cleanupAll, wrapElement } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { registerChunk } from '../core/registry';
import { addCaptions } from './captions';
import { readBoolean, readNumber, type ReadOption } from './options';
import { findSlides } from './slides';
import { createStack } from './stacked-stage';
import { thumbnails } from './thumbnails';
import type { PrepareSlider } from './types';

type LegacyOptions = Readonly< Record< string, string | undefined > >;

/**
 * The options that legacy markup implies: a Nivo slider shows images, a FlexSlider fades, WPBakery has
 * seconds and an effect.
 */
function readLegacyOptions( list: HTMLElement ): LegacyOptions {
	const isNivo = list.matches( '.nivoSlider' );
	const builder = list.closest< HTMLElement >( '.wpb_gallery_slides' );
	if ( builder ) {
		const { interval, flex_fx: effect } = builder.dataset;
		return {
			Preset: 'builder',
			Effect: isNivo ? 'boxes' : effect,
			PauseTime: interval && `${ Number( interval ) * 1000 }`,
		};
	}
	return isNivo
		? { Preset: 'image' }
		: { Effect: list.matches( '.flexslider *' ) ? 'fade' : undefined };
}

/** Reads options from the slider's attributes, or else from legacy markup. */
function createReader( root: HTMLElement, list: HTMLElement ): ReadOption {
	const legacy = readLegacyOptions( list );
	const read = ( name: string ) =>
		root.dataset[ `chaty${ name }` ] ?? legacy[ name ];
	const isManual = readBoolean( read, 'ManualAdvance', false );
	return ( name ) =>
		name === 'PauseTime' && isManual ? '0' : read( name );
}

const readStart = ( read: ReadOption, count: number ): number =>
	readBoolean( read, 'RandomStart', false )
		? Math.floor( Math.random() * count )
		: readNumber( read, 'StartSlide', { fallback: 0, max: count - 1 } );

/** Wraps slides that are only an image, and adds captions. */
function prepareImages( list: HTMLElement, hasCaptions: boolean ): Cleanup {
	const images = [ ...list.children ].filter( ( child ) =>
		child.matches( 'a, img, picture' )
	);
	const cleanups = images.map( ( image ) =>
		// Not marked as added: copies keep the wrapper, with the caption in it.
		wrapElement( image, document.createElement( 'div' ) )
	);
	const slides = hasCaptions ? findSlides( list ) : [];
	return cleanupAll( [ ...cleanups, ...addCaptions( slides ) ] );
}

/** Reads the options that only some sliders have, and prepares their images. */
const prepare: PrepareSlider = ( root, list ) => {
	const read = createReader( root, list );
	const hasImages =
		read( 'Preset' ) === 'image' || list.matches( '.nivoSlider' );
	const effect = read( 'Effect' ) ?? ( hasImages ? 'random' : 'slide' );
	return {
		read,
		isDisabled: ( feature ) => ! readBoolean( read, feature, true ),
		start: readStart( read, findSlides( list ).length ),
		thumbnails: readBoolean( read, 'ControlNavThumbs', false )
			? thumbnails
			: undefined,
		createStage:
			effect === 'slide'
				? undefined
				: ( options ) => createStack( options, effect ),
		cleanup: prepareImages( list, hasImages ),
	};
};

registerChunk( 'slider', prepare );
