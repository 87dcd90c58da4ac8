import { createStore } from './store';

const aCounter = () =>
	createStore< number, number >( ( sum, event ) => sum + event, 0 );

describe( 'createStore', () => {
	test( 'given no event, then its first state', () => {
		expect( aCounter().get() ).toBe( 0 );
	} );

	test( 'given an event, then the next state, and listeners are called once it is there', () => {
		const store = aCounter();
		const seen: number[] = [];
		store.subscribe( () => seen.push( store.get() ) );
		store.send( 2 );
		store.send( 3 );
		expect( seen ).toEqual( [ 2, 5 ] );
	} );

	test( 'given an event that changes nothing, then no listener is called', () => {
		const store = aCounter();
		const onChange = jest.fn();
		store.subscribe( onChange );
		store.send( 0 );
		expect( onChange ).not.toHaveBeenCalled();
	} );

	test( 'given a listener that left, then it is no longer called, and leaving twice is harmless', () => {
		const store = aCounter();
		const onChange = jest.fn();
		const other = jest.fn();
		const leave = store.subscribe( onChange );
		store.subscribe( other );
		leave();
		leave();
		store.send( 1 );
		expect( onChange ).not.toHaveBeenCalled();
		expect( other ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'given a listener that sends, then all end up with the last state', () => {
		const store = aCounter();
		store.subscribe( () => {
			if ( store.get() < 3 ) {
				store.send( 1 );
			}
		} );
		store.send( 1 );
		expect( store.get() ).toBe( 3 );
	} );
} );
