import EmblaCarousel from 'embla-carousel';
import { dependencies } from '../../../../package.json';
import { fakeLayout } from '../../../../tests/unit/fake-layout';
import { moveInTime } from './embla-easing';

const WIDTH_PX = 400;

/** Five slides in a row, which take 600 ms to move by a width. */
function given( { isAtOnce = false, loop = false } = {} ) {
	fakeLayout( { widthPx: WIDTH_PX } );
	document.body.innerHTML = `<div><ul>${ '<li></li>'.repeat(
		5
	) }</ul></div>`;
	const [ root ] = document.body.children as unknown as HTMLElement[];
	const api = EmblaCarousel( root as HTMLElement, {
		duration: 600,
		loop,
		align: 'start',
	} );
	moveInTime( api, {
		ms: 600,
		ease: ( time ) => time * time,
		isAtOnce: () => isAtOnce,
	} );
	const readPlace = () =>
		Number(
			/\((-?[\d.]+)px/.exec(
				( root?.firstElementChild as HTMLElement ).style.transform
			)?.[ 1 ]
		);
	return { api, readPlace };
}

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
} );

test( 'when a slide is chosen, then it comes in its time, on its course', () => {
	const { api, readPlace } = given();
	api.scrollTo( 1 );
	jest.advanceTimersByTime( 300 );
	// Embla begins two steps ahead.
	expect( readPlace() ).toBeLessThan( -WIDTH_PX * 0.2 );
	expect( readPlace() ).toBeGreaterThan( -WIDTH_PX * 0.35 );
	jest.advanceTimersByTime( 320 );
	expect( readPlace() ).toBe( -WIDTH_PX );
} );

test( 'when another is chosen on the way, then that one comes in its time', () => {
	const { api, readPlace } = given();
	api.scrollTo( 1 );
	jest.advanceTimersByTime( 300 );
	api.scrollTo( 3 );
	jest.advanceTimersByTime( 400 );
	expect( readPlace() ).toBeGreaterThan( -3 * WIDTH_PX );
	jest.advanceTimersByTime( 220 );
	expect( readPlace() ).toBe( -3 * WIDTH_PX );
} );

test( 'given a loop, when it goes on from the last, then the first comes from behind', () => {
	const { api, readPlace } = given( { loop: true } );
	api.scrollTo( 4, true );
	api.scrollNext();
	jest.advanceTimersByTime( 300 );
	expect( readPlace() ).toBeLessThan( -4 * WIDTH_PX );
	jest.advanceTimersByTime( 400 );
	expect( Math.abs( readPlace() ) % ( 5 * WIDTH_PX ) ).toBe( 0 );
	expect( api.selectedScrollSnap() ).toBe( 0 );
} );

test( 'when nothing may move, then the slide is there at once', () => {
	const { api, readPlace } = given( { isAtOnce: true } );
	api.scrollTo( 2 );
	expect( readPlace() ).toBe( -2 * WIDTH_PX );
} );

describe( 'the internal engine of Embla, which no version promises', () => {
	test( 'has what is replaced and read', () => {
		const { location, previousLocation, target, scrollBody } =
			given().api.internalEngine();
		for ( const vector of [ location, previousLocation, target ] ) {
			expect( vector ).toMatchObject( {
				get: expect.any( Function ),
				set: expect.any( Function ),
				add: expect.any( Function ),
			} );
		}
		const { seek, useDuration, duration, direction } = scrollBody;
		expect( scrollBody.useDuration( 7 ).duration() ).toBe( 7 );
		expect( [ seek, useDuration, duration, direction ] ).toEqual(
			Array( 4 ).fill( expect.any( Function ) )
		);
	} );

	test( 'is that of one version', () => {
		expect( dependencies[ 'embla-carousel' ] ).toMatch( /^\d+\.\d+\.\d+$/ );
	} );
} );
