import apiFetch from '@wordpress/api-fetch';
import { act, renderHook } from '@testing-library/react';
import { preload } from '../../../tests/unit/editor';
import { useCheck } from './use-check';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );

type Answer = ( value: unknown ) => void;

let answers: Answer[];

const PAUSE_MS = 400;

const draft = ( days: number ) => ( {
	...preload.document,
	retention_days: days,
} );

const issue = ( message: string ) => ( {
	issues: [ { path: 'retention_days', level: 'error', message } ],
} );

beforeEach( () => {
	jest.useFakeTimers();
	jest.clearAllMocks();
	answers = [];
	jest.mocked( apiFetch ).mockImplementation(
		() => new Promise( ( resolve ) => answers.push( resolve ) ) as never
	);
} );

function open( isOn = true ) {
	const { result, rerender, unmount } = renderHook(
		( { days, on } ) => useCheck( days, on ),
		{ initialProps: { days: draft( 1 ), on: isOn } }
	);
	return {
		messages: () => result.current.map( ( { message } ) => message ),
		issues: () => result.current,
		type: ( days: number, on = true ) =>
			rerender( { days: draft( days ), on } ),
		unmount,
	};
}

const pause = ( ms = PAUSE_MS ) =>
	act( () => {
		jest.advanceTimersByTime( ms );
	} );

const answer = ( index: number, value: unknown ) =>
	act( async () => answers[ index ]?.( value ) );

const asked = () =>
	jest
		.mocked( apiFetch )
		.mock.calls.map(
			( [ { data } ] ) =>
				( data as { retention_days: number } ).retention_days
		);

const isAborted = ( index: number ) =>
	jest.mocked( apiFetch ).mock.calls[ index ]?.[ 0 ]?.signal?.aborted;

test( 'letters typed in a row are one check, of the last of them', () => {
	const { type } = open();
	pause( PAUSE_MS - 1 );
	type( 2 );
	pause( PAUSE_MS - 1 );
	type( 3 );
	expect( asked() ).toEqual( [] );
	pause();
	expect( asked() ).toEqual( [ 3 ] );
} );

test( 'what is unchanged is not checked', () => {
	open( false );
	pause();
	expect( asked() ).toEqual( [] );
} );

test( 'an answer is reported, until the draft is no change any more', async () => {
	const { messages, type } = open();
	pause();
	await answer( 0, issue( 'Too short.' ) );
	expect( messages() ).toEqual( [ 'Too short.' ] );
	type( 1, false );
	expect( messages() ).toEqual( [] );
} );

test( 'a check of a former draft is given up when the next change comes', () => {
	const { type } = open();
	pause();
	expect( isAborted( 0 ) ).toBe( false );
	type( 2 );
	expect( isAborted( 0 ) ).toBe( true );
	pause();
	expect( asked() ).toEqual( [ 1, 2 ] );
	expect( isAborted( 1 ) ).toBe( false );
} );

test( 'the same answer again draws nothing again', async () => {
	const { issues, type } = open();
	pause();
	await answer( 0, issue( 'Too short.' ) );
	const before = issues();
	type( 2 );
	pause();
	await answer( 1, issue( 'Too short.' ) );
	expect( issues() ).toBe( before );
} );

test( 'without an answer, what was said stays', async () => {
	const { messages, type } = open();
	pause();
	await answer( 0, issue( 'Too short.' ) );
	jest.mocked( apiFetch ).mockRejectedValueOnce( { code: 'fetch_error' } );
	type( 2 );
	pause();
	await act( async () => {} );
	expect( messages() ).toEqual( [ 'Too short.' ] );
} );

test( 'a check ends with the editor', () => {
	const { unmount } = open();
	pause();
	unmount();
	expect( isAborted( 0 ) ).toBe( true );
} );
