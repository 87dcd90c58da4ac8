import {
	BEHAVIOUR_MARKUP,
	type BehaviourName,
} from '../domain/behaviour-markup';
import { publishBehaviour } from '../platform/behaviours';
import type { Undo } from '../platform/platform';
import { siteGates, type SiteGates } from '../platform/site-gates';

/** A page behaviour: its name, and what makes one element work. */
export interface Behaviour {
	/** As in `data-chaty="accordion"` and the handle `chaty-accordion`. */
	readonly name: BehaviourName;
	/** Makes one element work; the undo puts its markup back. */
	readonly attach: ( element: HTMLElement, gates: SiteGates ) => Undo;
}

/**
 * Runs a behaviour on what the page has and on what it gets later, and offers it to theme scripts.
 * Starting twice is harmless.
 */
export function runBehaviour( behaviour: Behaviour ): void {
	const { name } = behaviour;
	const selector = BEHAVIOUR_MARKUP[ name ];
	const running = new Map< HTMLElement, Undo >();

	function attach( root: ParentNode = siteGates.page ): void {
		for ( const element of siteGates.findAll( root, selector ) ) {
			if ( ! running.has( element ) ) {
				running.set( element, behaviour.attach( element, siteGates ) );
			}
		}
	}

	function destroy( root: ParentNode = siteGates.page ): void {
		running.forEach( ( undo, element ) => {
			if ( root.contains( element ) ) {
				undo();
				running.delete( element );
			}
		} );
	}

	publishBehaviour( name, { attach, destroy } );
	siteGates.whenParsed( () => {
		attach();
		siteGates.watchContent( attach );
	} );
}
