import { act, renderHook } from '@testing-library/react';
import { useLazyPart } from './lazy-part';

/** A part that is loading, and functions that end that. */
function request() {
	const answers: { arrive: ( part: string ) => void; fail: () => void }[] =
		[];
	const fetchPart = jest.fn(
		() =>
			new Promise< string >( ( arrive, reject ) => {
				answers.push( {
					arrive,
					fail: () => reject( new Error( 'offline' ) ),
				} );
			} )
	);
	const { result, unmount } = renderHook( () => useLazyPart( fetchPart ) );
	return {
		fetchPart,
		unmount,
		read: () => result.current,
		answer: ( what: 'arrive' | 'fail' ) =>
			act( async () => answers.at( -1 )?.[ what ]( 'part' ) ),
		retry: () => act( () => result.current.load() ),
	};
}

test( 'a part is loaded once, where it is first drawn', async () => {
	const { fetchPart, read, answer } = request();
	expect( read() ).toMatchObject( { part: null, hasFailed: false } );
	await answer( 'arrive' );
	expect( read() ).toMatchObject( { part: 'part', hasFailed: false } );
	expect( fetchPart ).toHaveBeenCalledTimes( 1 );
} );

test( 'one that fails to load is reported as missing, until it is requested again', async () => {
	const { read, answer, retry } = request();
	await answer( 'fail' );
	expect( read() ).toMatchObject( { part: null, hasFailed: true } );
	retry();
	expect( read().hasFailed ).toBe( false );
	await answer( 'fail' );
	expect( read().hasFailed ).toBe( true );
	retry();
	await answer( 'arrive' );
	expect( read() ).toMatchObject( { part: 'part', hasFailed: false } );
} );

test( 'one that loads after the screen was left changes nothing', async () => {
	const { read, answer, unmount } = request();
	const before = read();
	unmount();
	await answer( 'arrive' );
	expect( read() ).toBe( before );
} );
