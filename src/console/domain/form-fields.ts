import { __ } from '@wordpress/i18n';
import {
	asRecord,
	readList,
	readRecords,
	readText,
	type Raw,
} from '../../shared/raw-values';
import { FIELD_NAMES, type FieldName } from '../../widget/domain/contact-form';
import { parseContactForm } from '../../widget/domain/settings/parse-contact-form';
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

/** The fields of a form that names none: those of the visitor's page, as they are stored. */
export const getDefaultFields = (
	channel: Pick< ChannelModel, 'label' | 'color' >
): readonly Raw[] =>
	parseContactForm( { ...channel, raw: {} } ).fields.map(
		( { name, isRequired } ) => createField( name as FieldName, isRequired )
	);

/** A field of the owner's own, with an ID that no other one has. */
export const createOwnField = (): Raw => ( {
	id: `own_${ Date.now().toString( 36 ) }`,
	kind: 'text',
	label: __( 'New field', 'chaty' ),
	placeholder: '',
	is_required: 0,
	options: [],
} );

export interface FormRow {
	/** Its name, or its ID where it is the owner's own. */
	readonly field: string;
	readonly title: string;
	readonly list: 'contact_fields' | 'contact_own_fields';
	readonly index: number;
}

const findName = ( raw: Raw ) =>
	FIELD_NAMES.find( ( name ) => name === readText( raw, 'field' ) );

const isOwnId = ( id: unknown ) => /^own_/.test( String( id ) );

const readOrder = ( channel: Raw ) =>
	readList(
		asRecord( channel[ 'contact_form_settings' ] ),
		'contact_form_field_order'
	);

const listOwnRows = ( channel: Raw ): readonly FormRow[] =>
	readRecords( channel, 'contact_own_fields' ).flatMap( ( raw, index ) => {
		const field = readText( raw, 'id' );
		const title = readText( raw, 'label', __( 'Field', 'chaty' ) );
		const list = 'contact_own_fields';
		return isOwnId( field ) ? [ { field, title, list, index } ] : [];
	} );

/** The fields in the order in which visitors see them; those of other names are left out, as on the page. */
export function listRows( channel: Raw ): readonly FormRow[] {
	const order = readOrder( channel );
	const rows = readRecords( channel, 'contact_fields' ).flatMap(
		( raw, index ): FormRow[] => {
			const field = findName( raw );
			const list = 'contact_fields';
			return field
				? [ { field, title: FIELD_LABELS[ field ], list, index } ]
				: [];
		}
	);
	const position = ( { field }: FormRow ) =>
		order.includes( field ) ? order.indexOf( field ) : Infinity;
	return [ ...rows, ...listOwnRows( channel ) ].sort( ( one, other ) =>
		position( one ) === position( other )
			? 0
			: position( one ) - position( other )
	);
}

export const listOtherFields = ( channel: Raw ): readonly number[] =>
	readRecords( channel, 'contact_fields' ).flatMap( ( raw, index ) =>
		findName( raw ) ? [] : [ index ]
	);

/** The order to store; names of unknown fields stay, at the end. */
export function createOrder( channel: Raw, names: readonly string[] ) {
	return [
		...names,
		...readOrder( channel ).filter(
			( name ) =>
				! isOwnId( name ) &&
				! FIELD_NAMES.some( ( known ) => known === name )
		),
	];
}
