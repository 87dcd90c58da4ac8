import { readColor } from '../color';
import { FIELD_KINDS, FIELD_NAMES, type FormField } from '../contact-form';
import { parseConsent, type PanelChannel } from './parse-panels';
import {
	asRecord,
	readBoolean,
	readEnum,
	readList,
	readText,
	type Raw,
} from '../../../shared/raw-values';

/** docs/how-it-works.md, "Contact form": what a form has that names no fields. */
const DEFAULT_FIELDS = [ 'name', 'email', 'message' ];

function parseField( value: unknown ): FormField[] {
	const raw = asRecord( value );
	const name = FIELD_NAMES.find(
		( known ) => known === readText( raw, 'field' )
	);
	const type = name === 'message' ? 'textarea' : '';
	return name
		? [
				{
					name,
					kind: '',
					options: [],
					label: readText( raw, 'title' ),
					placeholder: readText( raw, 'placeholder' ),
					isRequired: readBoolean( raw, 'is_required' ),
					isMultiline: readText( raw, 'type', type ) === 'textarea',
				},
		  ]
		: [];
}

function parseOwnField( value: unknown ): FormField {
	const raw = asRecord( value );
	return {
		name: readText( raw, 'id' ),
		kind: readEnum( raw, 'kind', FIELD_KINDS, '' ),
		options: readList( raw, 'options' ).map( String ).filter( Boolean ),
		label: readText( raw, 'label' ),
		placeholder: readText( raw, 'placeholder' ),
		isRequired: readBoolean( raw, 'is_required' ),
		isMultiline: false,
	};
}

/** One without a label, or without anything to choose, is left out, as on the server. */
const isUsable = ( { name, label, kind, options }: FormField ) =>
	/^own_/.test( name ) && label && ( kind !== 'choice' || options[ 0 ] );

/** The consent as the last field of a form; the server knows it by the same name. */
function listConsent( raw: Raw ): readonly FormField[] {
	const { text, isRequired } = parseConsent( raw );
	const name = 'own_consent';
	const common = { options: [], placeholder: '', isMultiline: false };
	return text
		? [ { ...common, name, kind: 'consent', label: text, isRequired } ]
		: [];
}

/** Fields of other names are left out. The owner's own come last, unless the order says otherwise. */
function parseFields( raw: Raw, settings: Raw ): readonly FormField[] {
	const given = readList( raw, 'contact_fields' ).flatMap( parseField );
	const fields = [
		...( given.length
			? given
			: DEFAULT_FIELDS.flatMap( ( field ) =>
					parseField( { field, is_required: 1 } )
			  ) ),
		...readList( raw, 'contact_own_fields' )
			.map( parseOwnField )
			.filter( isUsable ),
	];
	const ordered = readList( settings, 'contact_form_field_order' ).flatMap(
		( name ) => fields.filter( ( field ) => field.name === name )
	);
	const byName = new Map< string, FormField >(
		[ ...ordered, ...fields ].map( ( field ) => [ field.name, field ] )
	);
	return [ ...byName.values() ];
}

export function parseContactForm( { raw, label }: PanelChannel ) {
	const settings = asRecord( raw[ 'contact_form_settings' ] );
	return {
		title: readText( settings, 'contact_form_title', label ),
		color: readColor( settings, 'title_bg_color' ),
		button: {
			text: readText( settings, 'button_text' ),
			color: readColor( settings, 'button_bg_color' ),
			textColor: readColor( settings, 'button_text_color' ),
		},
		/** In the owner's order, each once; the consent last. */
		fields: [ ...parseFields( raw, settings ), ...listConsent( raw ) ],
	};
}

export type ContactFormSettings = ReturnType< typeof parseContactForm >;
