import { __, sprintf } from '@wordpress/i18n';
import {
	asRecord,
	readList,
	readText,
	type Raw,
} from '../../../shared/raw-values';
import { FIELD_NAMES } from '../../../widget/domain/contact-form';
import type { ChannelModel } from '../../../widget/domain/settings/types';
import {
	EditorProvider,
	useChange,
	useRaw,
} from '../../components/editor-context';
import { AddButton } from '../../components/list-buttons';
import { SectionFields } from '../../components/schema-field';
import { SortableList } from '../../components/sortable-list';
import { TextButton } from '../../components/text-button';
import { useFilledList } from '../../components/use-filled-list';
import type { Path } from '../../domain/document';
import { getAt } from '../../domain/draft';
import {
	createField,
	createOwnField,
	createOrder,
	FIELD_LABELS,
	getDefaultFields,
	listOtherFields,
	listRows,
	type FormRow,
} from '../../domain/form-fields';
import { FormFieldRow } from './form-field-row';

/** Key that identifies a field. */
const KEY = 'channels[].contact_fields[].field';
const OWN_KEY = 'channels[].contact_own_fields[].id';

/** Fields that other plugins have and this form does not show. */
function OtherFields( { base }: { readonly base: Path } ) {
	const raw = useRaw( base );
	return (
		<>
			{ listOtherFields( raw ).map( ( index ) => {
				const path = [ ...base, 'contact_fields', index ];
				const field = asRecord( getAt( raw, path.slice( -2 ) ) );
				const name = readText(
					field,
					'field_label',
					readText( field, 'field' )
				);
				return (
					<FormFieldRow
						key={ index }
						name={ KEY }
						path={ path }
						title={ sprintf(
							/* translators: %s: label of a form field. */
							__(
								'%s (custom field, visitors do not see it)',
								'chaty'
							),
							name
						) }
					>
						<SectionFields section="form.field" base={ path } />
						<SectionFields
							section="form.field.kept"
							base={ path }
						/>
					</FormFieldRow>
				);
			} ) }
		</>
	);
}

function AddFields( { base }: { readonly base: Path } ) {
	const onChange = useChange();
	const raw = useRaw( base );
	const names = listRows( raw ).map( ( { field } ) => field );
	const missing = FIELD_NAMES.filter( ( name ) => ! names.includes( name ) );
	const add = ( list: FormRow[ 'list' ], field: Raw, label: string ) =>
		onChange(
			[ ...base, list ],
			[ ...readList( raw, list ), field ],
			label
		);
	const ownLabel = __( 'Add a field of your own', 'chaty' );
	return (
		<div className="chaty-console-add">
			{ missing.map( ( name ) => {
				const label = sprintf(
					/* translators: %s: name of a form field. */
					__( 'Add the field %s', 'chaty' ),
					FIELD_LABELS[ name ]
				);
				const field = createField( name, false );
				return (
					<TextButton
						key={ name }
						onClick={ () => add( 'contact_fields', field, label ) }
					>
						{ label }
					</TextButton>
				);
			} ) }
			<AddButton
				list="channels[].contact_own_fields"
				count={ readList( raw, 'contact_own_fields' ).length }
				label={ ownLabel }
				onAdd={ () =>
					add( 'contact_own_fields', createOwnField(), ownLabel )
				}
			/>
		</div>
	);
}

function KnownFields( { base }: { readonly base: Path } ) {
	const onChange = useChange();
	const raw = useRaw( base );
	const setOrder = ( rows: readonly FormRow[] ) =>
		onChange(
			[ ...base, 'contact_form_settings', 'contact_form_field_order' ],
			createOrder(
				raw,
				rows.map( ( { field } ) => field )
			),
			__( 'Change the order', 'chaty' )
		);
	return (
		<div data-field="channels[].contact_form_settings.contact_form_field_order">
			<SortableList
				label={ __( 'Fields of the form', 'chaty' ) }
				items={ listRows( raw ).map( ( row ) => ( {
					...row,
					id: `${ row.list }.${ row.index }`,
					name: row.title,
				} ) ) }
				onOrder={ setOrder }
			>
				{ ( { title, list, index }, controls ) => {
					const path = [ ...base, list, index ];
					const isOwn = list === 'contact_own_fields';
					return (
						<FormFieldRow
							name={ isOwn ? OWN_KEY : KEY }
							path={ path }
							title={ title }
							controls={ controls }
						>
							<SectionFields
								section={ isOwn ? 'form.own' : 'form.field' }
								base={ path }
							/>
						</FormFieldRow>
					);
				} }
			</SortableList>
		</div>
	);
}

export interface FormFieldsProps {
	readonly base: Path;
	readonly channel: ChannelModel;
}

export function FormFields( { base, channel }: FormFieldsProps ) {
	const editor = useFilledList(
		[ ...base, 'contact_fields' ],
		getDefaultFields( channel )
	);
	return (
		<EditorProvider value={ editor }>
			<KnownFields base={ base } />
			<AddFields base={ base } />
			<OtherFields base={ base } />
		</EditorProvider>
	);
}
