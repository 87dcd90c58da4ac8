import { __, sprintf } from '@wordpress/i18n';
import { readText } from '../../shared/raw-values';
import { readColor } from '../../widget/domain/color';
import { parseStamp } from './dates';
import { checkEmails, checkOptionEmails } from './option-emails';
import type { Issue, JsonSchema } from './preload';

type Check = ( text: string, schema: JsonSchema ) => string;

const NUMBER = /^-?\d+(\.\d+)?$/;

const checkNumber: Check = ( text, { minimum = 0, maximum = 0 } ) =>
	NUMBER.test( text ) && +text >= minimum && +text <= maximum
		? ''
		: sprintf(
				/* translators: 1, 2: numbers. */
				__( 'Enter a number from %1$s to %2$s.', 'chaty' ),
				String( minimum ),
				String( maximum )
		  );

const checkColor: Check = ( text ) =>
	readColor( { text }, 'text' )
		? ''
		: __( 'Enter a color such as #25d366 or rgb(37, 211, 102).', 'chaty' );

/** The same check as in `class-url.php`: a path, or one of the schemes. */
const checkUrl: Check = ( text, { 'x-schemes': schemes } ) => {
	const [ , scheme ] = /^([^/?#:]*):/.exec( text ) ?? [];
	return scheme === undefined ||
		! schemes ||
		schemes.includes( scheme.toLowerCase() )
		? ''
		: __(
				'Enter a web address that begins with https://, or a path of this site that begins with a slash.',
				'chaty'
		  );
};

const checkDateTime: Check = ( text ) =>
	parseStamp( text )
		? ''
		: __( 'There is no such day. Choose one from the calendar.', 'chaty' );

const checkSvg: Check = ( text ) =>
	/^\s*<(svg|span|i)\b/i.test( text )
		? ''
		: __( 'Paste the drawing as text that begins with <svg.', 'chaty' );

const checkCss: Check = ( text ) =>
	text.includes( '<' )
		? __( 'A “<” has no place in CSS and will be removed.', 'chaty' )
		: '';

const checkFont: Check = ( text ) =>
	/^[\p{L}\p{N} +,'"_-]{1,200}$/u.test( text )
		? ''
		: __( 'Enter the name of a font, such as Lato.', 'chaty' );

/** The checks by the sanitizer of a key. */
const CHECKS: Readonly< Record< string, Check > > = {
	number: checkNumber,
	'strict-number': checkNumber,
	color: checkColor,
	url: checkUrl,
	'email-list': checkEmails,
	'option-emails': checkOptionEmails,
	'date-time': checkDateTime,
	svg: checkSvg,
	css: checkCss,
	font: checkFont,
};

/** Length as PHP counts it. */
const getLength = ( text: string ) =>
	text.length > 100 ? Array.from( text ).length : text.length;

/** A sentence about what is wrong with a value that the owner typed; empty for a valid one. */
export function checkValue( value: unknown, schema: JsonSchema ): string {
	const text = readText( { value }, 'value' );
	const { maxLength = Infinity } = schema;
	if ( getLength( text ) > maxLength ) {
		return sprintf(
			/* translators: 1, 2: numbers. */
			__(
				'This text is too long: %1$s of at most %2$s characters.',
				'chaty'
			),
			String( getLength( text ) ),
			String( maxLength )
		);
	}
	const check = CHECKS[ schema[ 'x-sanitizer' ] ?? '' ];
	return ( text && check?.( text, schema ) ) || '';
}

export const asError = ( message: string ): Issue | null =>
	message ? { level: 'error', message } : null;

export const asWarning = ( message: string ): Issue | null =>
	message ? { level: 'warning', message } : null;

export const asNote = ( message: string ): Issue => ( {
	level: 'note',
	message,
} );
