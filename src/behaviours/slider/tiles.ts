/** A part of a picture, in pixels. */
export interface Tile {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	/** Its place among the others, from 0. */
	readonly column: number;
	readonly row: number;
}

/** Where the parts of a length begin, and its end: whole pixels, so that no line shows between them. */
const cut = ( length: number, count: number ): readonly number[] =>
	Array.from( { length: count + 1 }, ( _, index ) =>
		Math.round( ( length * index ) / count )
	);

/** Cuts a picture into tiles, row by row. */
export function cutTiles(
	size: { readonly width: number; readonly height: number },
	columns: number,
	rows: number
): readonly Tile[] {
	const xs = cut( size.width, columns );
	const ys = cut( size.height, rows );
	return ys.slice( 1 ).flatMap( ( bottom, row ) =>
		xs.slice( 1 ).map( ( right, column ) => {
			const [ x = 0, y = 0 ] = [ xs[ column ], ys[ row ] ];
			return { x, y, width: right - x, height: bottom - y, column, row };
		} )
	);
}
