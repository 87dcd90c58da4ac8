import type { ReactElement } from 'react';
import { useLightboxState } from 'yet-another-react-lightbox';
import { fillCounter } from './counter';
import type { AlbumOptions } from './options';

/** Shows and says which picture of the album it is, and what it shows. */
export function CounterLine( {
	counter,
	isCounterHidden,
}: AlbumOptions ): ReactElement | null {
	const { slides, currentIndex, currentSlide } = useLightboxState();
	const alt = currentSlide && 'alt' in currentSlide && currentSlide.alt;
	return slides.length < 2 ? null : (
		<p className="chaty-lightbox-counter" aria-live="polite">
			<span className={ isCounterHidden ? 'chaty-lightbox-heard' : '' }>
				{ fillCounter( counter, currentIndex + 1, slides.length ) }
			</span>
			{ alt ? (
				<span className="chaty-lightbox-heard">{ `: ${ alt }` }</span>
			) : null }
		</p>
	);
}
