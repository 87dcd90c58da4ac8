import { createQueue } from './queue';

describe( 'createQueue', () => {
	test( 'given nobody is there, then events wait and each is reported', () => {
		const onWaiting = jest.fn();
		const queue = createQueue< string >( onWaiting );
		queue.push( 'toggle' );
		queue.push( 'close' );
		expect( onWaiting ).toHaveBeenCalledTimes( 2 );
	} );

	test( 'given somebody comes, then he gets what waited, in order, and no more of it', () => {
		const queue = createQueue< string >( () => undefined );
		const heard: string[] = [];
		queue.push( 'toggle' );
		queue.push( 'close' );
		queue.attach( ( event ) => heard.push( event ) );
		expect( heard ).toEqual( [ 'toggle', 'close' ] );
		queue.attach( ( event ) => heard.push( event ) );
		expect( heard ).toHaveLength( 2 );
	} );

	test( 'given somebody is there, then he gets each at once, and none waits', () => {
		const onWaiting = jest.fn();
		const queue = createQueue< string >( onWaiting );
		const handle = jest.fn();
		queue.attach( handle );
		queue.push( 'toggle' );
		expect( handle ).toHaveBeenCalledWith( 'toggle' );
		expect( onWaiting ).not.toHaveBeenCalled();
	} );

	test( 'given it is cleared, then what waited is forgotten', () => {
		const queue = createQueue< string >( () => undefined );
		const handle = jest.fn();
		queue.push( 'toggle' );
		queue.clear();
		queue.attach( handle );
		expect( handle ).not.toHaveBeenCalled();
	} );
} );
