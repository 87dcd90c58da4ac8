import fc from 'fast-check';
import { stackAbove, GAP_PX, type Position } from './position';

const aPlace = ( changes: Partial< Position > = {} ): Position => ( {
	side: 'right',
	bottom: 25,
	sideSpacing: 25,
	size: 54,
	...changes,
} );

describe( 'freeBottom', () => {
	test.each< [ string, Position[], number ] >( [
		[ 'nobody stands there', [], 25 ],
		[ 'one on the other side', [ aPlace( { side: 'left' } ) ], 25 ],
		[ 'one in the same place', [ aPlace() ], 25 + 54 + GAP_PX ],
		[
			'one that overlaps a little',
			[ aPlace( { bottom: 70 } ) ],
			70 + 54 + GAP_PX,
		],
		[ 'one well above', [ aPlace( { bottom: 200 } ) ], 25 ],
		[ 'one well below', [ aPlace( { bottom: 0, size: 20 } ) ], 25 ],
		[
			'one beside, further from the edge',
			[ aPlace( { sideSpacing: 120 } ) ],
			25,
		],
		[
			'two above each other',
			[ aPlace(), aPlace( { bottom: 87 } ) ],
			87 + 54 + GAP_PX,
		],
		[
			'two above each other, in another order',
			[ aPlace( { bottom: 87 } ), aPlace() ],
			87 + 54 + GAP_PX,
		],
	] )( 'given %s', ( _, mounted, bottom ) => {
		expect( stackAbove( aPlace(), mounted ) ).toBe( bottom );
	} );

	test( 'given any number of widgets that come one after the other, then none covers another', () => {
		const sizes = fc.array(
			fc.record( {
				bottom: fc.nat( 300 ),
				size: fc.integer( { min: 20, max: 100 } ),
			} ),
			{ maxLength: 6 }
		);
		fc.assert(
			fc.property( sizes, ( wanted ) => {
				const mounted: Position[] = [];
				for ( const changes of wanted ) {
					const position = aPlace( changes );
					const bottom = stackAbove( position, mounted );
					expect( bottom ).toBeGreaterThanOrEqual( position.bottom );
					for ( const other of mounted ) {
						const isApart =
							bottom >= other.bottom + other.size ||
							bottom + position.size <= other.bottom;
						expect( isApart ).toBe( true );
					}
					mounted.push( { ...position, bottom } );
				}
			} )
		);
	} );
} );
