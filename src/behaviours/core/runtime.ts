/**
 * What behaviours share, a part of `chaty-behaviours` or the script `chaty-runtime`, so that a page has it once. They
 * import it as `@chaty/runtime`, which webpack.config.js maps to `window.chaty.runtime`.
 */
export { watchArrowKeys } from './arrow-keys';
export {
	cleanupAll,
	ensureId,
	rememberAttributes,
	setAttributes,
} from './attributes';
export { findTarget, listen, prefersReducedMotion } from './dom';
export { onceInView } from './in-view';
export {
	moveFocus,
	onKey,
	onPress,
	showPanel,
	watchTarget,
} from './interaction';
export { makeElement } from './make-element';
export { emit, log, translate } from './messages';
export { hasModifier } from './modifiers';
export { createParts } from './parts';
export { loadChunk, registerBehaviour } from './registry';
export { createSelection } from './selection';
export { wrapElement } from './wrap-element';
