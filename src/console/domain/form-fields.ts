import { __ } from '@wordpress/i18n';
import {
	asRecord,
	readList,
	readText,
	type Raw,
} from '../../shared/raw-values';
import { FIELD_NAMES, type FieldName } from '../../widget/domain/contact-form';
import { parseContactForm } from '../../widget/domain/settings/parse-panels';
import type { ChannelModel } from '../../widget/domain/settings/types';

export const FIELD_LABELS: Readonly< Record< FieldName, string > > = {
	name: __( 'Name', 'chaty' ),
	email: __( 'Email', 'chaty' ),
	phone: __( 'Phone', 'chaty' ),
	message: __( 'Message', 'chaty' ),
};

const TYPES: Readonly< Record< FieldName, string > > = {
	name: 'text',
	email: 'email',
	phone: 'tel',
	message: 'textarea',
};

export const createField = ( field: FieldName, isRequired: boolean ): Raw => ( {
	field,
	title: '',
	placeholder: '',
	type: TYPES[ field ],
	is_required: isRequired ? 1 : 0,
} );

/** What a form has that names no fields: those of the visitor's page, as they are stored. */
export const getDefaultFields = (
	channel: Pick< ChannelModel, 'label' | 'color' >
): readonly Raw[] =>
	parseContactForm( { ...channel, raw: {} } ).fields.map(
		( { name, isRequired } ) => createField( name, isRequired )
	);

/** One row of the list of fields. */
export interface FormRow {
	readonly field: FieldName;
	/** Its place in `contact_fields`. */
	readonly index: number;
}

const findName = ( raw: Raw ) =>
	FIELD_NAMES.find( ( name ) => name === readText( raw, 'field' ) );

/** The fields in the order in which visitors see them; those of other names are left out, as on the page. */
export function listRows( channel: Raw ): readonly FormRow[] {
	const order = readList(
		asRecord( channel[ 'contact_form_settings' ] ),
		'contact_form_field_order'
	);
	const rows = readList( channel, 'contact_fields' ).flatMap(
		( raw, index ): FormRow[] => {
			const field = findName( asRecord( raw ) );
			return field ? [ { field, index } ] : [];
		}
	);
	const position = ( { field }: FormRow ) =>
		order.includes( field ) ? order.indexOf( field ) : Infinity;
	return [ ...rows ].sort( ( one, other ) =>
		position( one ) === position( other )
			? 0
			: position( one ) - position( other )
	);
}

/** The places of the fields of other names. */
export const listOtherFields = ( channel: Raw ): readonly number[] =>
	readList( channel, 'contact_fields' ).flatMap( ( raw, index ) =>
		findName( asRecord( raw ) ) ? [] : [ index ]
	);

/** The order to store: names of no field of ours stay, at the end. */
export function createOrder(
	channel: Raw,
	names: readonly FieldName[]
): readonly unknown[] {
	const old = readList(
		asRecord( channel[ 'contact_form_settings' ] ),
		'contact_form_field_order'
	);
	return [
		...names,
		...old.filter(
			( name ) => ! FIELD_NAMES.some( ( known ) => known === name )
		),
	];
}
