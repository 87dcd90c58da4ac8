import { isViewportFrom, watchSmallScreen } from './media-queries';

/** A window of this width, for media queries too. */
function givenWidth( widthPx: number ) {
	window.matchMedia = ( media ) => {
		const [ , edge, limit ] =
			/\((min|max)-width: ([\d.]+)px\)/.exec( media ) ?? [];
		return {
			matches:
				edge === 'min'
					? widthPx >= Number( limit )
					: widthPx <= Number( limit ),
			addEventListener: () => undefined,
			removeEventListener: () => undefined,
		} as unknown as MediaQueryList;
	};
}

test.each( [
	[ 767, true ],
	[ 767.9, true ],
	[ 768, false ],
	[ 769, false ],
] )( 'given %s px and a limit of 768, then small is %s', ( width, isSmall ) => {
	givenWidth( width );
	const heard = jest.fn();
	watchSmallScreen( 768, heard );
	expect( heard.mock.calls ).toEqual( [ [ isSmall ] ] );
	expect( isViewportFrom( 768 ) ).toBe( ! isSmall );
} );
