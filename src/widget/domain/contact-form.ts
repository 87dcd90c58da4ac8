import { isEmailAddress } from '../../shared/email';
import { safeUrl } from '../../shared/safe-url';
import type { ChannelModel } from './settings/types';
import {
	asRecord,
	readBoolean,
	readList,
	readNumber,
	readText,
} from '../../shared/raw-values';
import type { Raw } from '../../shared/raw-values';

/** The fields a widget's form can have, in the order in which they are sent. */
export const FIELD_NAMES = [ 'name', 'email', 'phone', 'message' ] as const;
type FieldName = ( typeof FIELD_NAMES )[ number ];

/** One field of a contact form. */
export interface FormField {
	readonly name: FieldName;
	/** The owner's label; empty for the usual one. */
	readonly label: string;
	readonly placeholder: string;
	readonly isRequired: boolean;
	/** Whether it takes several lines. */
	readonly isLong: boolean;
}

/** A form that names no fields has these, all required, as on the server. */
const DEFAULT_FIELDS = [ 'name', 'email', 'message' ].map( ( field ) => ( {
	field,
	is_required: 1,
} ) );

function parseField( settings: unknown ): FormField[] {
	const raw = asRecord( settings );
	const name = FIELD_NAMES.find(
		( known ) => known === readText( raw, 'field' )
	);
	if ( ! name ) {
		return [];
	}
	const usual = name === 'message' ? 'textarea' : '';
	return [
		{
			name,
			label: readText( raw, 'title' ),
			placeholder: readText( raw, 'placeholder' ),
			isRequired: readBoolean( raw, 'is_required' ),
			isLong: readText( raw, 'type', usual ) === 'textarea',
		},
	];
}

/** The form's fields in the owner's order, each once. An owner's own fields are not among them. */
export function parseFormFields( {
	raw,
}: Pick< ChannelModel, 'raw' > ): readonly FormField[] {
	const { contact_form_settings: settings } = raw;
	const given = readList( raw, 'contact_fields' ).flatMap( parseField );
	const fields = given.length ? given : DEFAULT_FIELDS.flatMap( parseField );
	const order = readList( asRecord( settings ), 'contact_form_field_order' );
	const listed = order.flatMap( ( name ) =>
		fields.filter( ( field ) => field.name === name )
	);
	const byName = new Map(
		[ ...listed, ...fields ].map( ( field ) => [ field.name, field ] )
	);
	return [ ...byName.values() ];
}

/** A field that keeps the form from being sent, and why. */
export interface FieldError {
	readonly name: FieldName;
	readonly error: 'required' | 'invalid';
}

function findError(
	{ name, isRequired }: FormField,
	value: string
): FieldError[ 'error' ] | null {
	if ( ! value ) {
		return isRequired ? 'required' : null;
	}
	// People write phone numbers in too many ways to judge them: "ext. 5", "01.23.45.67.89".
	return name === 'email' && ! isEmailAddress( value ) ? 'invalid' : null;
}

/** Spec section 5, "Widget contact form": the fields at fault in the form's order, judged without the spaces around their values. */
export function checkForm(
	fields: readonly FormField[],
	values: Readonly< Record< string, string > >
): readonly FieldError[] {
	return fields.flatMap( ( field ) => {
		const error = findError( field, ( values[ field.name ] ?? '' ).trim() );
		return error ? [ { name: field.name, error } ] : [];
	} );
}

/** What the server said to a message (spec section 7, call 4). All texts are plain text. */
export interface FormReply {
	readonly isSaved: boolean;
	readonly message: string;
	readonly errors: readonly {
		readonly field: string;
		readonly message: string;
	}[];
	/** Where to go on; `null` to stay. */
	readonly redirect: {
		readonly href: string;
		readonly isNewTab: boolean;
	} | null;
	/** Seconds until the form closes by itself; `null` for never. */
	readonly closeAfterSeconds: number | null;
}

/** Owners write web addresses, or paths of their site; `//host` and `/\host` would leave it. */
function parseRedirect( raw: Raw ): FormReply[ 'redirect' ] {
	const link = readText( raw, 'redirect_link' );
	const isPath = /^\/(?![/\\])[^\p{Cc}]*$/u.test( link );
	const address = isPath ? link : safeUrl( link );
	return readBoolean( raw, 'redirect_action' ) &&
		address &&
		/^(https?:|\/)/.test( address )
		? { href: address, isNewTab: readBoolean( raw, 'link_in_new_tab' ) }
		: null;
}

/** Reads the server's reply, or whatever came in its place. The incumbent's server calls a field `chaty-field-name`. */
export function parseFormReply( reply: unknown ): FormReply {
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
		redirect: parseRedirect( raw ),
		closeAfterSeconds: readBoolean( raw, 'close_form_after' )
			? Math.max( 0, seconds )
			: null,
	};
}
