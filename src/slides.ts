import {
	createAutoplay,
	createCarouselElement,
	createEmbla,
	setInert,
	watchHash,
} from './behaviours/core/slides/slides';

const slides: typeof import('./behaviours/core/slides/slides') = {
	createAutoplay,
	createCarouselElement,
	createEmbla,
	setInert,
	watchHash,
};

( window.chaty ??= {} ).slides = slides;
