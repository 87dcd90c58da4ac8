import {
	behaviourKit,
	type BehaviourKit,
} from '../../src/services/behaviour-kit';

/** What behaviours share, where a later half is there as soon as it is asked for. */
export const kitWithView = ( view: unknown ): BehaviourKit => ( {
	...behaviourKit,
	loadView: () =>
		( {
			then: ( onView: ( given: unknown ) => void ) => onView( view ),
		} ) as never,
} );
