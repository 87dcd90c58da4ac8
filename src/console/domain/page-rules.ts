import { __, sprintf } from '@wordpress/i18n';
import {
	asRecord,
	readList,
	readText,
	type Raw,
} from '../../shared/raw-values';
import type { Issue } from './facts';
import { formatList } from './lists';
import { PAGE_RULE_PHRASES } from './page-rule-phrases';

/** Kinds of rules, by what is compared. */
const LABELS = {
	front_page: __( 'the front page', 'chaty' ),
	url_contains: __( 'pages whose address contains', 'chaty' ),
	url_is: __( 'the page with the address', 'chaty' ),
	url_starts_with: __( 'pages whose address begins with', 'chaty' ),
	url_ends_with: __( 'pages whose address ends with', 'chaty' ),
	pages: __( 'pages', 'chaty' ),
	posts: __( 'posts', 'chaty' ),
	categories: __( 'posts of the categories', 'chaty' ),
	tags: __( 'posts with the tags', 'chaty' ),
	fact: __( 'pages with the fact', 'chaty' ),
} as const;

export type PageRuleKind = keyof typeof LABELS;

export const getKindLabel = ( kind: string ): string =>
	LABELS[ kind as PageRuleKind ] ?? kind;

/** Where core's search finds what a kind names (`/wp/v2/search`). */
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

export const listPageRules = ( triggers: Raw ): readonly Raw[] =>
	readList( triggers, 'pages' ).map( asRecord );

const error = ( message: string ): Issue => ( { level: 'error', message } );

/** Host of a full address. */
const ADDRESS = /^https?:\/\/([^/?#]+)/i;

function checkAddress( value: string, siteUrl: string ): Issue | null {
	if ( ! value ) {
		return error(
			__( 'Enter an address of this site, or a part of one.', 'chaty' )
		);
	}
	const [ , host = '' ] = ADDRESS.exec( value ) ?? [];
	const [ , own = '' ] = ADDRESS.exec( siteUrl ) ?? [];
	if ( host && host.toLowerCase() !== own.toLowerCase() ) {
		return error(
			sprintf(
				/* translators: %s: name of another site. */
				__(
					'%s is not this site; only pages of this site can be named.',
					'chaty'
				),
				host
			)
		);
	}
	if ( /[?#]/.test( value ) ) {
		return error(
			__(
				'Leave out “?” and “#” and what follows: only the path of an address is compared.',
				'chaty'
			)
		);
	}
	return value.includes( '*' )
		? error(
				__(
					'A “*” stands for itself here. Choose “begins with” or “contains” instead.',
					'chaty'
				)
		  )
		: null;
}

/** What is wrong with a rule; `null` where nothing is. */
export function checkPageRule( rule: Raw, siteUrl: string ): Issue | null {
	const kind = readText( rule, 'kind' );
	const value = readText( rule, 'value' );
	if ( kind.startsWith( 'url_' ) ) {
		return checkAddress( value, siteUrl );
	}
	if ( kind === 'fact' && ! value ) {
		return error(
			__( 'Enter the name of a fact, such as “shop”.', 'chaty' )
		);
	}
	return kind in SEARCHES && value && ! parseIds( value ).length
		? error(
				__(
					'Choose from the list, or leave it empty for all.',
					'chaty'
				)
		  )
		: null;
}

/** A rule as part of the sentence. */
function describeRule( rule: Raw ): string {
	const kind = readText( rule, 'kind' );
	const value = readText( rule, 'value' );
	const {
		every,
		one = getKindLabel( kind ),
		many = one,
	} = PAGE_RULE_PHRASES[ kind ] ?? {};
	if ( ! value || kind === 'front_page' ) {
		return every ?? getKindLabel( kind );
	}
	const phrase = value.includes( ',' ) ? many : one;
	return phrase.replace( '%s', () => value.replace( /,\s*/g, ', ' ) );
}

/** Where a widget with these rules shows, in the sentence of the command line (`class-page-rules.php`). */
export function describePageRules(
	rules: readonly Raw[],
	locale: string
): string {
	const list = ( effect: string ) =>
		formatList(
			rules
				.filter( ( rule ) => rule[ 'effect' ] === effect )
				.map( describeRule ),
			'conjunction',
			locale
		);
	const shown = list( 'show' );
	const hidden = list( 'hide' );
	if ( ! shown && ! hidden ) {
		return __( 'Shows on all pages.', 'chaty' );
	}
	if ( ! shown ) {
		return sprintf(
			/* translators: %s: list of pages, such as "the front page and all posts". */
			__( 'Shows on all pages, except %s.', 'chaty' ),
			hidden
		);
	}
	return hidden
		? sprintf(
				/* translators: 1: list of pages, such as "all posts", 2: list of pages. */
				__( 'Shows on %1$s, except %2$s.', 'chaty' ),
				shown,
				hidden
		  )
		: sprintf(
				/* translators: %s: list of pages, such as "the front page and all posts". */
				__( 'Shows on %s.', 'chaty' ),
				shown
		  );
}

export const createPageRule = (): Raw => ( {
	effect: 'show',
	kind: 'front_page',
	value: '',
} );
