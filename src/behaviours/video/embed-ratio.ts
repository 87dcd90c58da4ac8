/** Of a film whose embed does not say. */
const DEFAULT_RATIO = [ 16, 9 ] as const;

/** The number of pixels that an attribute says: what is no plain number, such as 100%, says nothing. */
const readPixels = ( text: string | null ): number =>
	/^\s*\d+(\.\d+)?(px)?\s*$/i.test( text ?? '' )
		? parseFloat( text ?? '' )
		: 0;

/** Width and height of an embed, as its attributes say; 16 and 9 where they do not say both. */
export function readRatio(
	width: string | null,
	height: string | null
): readonly [ number, number ] {
	const ratio = [ readPixels( width ), readPixels( height ) ] as const;
	return ratio[ 0 ] && ratio[ 1 ] ? ratio : DEFAULT_RATIO;
}
