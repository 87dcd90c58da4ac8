import {
	behaviourKit,
	type BehaviourKit,
} from '../../src/behaviours/core/runtime';

/**
 * What behaviours share, where a later half is there as soon as it is asked for; `others` are those
 * with a name of their own.
 */
export const kitWithView = (
	view: unknown,
	others: Readonly< Record< string, unknown > > = {}
): BehaviourKit => ( {
	...behaviourKit,
	loadView: ( name: string ) =>
		( {
			then: ( onView: ( given: unknown ) => void ) =>
				onView( name in others ? others[ name ] : view ),
		} ) as never,
} );
