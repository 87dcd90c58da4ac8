import { asRecord } from '../../shared/raw-values';
import { findGlobal } from '../../shared/globals';

/** The part of WordPress's media window that is used; it comes with `wp_enqueue_media()`. */
interface MediaFrame {
	on: ( event: 'select', handle: () => void ) => void;
	open: () => void;
	state: () => {
		get: ( name: 'selection' ) => {
			first: () => { toJSON: () => { readonly url: string } };
		};
	};
}

type Media = ( options: {
	readonly title: string;
	readonly multiple: false;
	readonly library: { readonly type: 'image' };
} ) => MediaFrame;

const findMedia = () =>
	asRecord( findGlobal( 'wp' ) )[ 'media' ] as Media | undefined;

export const hasMediaLibrary = () => typeof findMedia() === 'function';

export function openMediaLibrary(
	title: string,
	onSelect: ( url: string ) => void
): void {
	const frame = findMedia()?.( {
		title,
		multiple: false,
		library: { type: 'image' },
	} );
	frame?.on( 'select', () =>
		onSelect( frame.state().get( 'selection' ).first().toJSON().url )
	);
	frame?.open();
}
