import { makeState } from './history-state';

test( 'given an entry without WordPress’s name of the visit, then it is known from the one before; others’ keys are not', () => {
	history.replaceState( null, '' );
	expect( makeState( 'tab', 1 ) ).toEqual( { tab: 1 } );
	history.replaceState( { wpInteractivityId: 'w', other: 1 }, '' );
	expect( makeState( 'tab', 2 ) ).toEqual( {
		wpInteractivityId: 'w',
		other: 1,
		tab: 2,
	} );
	history.replaceState( null, '' );
	expect( makeState( 'tab', 3 ) ).toEqual( {
		wpInteractivityId: 'w',
		tab: 3,
	} );
} );
