import {
	createAutoplay,
	createCarouselElement,
	createEmbla,
	setInert,
} from './behaviours/core/slides/slides';

const slides: typeof import('./behaviours/core/slides/slides') = {
	createAutoplay,
	createCarouselElement,
	createEmbla,
	setInert,
};

( window.chaty ??= {} ).slides = slides;
