import { readFileSync } from 'fs';
import * as parts from './embla-parts';

const loader = jest.requireActual< ( this: object, code: string ) => string >(
	'../../../../tools/embla-loader.cjs'
);
const path = require.resolve( 'embla-carousel' );
const source = readFileSync( path, 'utf8' );

/** Embla's own parts. */
const theirs = new Function(
	source.replace(
		/^export [^]*/m,
		'return { Alignment, Axis, OptionsHandler, SlidesToScroll }'
	)
)() as {
	Alignment: (
		align: string,
		viewSize: number
	) => {
		measure: ( size: number ) => number;
	};
} & Omit< typeof parts, 'Alignment' >;

test.each( [ 'ltr', 'rtl' ] as const )(
	'given %s, then the axis is as in Embla itself',
	( direction ) => {
		const own = parts.Axis( 'x', direction );
		const axis = theirs.Axis( 'x', direction );
		expect( own ).toEqual( {
			...axis,
			direction: expect.any( Function ),
			measureSize: expect.any( Function ),
		} );
		expect( own.direction( 3 ) ).toBe( axis.direction( 3 ) );
		expect( own.measureSize( { width: 9 } ) ).toBe(
			axis.measureSize( { width: 9 } )
		);
	}
);

test.each( [ 1, 3, 4, 9 ] )(
	'given movements over %s slides, then the pages are as in Embla itself',
	( size ) => {
		const slides = [ ...'abcdefgh' ];
		expect(
			parts.SlidesToScroll( {}, 0, size ).groupSlides( slides )
		).toEqual( theirs.SlidesToScroll( {}, 0, size ).groupSlides( slides ) );
	}
);

test( 'options and alignment are as in Embla itself', () => {
	const given = [ { loop: false, duration: 25 }, { loop: true } ] as const;
	const { mergeOptions, optionsAtMedia } = parts.OptionsHandler();
	expect( mergeOptions( ...given ) ).toEqual(
		theirs.OptionsHandler().mergeOptions( ...given )
	);
	expect( optionsAtMedia( { loop: true } ) ).toEqual( { loop: true } );
	expect( parts.Alignment().measure() ).toBe(
		theirs.Alignment( 'start', 400 ).measure( 100 )
	);
} );

test( 'given an Embla without one of the parts, then the build fails', () => {
	const context = {
		getOptions: () => ( {
			parts: require.resolve( './embla-parts' ),
		} ),
	};
	const build = ( code: string ) => loader.call( context, code );
	expect( build( source ) ).not.toContain( 'function SlideRegistry' );
	expect( () =>
		build( source.replace( 'function SlideRegistry', 'function Other' ) )
	).toThrow( 'SlideRegistry' );
	expect( () => build( source.replaceAll( 'rootNode,', '' ) ) ).toThrow(
		'rootNode'
	);
} );
