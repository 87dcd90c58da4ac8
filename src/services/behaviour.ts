import type { BehaviourName } from '../domain/behaviour-markup';
import { offerBehaviour } from '../platform/behaviours';
import type { Undo } from '../platform/platform';
import type { BehaviourKit } from './behaviour-kit';

/** Makes one element work; its undo puts the markup back. */
export type StartBehaviour = (
	element: HTMLElement,
	kit: BehaviourKit
) => Undo;

/**
 * Offers a page behaviour: `chaty-site`, which each behaviour's script needs, runs it on what the
 * page has and on what it gets later. Starting twice is harmless.
 */
export function runBehaviour(
	name: BehaviourName,
	start: StartBehaviour
): void {
	offerBehaviour( name, start );
}
