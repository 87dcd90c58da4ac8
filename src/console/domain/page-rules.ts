import { __ } from '@wordpress/i18n';
import { readRecords, readText, type Raw } from '../../shared/raw-values';
import { fillPlaceholders } from '../../shared/format';
import type { PageRulePhrases } from './preload';

const LABELS: Readonly< Record< string, string > > = {
	front_page: __( 'the front page', 'chaty' ),
	url_contains: __( 'pages whose address contains', 'chaty' ),
	url_is: __( 'the page with the address', 'chaty' ),
	url_starts_with: __( 'pages whose address begins with', 'chaty' ),
	url_ends_with: __( 'pages whose address ends with', 'chaty' ),
	pages: __( 'pages', 'chaty' ),
	posts: __( 'posts', 'chaty' ),
	categories: __( 'posts of the categories', 'chaty' ),
	tags: __( 'posts with the tags', 'chaty' ),
	language: __( 'pages in the language', 'chaty' ),
	fact: __( 'pages that a plugin calls', 'chaty' ),
};

export const getKindLabel = ( kind: string ): string => LABELS[ kind ] ?? kind;

/** Arguments with which core's search finds the pages of a kind (`/wp/v2/search`). */
export const SEARCHES: Readonly<
	Record< string, { readonly type: string; readonly subtype: string } >
> = {
	pages: { type: 'post', subtype: 'page' },
	posts: { type: 'post', subtype: 'post' },
	categories: { type: 'term', subtype: 'category' },
	tags: { type: 'term', subtype: 'post_tag' },
};

/** The IDs of a value: `3, 15`. */
export const parseIds = ( value: string ): readonly number[] =>
	value
		.split( /[,\s]+/ )
		.map( Number )
		.filter( ( id ) => Number.isInteger( id ) && id > 0 );

/** Titles that were found after the page had loaded, by kind and ID. */
const found = new Map< string, string >();

export const keepTitles = (
	kind: string,
	titles: ReadonlyMap< number, string >
) => titles.forEach( ( title, id ) => found.set( `${ kind } ${ id }`, title ) );

const listNames = (
	kind: string,
	ids: string,
	{ titles, title }: PageRulePhrases
): readonly string[] =>
	ids.split( /,\s*/ ).map( ( id ) => {
		const name = found.get( `${ kind } ${ id }` ) ?? titles[ kind ]?.[ id ];
		return name ? title.replace( '%s', () => name ) : `#${ id }`;
	} );

export const listPageRules = ( triggers: Raw ): readonly Raw[] =>
	readRecords( triggers, 'pages' );

/** `one, two, and three`, as WordPress joins a list. */
const joinList = (
	items: readonly string[],
	{ between, last, two }: PageRulePhrases[ 'list' ]
): string =>
	items.length < 3
		? items.join( two )
		: items.slice( 0, -1 ).join( between ) + last + items.slice( -1 );

/** Fills a phrase of PHP: `%s`, or `%1$s` and `%2$s`. */
const fill = ( phrase: string, ...values: readonly string[] ): string =>
	fillPlaceholders( phrase.replace( '%s', '%1$s' ), values );

/** The label of a rule's fact; empty where the rule has none that is offered. */
const getFactLabel = ( rule: Raw, { labels }: PageRulePhrases ): string =>
	readText( rule, 'kind' ) === 'fact'
		? new Map( Object.entries( labels ) ).get(
				readText( rule, 'value' )
		  ) ?? ''
		: '';

/** Prefix of facts among the kinds: owners choose an offered fact like a kind. */
const FACT = 'fact:';

export const getChoice = ( rule: Raw, phrases: PageRulePhrases ): string =>
	getFactLabel( rule, phrases )
		? FACT + readText( rule, 'value' )
		: readText( rule, 'kind' );

export const listFactChoices = ( { labels }: PageRulePhrases ) =>
	Object.entries( labels ).map( ( [ name, label ] ) => ( {
		value: FACT + name,
		label,
	} ) );

export const readChoice = ( choice: string ): Raw =>
	choice.startsWith( FACT )
		? { kind: 'fact', value: choice.slice( FACT.length ) }
		: { kind: choice, value: '' };

function describeRule( rule: Raw, phrases: PageRulePhrases ): string {
	const { kinds, list } = phrases;
	const kind = readText( rule, 'kind' );
	const value = readText( rule, 'value' );
	const { every, one = kind, many = one } = kinds[ kind ] ?? {};
	if ( ! value || kind === 'front_page' ) {
		return every ?? `${ getKindLabel( kind ) } …`;
	}
	if ( kind === 'fact' ) {
		return getFactLabel( rule, phrases ) || fill( one, value );
	}
	const names =
		kind in SEARCHES ? listNames( kind, value, phrases ) : [ value ];
	return fill( names.length > 1 ? many : one, joinList( names, list ) );
}

/** A sentence about where a widget with these rules shows, as from `Page_Rules::get_sentence()`. */
export function describePageRules(
	rules: readonly Raw[],
	phrases: PageRulePhrases
): string {
	const describe = ( effect: string ) =>
		joinList(
			rules
				.filter( ( rule ) => rule[ 'effect' ] === effect )
				.map( ( rule ) => describeRule( rule, phrases ) ),
			phrases.list
		);
	const shown = describe( 'show' );
	const hidden = describe( 'hide' );
	if ( ! shown ) {
		return hidden ? fill( phrases.all_except, hidden ) : phrases.all;
	}
	return hidden
		? fill( phrases.some_except, shown, hidden )
		: fill( phrases.some, shown );
}

export const createPageRule = (): Raw => ( {
	effect: 'show',
	kind: 'front_page',
	value: '',
} );
