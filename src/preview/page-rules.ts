import {
	asRecord,
	readList,
	readRecords,
	readText,
	type Raw,
} from '../shared/raw-values';
import { tryOr } from '../shared/try-or';

/** Parses the values that page rules compare, as the server found them (`class-page-facts.php`). */
export function parsePageContext( printed: Raw ) {
	const page = asRecord( printed[ 'page' ] );
	return {
		home: readText( printed, 'home' ),
		/** Path after that of the site, decoded and in lower case. */
		path: readText( page, 'path', '/' ),
		/** As WordPress names it: `pt_BR`. */
		language: readText( page, 'language' ),
		/** IDs by the kind of page rules. */
		ids: asRecord( page[ 'ids' ] ),
		facts: readList( page, 'facts' ),
	};
}

export type PreviewedPage = ReturnType< typeof parsePageContext >;

const trim = ( path: string ) => path.replace( /^\/+|\/+$/g, '' );

/** Decodes a path until nothing is left to decode; in lower case. */
function decode( path: string ): string {
	const decoded = path.replace( /(%[\da-f]{2})+/gi, ( part ) =>
		tryOr( () => decodeURIComponent( part ), part )
	);
	return decoded === path ? path.toLowerCase() : decode( decoded );
}

const removeScheme = ( address: string ) =>
	decode( address ).replace( /^(https?:)?\/\/(www\.)?|^www\./, '' );

/** Reduces an address that an owner has written to the part that is compared (`class-page-address.php`). */
function reduce( value: string, home: string ): string {
	const [ address = '' ] = value.split( /[?#]/ );
	const full = removeScheme( address );
	const site = removeScheme( home );
	const path = `${ full }/`.startsWith( `${ site }/` )
		? full.slice( site.length ) || '/'
		: decode( address );
	return path.replace( /^\/+index\.php(?=\/|$)/, '' ) || '/';
}

function isIdMatch(
	{ ids }: PreviewedPage,
	kind: string,
	value: string
): boolean {
	const named = value.split( /[\s,]+/ ).filter( Boolean );
	return readList( ids, kind ).some(
		( id ) => ! named.length || named.includes( String( id ) )
	);
}

const ADDRESS_KINDS: Readonly<
	Record< string, ( path: string, part: string ) => boolean >
> = {
	url_contains: ( path, part ) => path.includes( part ),
	url_is: ( path, part ) => trim( path ) === trim( part ),
	url_starts_with: ( path, part ) =>
		path.startsWith( `/${ part.replace( /^\/+/, '' ) }` ),
	url_ends_with: ( path, part ) =>
		path.replace( /\/+$/, '' ).endsWith( part.replace( /\/+$/, '' ) ),
};

function isMatch( page: PreviewedPage, rule: Raw ): boolean {
	const kind = readText( rule, 'kind' );
	const value = readText( rule, 'value' );
	const isAddress = ADDRESS_KINDS[ kind ];
	if ( isAddress ) {
		return isAddress( page.path, reduce( value, page.home ) );
	}
	if ( kind === 'language' ) {
		const code = `${ value.replaceAll( '-', '_' ) }_`.toLowerCase();
		return `${ page.language }_`.toLowerCase().startsWith( code );
	}
	return kind === 'front_page' || kind === 'fact'
		? page.facts.includes( kind === 'fact' ? value : kind )
		: isIdMatch( page, kind, value );
}

/** Whether a "show" rule matches, or none is there, and no "hide" rule does, as on the server (`class-page-rules.php`). */
export function isAllowedOn( page: PreviewedPage, widget: Raw ): boolean {
	const rules = readRecords( asRecord( widget[ 'triggers' ] ), 'pages' );
	const isEffect = ( effect: string ) => ( rule: Raw ) =>
		readText( rule, 'effect' ) === effect;
	const shows = rules.filter( isEffect( 'show' ) );
	const matches = ( rule: Raw ) => isMatch( page, rule );
	return (
		( ! shows.length || shows.some( matches ) ) &&
		! rules.filter( isEffect( 'hide' ) ).some( matches )
	);
}
