/** Says where in the album the visitor is, by a template such as "Image %1 of %2". */
export function fillCounter(
	template: string,
	index: string | number,
	total: string | number
): string {
	return template.replace( /%([12])/g, ( _, place ) =>
		String( place === '1' ? index : total )
	);
}
