import { __, sprintf } from '@wordpress/i18n';
import { readText, type Raw } from '../../shared/raw-values';
import { parseIds, SEARCHES } from './page-rules';
import type { Issue } from './preload';
import { asError } from './check-value';

/** The host is compared without `www.`, as the server does it (`class-page-address.php`). */
const ADDRESS = /^https?:\/\/((?:www\.)?([^/?#]+))/i;

function checkAddress( value: string, siteUrl: string ): string {
	if ( ! value ) {
		return __(
			'Enter an address of this site, or a part of one.',
			'chaty'
		);
	}
	const [ , host = '', bare = '' ] = ADDRESS.exec( value ) ?? [];
	const [ , , own = '' ] = ADDRESS.exec( siteUrl ) ?? [];
	if ( host && bare.toLowerCase() !== own.toLowerCase() ) {
		return sprintf(
			/* translators: %s: name of another site. */
			__(
				'%s is not this site; only pages of this site can be named.',
				'chaty'
			),
			host
		);
	}
	if ( /[?#]/.test( value ) ) {
		return __(
			'Leave out “?” and “#” and what follows: only the path of an address is compared.',
			'chaty'
		);
	}
	return value.includes( '*' )
		? __(
				'A “*” stands for itself here. Choose “begins with” or “contains” instead.',
				'chaty'
		  )
		: '';
}

/** `de`, `pt_BR`, as the server takes it (`class-page-rule.php`). */
const LANGUAGE = /^[a-z]{2,3}([_-][a-z0-9]+)*$/i;

function findProblem( rule: Raw, siteUrl: string ): string {
	const kind = readText( rule, 'kind' );
	const value = readText( rule, 'value' );
	if ( kind.startsWith( 'url_' ) ) {
		return checkAddress( value, siteUrl );
	}
	if ( kind === 'language' && ! LANGUAGE.test( value ) ) {
		return __(
			'Enter the code of a language, such as “de” or “pt_BR”.',
			'chaty'
		);
	}
	if ( kind === 'fact' && ! value ) {
		return __( 'Enter the name, such as “wide”.', 'chaty' );
	}
	return kind in SEARCHES && value && ! parseIds( value ).length
		? __( 'Choose from the list, or leave it empty for all.', 'chaty' )
		: '';
}

export const checkPageRule = ( rule: Raw, siteUrl: string ): Issue | null =>
	asError( findProblem( rule, siteUrl ) );
