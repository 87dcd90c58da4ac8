import { preload } from '../../../tests/unit/editor';
import { clearBackup, keepBackup, readBackup } from './local-backup';

const KEY = 'chaty-console-draft';

/** When a test begins. */
let now: number;

const backupOf = ( days: number ) => ( {
	document: { ...preload.document, retention_days: days },
	base: preload.document,
	at: now,
} );

let stops: ( () => void )[] = [];

/** Keeps a draft; returns a cleanup, which the end of the test runs too. */
function keep( days: number ) {
	const stop = keepBackup( backupOf( days ) );
	stops.push( stop );
	return stop;
}

beforeEach( () => {
	jest.useFakeTimers();
	now = Date.now();
	window.sessionStorage.clear();
} );

afterEach( () => {
	stops.forEach( ( stop ) => stop() );
	stops = [];
	jest.restoreAllMocks();
} );

test( 'a draft is stored after a pause, and read with the settings that it changes', () => {
	keep( 7 );
	expect( readBackup() ).toBeNull();
	jest.runAllTimers();
	expect( readBackup() ).toEqual( backupOf( 7 ) );
} );

test( 'it is stored too when the page is left within the pause', () => {
	keep( 7 );
	window.dispatchEvent( new Event( 'pagehide' ) );
	expect( readBackup() ).toEqual( backupOf( 7 ) );
} );

test( 'of changes in a row the last one is kept, and written once', () => {
	const write = jest.spyOn( Storage.prototype, 'setItem' );
	keep( 7 )();
	keep( 8 )();
	keep( 9 );
	jest.runAllTimers();
	expect( readBackup()?.document.retention_days ).toBe( 9 );
	expect( write ).toHaveBeenCalledTimes( 1 );
} );

test( 'after the cleanup nothing is written, also when the page is left', () => {
	keep( 7 )();
	jest.runAllTimers();
	window.dispatchEvent( new Event( 'pagehide' ) );
	expect( window.sessionStorage.getItem( KEY ) ).toBeNull();
} );

test( 'a draft that was saved is forgotten', () => {
	keep( 7 );
	jest.runAllTimers();
	clearBackup();
	expect( readBackup() ).toBeNull();
} );

test( 'a full storage keeps nothing and stops nothing', () => {
	jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
		throw new DOMException( 'Full', 'QuotaExceededError' );
	} );
	keep( 7 );
	expect( () => jest.runAllTimers() ).not.toThrow();
	expect( readBackup() ).toBeNull();
} );
