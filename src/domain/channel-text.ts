const NAMED: Readonly< Record< string, string > > = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
};

/** Settings text as people read it: PHP sends labels and values through `esc_html` and `esc_attr`, which leave entities behind. */
export function channelText( text: string ): string {
	return text.replace(
		/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,4}));/gi,
		( entity, decimal?: string, hex?: string, name = '' ) =>
			decimal || hex
				? String.fromCodePoint( Number( decimal ?? '0x' + hex ) )
				: NAMED[ name ] ?? entity
	);
}
