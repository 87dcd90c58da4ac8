/** Cells of a QR code by rows; true is dark. */
export type QrRows = readonly ( readonly boolean[] )[];

/** The dark cells as a path of squares, one unit wide. */
export const toQrPath = ( rows: QrRows ): string =>
	rows
		.flatMap( ( row, y ) =>
			row.map( ( isDark, x ) =>
				isDark ? `M${ x } ${ y }h1v1h-1z` : ''
			)
		)
		.join( '' );
