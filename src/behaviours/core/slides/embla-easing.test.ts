import EmblaCarousel from 'embla-carousel';
import { dependencies } from '../../../../package.json';
import { fakeLayout } from '../../../../tests/unit/fake-layout';
import { setEasing } from './embla-easing';

const WIDTH_PX = 400;

/** Five slides in a row; a movement takes 600 ms. */
function given( { isInstant = false, loop = false } = {} ) {
	fakeLayout( { widthPx: WIDTH_PX } );
	document.body.innerHTML = `<div><ul>${ '<li></li>'.repeat(
		5
	) }</ul></div>`;
	const [ root ] = document.body.children as unknown as HTMLElement[];
	const embla = EmblaCarousel( root as HTMLElement, {
		duration: 600,
		loop,
	} );
	setEasing( embla, {
		ms: 600,
		ease: ( time ) => time * time,
		isInstant: () => isInstant,
	} );
	const readOffset = () =>
		Number(
			/\((-?[\d.]+)px/.exec(
				( root?.firstElementChild as HTMLElement ).style.transform
			)?.[ 1 ]
		);
	return { embla, readOffset };
}

beforeEach( () => {
	jest.useFakeTimers();
} );

test( 'when a slide is chosen, then the movement has the duration and the easing', () => {
	const { embla, readOffset } = given();
	embla.scrollTo( 1 );
	jest.advanceTimersByTime( 300 );
	// Embla starts two steps ahead.
	expect( readOffset() ).toBeLessThan( -WIDTH_PX * 0.2 );
	expect( readOffset() ).toBeGreaterThan( -WIDTH_PX * 0.35 );
	jest.advanceTimersByTime( 320 );
	expect( readOffset() ).toBe( -WIDTH_PX );
} );

test( 'when another slide is chosen during a movement, then a new movement has the duration', () => {
	const { embla, readOffset } = given();
	embla.scrollTo( 1 );
	jest.advanceTimersByTime( 300 );
	embla.scrollTo( 3 );
	jest.advanceTimersByTime( 400 );
	expect( readOffset() ).toBeGreaterThan( -3 * WIDTH_PX );
	jest.advanceTimersByTime( 220 );
	expect( readOffset() ).toBe( -3 * WIDTH_PX );
} );

test( 'given a loop, when it moves on from the last slide, then the first follows it', () => {
	const { embla, readOffset } = given( { loop: true } );
	embla.scrollTo( 4, true );
	embla.scrollNext();
	jest.advanceTimersByTime( 300 );
	expect( readOffset() ).toBeLessThan( -4 * WIDTH_PX );
	jest.advanceTimersByTime( 400 );
	expect( Math.abs( readOffset() ) % ( 5 * WIDTH_PX ) ).toBe( 0 );
	expect( embla.selectedScrollSnap() ).toBe( 0 );
} );

test( 'given isInstant, then the slide is shown at once', () => {
	const { embla, readOffset } = given( { isInstant: true } );
	embla.scrollTo( 2 );
	expect( readOffset() ).toBe( -2 * WIDTH_PX );
} );

describe( "Embla's internal engine, which is not public API", () => {
	test( 'then it has the methods that are replaced and called', () => {
		const { location, previousLocation, target, scrollBody } =
			given().embla.internalEngine();
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

	test( 'then its version is pinned', () => {
		expect( dependencies[ 'embla-carousel' ] ).toMatch( /^\d+\.\d+\.\d+$/ );
	} );
} );
