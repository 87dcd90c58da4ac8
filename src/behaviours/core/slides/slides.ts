/**
 * What carousel and slider share, with Embla: the script `chaty-slides`, so that a page with both has it once. They
 * import it as `@chaty/slides`, which webpack.config.js maps to `window.chaty.slides`.
 */
export { createAutoplay, type Autoplay } from './autoplay';
export { createCarouselElement } from './carousel-element';
export { createEmbla } from './create-embla';
export { setInert } from './set-inert';
export { watchHash } from './watch-hash';
