import type { Cleanup } from '../../shared/types';
import type { BehaviourName } from './selectors';
import { offerBehaviour } from './registry';
import type { BehaviourKit } from './runtime';

/** Makes one element work; its undo puts the markup back. */
export type StartBehaviour = (
	element: HTMLElement,
	kit: BehaviourKit
) => Cleanup;

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
