import { isEmailAddress } from '../../shared/email';
import { safeUrl } from '../../shared/safe-url';
import {
	asRecord,
	readBoolean,
	readList,
	readNumber,
	readText,
	type Raw,
} from '../../shared/raw-values';

/** Names of the fields of every form, in the order in which they are sent (docs/how-it-works.md, "Calls"). */
export const FIELD_NAMES = [ 'name', 'email', 'phone', 'message' ] as const;
export type FieldName = ( typeof FIELD_NAMES )[ number ];

/** What the owner's own fields are, besides plain text. */
export const FIELD_KINDS = [ 'choice', 'number', 'date' ] as const;

export interface FormField {
	/** One of `FIELD_NAMES`, or the ID of a field of the owner's own. */
	readonly name: string;
	readonly kind: ( typeof FIELD_KINDS )[ number ] | 'consent' | '';
	/** The options of a choice. */
	readonly options: readonly string[];
	/** The owner's label; empty for the default. Rich text for a consent. */
	readonly label: string;
	readonly placeholder: string;
	readonly isRequired: boolean;
	readonly isMultiline: boolean;
}

/**
 * Whether WordPress's `is_email()` takes an address too: it wants a dot in the domain and 6 characters. For
 * other addresses no export or erasure of personal data could be requested.
 */
const isEmailForWordPress = ( text: string ): boolean =>
	isEmailAddress( text ) && text.length >= 6 && /@.+\./.test( text );

/** Why a field keeps the form from being sent. */
function findError(
	{ name, kind, isRequired }: FormField,
	value: string,
	isUnreadable: boolean
): 'required' | 'invalid' | 'number' | 'date' | null {
	if ( isUnreadable && ( kind === 'number' || kind === 'date' ) ) {
		return kind;
	}
	if ( ! value ) {
		return isRequired ? 'required' : null;
	}
	// Phone numbers are written in too many ways to be validated: "ext. 5", "01.23.45.67.89".
	return name === 'email' && ! isEmailForWordPress( value )
		? 'invalid'
		: null;
}

/**
 * The errors in the order of the form's fields. Spaces around a value do not count. Browsers return no value of a
 * number or a date that they cannot read, so `unreadable` names these fields.
 */
export function checkForm(
	fields: readonly FormField[],
	values: Readonly< Record< string, string > >,
	unreadable: readonly string[] = []
) {
	return fields.flatMap( ( field ) => {
		const { name } = field;
		const error = findError(
			field,
			( values[ name ] ?? '' ).trim(),
			unreadable.includes( name )
		);
		return error ? [ { name, error } ] : [];
	} );
}

/** A web address, or a path of the site; `//host` and `/\host` would leave it. */
function parseRedirect( raw: Raw ) {
	const link = readText( raw, 'redirect_link' );
	const isPath = /^\/(?![/\\])[^\p{Cc}]*$/u.test( link );
	const address = isPath ? link : safeUrl( link );
	return readBoolean( raw, 'redirect_action' ) &&
		address &&
		/^(https?:|\/)/.test( address )
		? { href: address, isNewTab: readBoolean( raw, 'link_in_new_tab' ) }
		: null;
}

/**
 * Parses the server's answer to a message (docs/for-developers.md, "Calls"), or whatever came in its place. All texts
 * are plain text. Servers of Chaty 3.x prefix fields: `chaty-field-name`.
 */
export function parseFormReply( reply: unknown ) {
	const raw = asRecord( reply );
	const seconds = readNumber( raw, 'close_form_after_seconds', 0 );
	return {
		isSaved: readBoolean( raw, 'status' ),
		message: readText( raw, 'message' ),
		errors: readList( raw, 'errors' )
			.map( asRecord )
			.map( ( error ) => ( {
				field: readText( error, 'field' ).replace( 'chaty-field-', '' ),
				message: readText( error, 'message' ),
			} ) ),
		/** Where the visitor is sent next; `null` to stay. */
		redirect: parseRedirect( raw ),
		/** Until the form closes by itself; `null` for never. */
		closeAfterSeconds: readBoolean( raw, 'close_form_after' )
			? Math.max( 0, seconds )
			: null,
	};
}

export type FormReply = ReturnType< typeof parseFormReply >;
