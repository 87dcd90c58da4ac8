import type { Report } from './report';

/** So that spreadsheets read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** As `Visible_Text::HIDDEN`: control characters but tabs and line ends, and those that turn the direction of text. */
const HIDDEN = new RegExp(
	'[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F\\u202A-\\u202E\\u2066-\\u2069]',
	'g'
);

/** As `Row_Text::FORMULA`: where a spreadsheet may find a formula. */
const FORMULA =
	/(^|[\r\n;\t])([\t\p{Zs}"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

/** A cell: texts are quoted, and formulas escaped by an apostrophe; numbers are as they are. */
export const toCell = ( value: string | number | null ) =>
	typeof value === 'string'
		? `"${ value
				.replace( HIDDEN, '' )
				.replace( FORMULA, "$1$2'" )
				.replaceAll( '"', '""' ) }"`
		: String( value ?? '' );

/** The rows of a report as a file, with the columns of `wp chaty stats --format=csv`. */
export function toCsv( { period, measures, isCompared, rows }: Report ) {
	const names = [ period.by, ...measures ];
	const header = isCompared
		? [
				...names,
				...[ 'since', 'until', ...measures ].map(
					( name ) => `before_${ name }`
				),
		  ]
		: names;
	const lines = rows.map( ( { key, counts, former } ) => {
		const cells = [
			key,
			...measures.map( ( measure ) => counts[ measure ] ),
		];
		return isCompared
			? [
					...cells,
					...( [ 'since', 'until', ...measures ] as const ).map(
						( name ) => former?.[ name ] ?? null
					),
			  ]
			: cells;
	} );
	return (
		BYTE_ORDER_MARK +
		[ header.join( ',' ), ...lines.map( ( line ) => line.map( toCell ) ) ]
			.map( ( line ) => line + LINE_END )
			.join( '' )
	);
}
