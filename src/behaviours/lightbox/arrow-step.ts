/** What a key press is made of. */
interface KeyFacts {
	readonly key: string;
	readonly altKey: boolean;
	readonly ctrlKey: boolean;
	readonly metaKey: boolean;
	readonly shiftKey: boolean;
}

/**
 * Which way a key leads in a row: 1 forward, -1 back, 0 nowhere. Arrow keys point where the page's
 * direction has it; with a modifier a key is the browser's.
 */
export function stepOfKey(
	{ key, altKey, ctrlKey, metaKey, shiftKey }: KeyFacts,
	isRightToLeft: boolean
): number {
	const step = Number( key === 'ArrowRight' ) - Number( key === 'ArrowLeft' );
	const isOurs = ! ( altKey || ctrlKey || metaKey || shiftKey );
	return isOurs && step ? step * ( isRightToLeft ? -1 : 1 ) : 0;
}
