import type { Counts, Report } from './report';

/** Makes spreadsheets read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** As `Visible_Text::HIDDEN`: control characters except tabs and line ends, and those that change text direction. */
const HIDDEN = new RegExp(
	'[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F\\u202A-\\u202E\\u2066-\\u2069]',
	'g'
);

/** As `Row_Text::FORMULA`: texts that a spreadsheet may take for a formula. */
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

interface FileLabels {
	readonly columns: Readonly<
		Record< 'key' | 'since' | 'until' | keyof Counts, string >
	>;
	readonly toFormer: ( label: string ) => string;
	readonly getKey: ( key: string ) => string;
}

/** The rows of a report as a file for people; `wp chaty stats --format=csv` writes one for programs. */
export function toCsv(
	{ measures, isCompared, rows }: Report,
	{ columns, toFormer, getKey }: FileLabels
): string {
	const former = isCompared
		? ( [ 'since', 'until', ...measures ] as const )
		: [];
	const lines = [
		[
			...( [ 'key', ...measures ] as const ).map(
				( name ) => columns[ name ]
			),
			...former.map( ( name ) => toFormer( columns[ name ] ) ),
		],
		...rows.map( ( row ) => [
			getKey( row.key ),
			...measures.map( ( measure ) => row.counts[ measure ] ),
			...former.map( ( name ) => row.former?.[ name ] ?? null ),
		] ),
	];
	return (
		BYTE_ORDER_MARK +
		lines.map( ( line ) => line.map( toCell ).join() + LINE_END ).join( '' )
	);
}
