import type { ReactElement, ReactNode } from 'react';
import type { PictureSlide } from './album';
import { Caption, readCaption } from './caption';

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
	// The library closes on a click on an element of the class `yarl__slide_wrapper`.
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
