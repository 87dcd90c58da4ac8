import { onceInView } from './in-view';

let report: ( ...seen: ( readonly [ boolean, number ] )[] ) => void;
let options: IntersectionObserverInit | undefined;
let isOn: boolean;

beforeEach( () => {
	jest.useFakeTimers();
	window.IntersectionObserver = class {
		constructor(
			handle: ( entries: object[] ) => void,
			wanted: IntersectionObserverInit
		) {
			options = wanted;
			report = ( ...seen ) =>
				isOn &&
				handle(
					seen.map( ( [ isIntersecting, intersectionRatio ] ) => ( {
						isIntersecting,
						intersectionRatio,
					} ) )
				);
		}
		observe() {
			isOn = true;
		}
		disconnect() {
			isOn = false;
		}
	} as unknown as typeof IntersectionObserver;
} );

function given( view: Parameters< typeof onceInView >[ 1 ] ) {
	const handle = jest.fn();
	return { handle, cleanup: onceInView( document.body, view, handle ) };
}

test( 'given no options, then the first time in view counts, once', () => {
	const { handle } = given( {} );
	report( [ false, 0 ] );
	expect( handle ).not.toHaveBeenCalled();
	report( [ true, 0 ] );
	report( [ true, 0 ] );
	expect( handle ).toHaveBeenCalledTimes( 1 );
} );

test( 'given a share, then less of it does not count', () => {
	const { handle } = given( { share: 0.2 } );
	report( [ true, 0.1 ] );
	expect( handle ).not.toHaveBeenCalled();
	report( [ true, 0.2 ] );
	expect( handle ).toHaveBeenCalledTimes( 1 );
} );

test( 'given a distance, then it is the observer’s margin', () => {
	given( { nearPx: 300 } );
	expect( options ).toEqual( { threshold: 0, rootMargin: '300px' } );
} );

describe( 'given a time to stay', () => {
	test( 'an element in view from the start counts at once', () => {
		const { handle } = given( { stayMs: 99 } );
		report( [ true, 1 ] );
		expect( handle ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'one that stays counts after that time', () => {
		const { handle } = given( { stayMs: 99 } );
		report( [ false, 0 ] );
		report( [ true, 1 ] );
		jest.advanceTimersByTime( 98 );
		expect( handle ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 1 );
		expect( handle ).toHaveBeenCalledTimes( 1 );
		expect( isOn ).toBe( false );
	} );

	test( 'one that is scrolled past does not count', () => {
		const { handle } = given( { stayMs: 99 } );
		report( [ false, 0 ] );
		report( [ true, 1 ] );
		report( [ false, 0 ] );
		report( [ true, 1 ], [ false, 0 ] );
		jest.advanceTimersByTime( 1000 );
		expect( handle ).not.toHaveBeenCalled();
	} );

	test( 'one does not count after its cleanup', () => {
		const { handle, cleanup } = given( { stayMs: 99 } );
		report( [ false, 0 ] );
		report( [ true, 1 ] );
		cleanup();
		jest.advanceTimersByTime( 1000 );
		expect( handle ).not.toHaveBeenCalled();
	} );
} );
