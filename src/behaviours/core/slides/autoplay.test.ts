import * as dom from '../dom';
import * as observers from '../observers';
import { createAutoplay } from './autoplay';

const PAUSE_MS = 3000;

let setInView: ( isInView?: boolean ) => void;
let stopWatching: jest.Mock;

beforeEach( () => {
	jest.useFakeTimers();
	stopWatching = jest.fn();
	jest.spyOn( observers, 'onViewChange' ).mockImplementation(
		( _element, onChange ) => {
			setInView = onChange;
			return stopWatching;
		}
	);
} );

afterEach( () => {
	jest.restoreAllMocks();
	setHidden( false );
} );

function setHidden( isHidden: boolean ) {
	Object.defineProperty( document, 'hidden', {
		configurable: true,
		value: isHidden,
	} );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
}

/** Autoplay of a slider that is in view, with a button inside. */
function given( {
	prefersReducedMotion = false,
	pausesOnHover = true,
	hasFocus = false,
} = {} ) {
	jest.spyOn( dom, 'prefersReducedMotion' ).mockReturnValue(
		prefersReducedMotion
	);
	document.body.innerHTML = '<div><button></button></div><a href="#"></a>';
	const element = document.body.firstElementChild as HTMLElement;
	const button = element.firstElementChild as HTMLElement;
	if ( hasFocus ) {
		button.focus();
	}
	const onTime = jest.fn();
	const states: string[] = [];
	const autoplay = createAutoplay( {
		element,
		play: button,
		live: element,
		pauseMs: PAUSE_MS,
		pausesOnHover,
		onTime,
		onState: ( state ) => states.push( state ),
	} );
	setInView( true );
	const toggle = () => button.click();
	return { ...autoplay, element, button, toggle, onTime, states };
}

test( 'given a visible slider, then it moves after each pause', () => {
	const { onTime, states } = given();
	jest.advanceTimersByTime( PAUSE_MS - 1 );
	expect( onTime ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 1 + PAUSE_MS );
	expect( onTime ).toHaveBeenCalledTimes( 2 );
	expect( states ).toEqual( [ 'running' ] );
} );

test( 'given reduced motion, then it is stopped until it is toggled', () => {
	const { onTime, states, toggle } = given( { prefersReducedMotion: true } );
	jest.advanceTimersByTime( PAUSE_MS * 9 );
	expect( onTime ).not.toHaveBeenCalled();
	toggle();
	jest.advanceTimersByTime( PAUSE_MS );
	expect( onTime ).toHaveBeenCalledTimes( 1 );
	expect( states ).toEqual( [ 'stopped', 'running' ] );
} );

type Given = ReturnType< typeof given >;

test.each< [ string, ( slider: Given ) => void, ( slider: Given ) => void ] >( [
	[
		'the pointer is over it',
		( { element } ) => element.dispatchEvent( new Event( 'pointerenter' ) ),
		( { element } ) => element.dispatchEvent( new Event( 'pointerleave' ) ),
	],
	[
		'the focus is in it',
		( { button } ) => button.focus(),
		() => document.querySelector( 'a' )?.focus(),
	],
	[ 'it is out of view', () => setInView( false ), () => setInView( true ) ],
	[ 'the page is hidden', () => setHidden( true ), () => setHidden( false ) ],
] )( 'while %s, then it is paused without a timer', ( _, begin, end ) => {
	const slider = given();
	begin( slider );
	expect( slider.states.at( -1 ) ).toBe( 'paused' );
	expect( jest.getTimerCount() ).toBe( 0 );
	end( slider );
	expect( slider.states.at( -1 ) ).toBe( 'running' );
	jest.advanceTimersByTime( PAUSE_MS );
	expect( slider.onTime ).toHaveBeenCalledTimes( 1 );
} );

test( 'given two reasons to pause, when one ends, then it stays paused', () => {
	const { button, states } = given();
	setInView( false );
	button.focus();
	setInView( true );
	expect( states ).toEqual( [ 'running', 'paused' ] );
} );

test( 'when the focus moves inside the slider, then it stays paused', () => {
	const { element, button, states } = given();
	button.focus();
	button.dispatchEvent(
		new FocusEvent( 'focusout', { bubbles: true, relatedTarget: element } )
	);
	expect( states.at( -1 ) ).toBe( 'paused' );
} );

test( 'given pausesOnHover: false, when the pointer is over it, then it runs on', () => {
	const { element, states } = given( { pausesOnHover: false } );
	element.dispatchEvent( new Event( 'pointerenter' ) );
	expect( states ).toEqual( [ 'running' ] );
} );

test( 'given the focus inside at the start, then it is paused', () => {
	expect( given( { hasFocus: true } ).states ).toEqual( [ 'paused' ] );
} );

test( 'when it is stopped, then only toggle starts it again', () => {
	const { stop, toggle, states } = given();
	stop();
	setInView( false );
	setInView( true );
	expect( states ).toEqual( [ 'running', 'stopped' ] );
	toggle();
	expect( states.at( -1 ) ).toBe( 'running' );
} );

test( 'when it is toggled by a button with pointer and focus, then it runs all the same', () => {
	const { element, button, stop, toggle, states } = given();
	element.dispatchEvent( new Event( 'pointerenter' ) );
	button.focus();
	stop();
	toggle();
	expect( states.at( -1 ) ).toBe( 'running' );
} );

test( 'when it is cleaned up, then nothing is observed and no timer runs', () => {
	const { cleanup, element, states } = given();
	cleanup();
	expect( jest.getTimerCount() ).toBe( 0 );
	expect( stopWatching ).toHaveBeenCalledTimes( 1 );
	element.dispatchEvent( new Event( 'pointerenter' ) );
	setHidden( true );
	expect( states ).toEqual( [ 'running' ] );
} );
