/** Replaces the numbered placeholders of a translated text: `Items %1$s to %2$s of %3$s`. */
export const fillPlaceholders = (
	text: string,
	values: readonly ( string | number )[]
): string =>
	text.replace(
		/%(\d)\$s/g,
		( place, number ) => ( values[ number - 1 ] ?? place ) as string
	);
