import {
	BEHAVIOUR_MARKUP,
	type BehaviourName,
} from '../domain/behaviour-markup';
import { publishBehaviour } from '../platform/behaviours';
import { findAll, watchContent } from '../platform/page-content';
import type { Undo } from '../platform/platform';

/**
 * Runs a page behaviour on what the page has and on what it gets later, and offers it to theme
 * scripts. Starting twice is harmless. `start` makes one element work; its undo puts the markup
 * back.
 */
export function runBehaviour(
	name: BehaviourName,
	start: ( element: HTMLElement ) => Undo
): void {
	const running = new Map< HTMLElement, Undo >();
	const attach = ( root?: ParentNode ) =>
		findAll( BEHAVIOUR_MARKUP[ name ], root ).forEach( ( element ) => {
			if ( ! running.has( element ) ) {
				running.set( element, start( element ) );
			}
		} );
	const destroy = ( root?: ParentNode ) =>
		running.forEach( ( undo, element ) => {
			if ( ! root || root.contains( element ) ) {
				undo();
				running.delete( element );
			}
		} );
	publishBehaviour( name, { attach, destroy } );
	watchContent( attach );
}
