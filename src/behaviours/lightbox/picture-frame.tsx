import type { ReactElement, ReactNode } from 'react';
import { Caption } from './caption';
import { readCaption } from './read-caption';
import type { PictureSlide } from './slide';

interface PictureFrameProps {
	readonly slide: PictureSlide;
	readonly hasMarkup: boolean;
	readonly onFailed: ( slide: PictureSlide ) => void;
	readonly children?: ReactNode;
}

/** A picture with its caption below. */
export function PictureFrame( {
	slide,
	hasMarkup,
	onFailed,
	children,
}: PictureFrameProps ): ReactElement {
	const { link } = slide;
	const caption = readCaption( link, hasMarkup );
	// A press beside the picture closes, and the library knows its backdrop by this class.
	return (
		<figure
			className="chaty-lightbox-frame yarl__slide_wrapper"
			onErrorCapture={ () => onFailed( slide ) }
		>
			{ children }
			{ caption.length > 0 && (
				<figcaption>
					<Caption nodes={ caption } base={ link.baseURI } />
				</figcaption>
			) }
		</figure>
	);
}
