import { cutTiles } from './tiles';

test.each( [
	[ 1200, 500, 15, 1 ],
	[ 1201, 333, 8, 4 ],
	[ 317.5, 211.3, 15, 1 ],
	[ 3, 2, 8, 4 ],
	[ 0, 0, 1, 1 ],
] )(
	'a picture of %p by %p in %p columns and %p rows has no gap and no overlap',
	( width, height, columns, rows ) => {
		const tiles = cutTiles( { width, height }, columns, rows );
		expect( tiles ).toHaveLength( columns * rows );
		const area = tiles.reduce(
			( sum, tile ) => sum + tile.width * tile.height,
			0
		);
		expect( area ).toBe( Math.round( width ) * Math.round( height ) );
		for ( const tile of tiles ) {
			expect( tile.x % 1 ).toBe( 0 );
			const right = tiles.find(
				( { row, column } ) =>
					row === tile.row && column === tile.column + 1
			);
			expect( right?.x ?? Math.round( width ) ).toBe(
				tile.x + tile.width
			);
			const under = tiles.find(
				( { row, column } ) =>
					row === tile.row + 1 && column === tile.column
			);
			expect( under?.y ?? Math.round( height ) ).toBe(
				tile.y + tile.height
			);
		}
	}
);
