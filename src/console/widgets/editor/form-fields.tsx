import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { asRecord, readList, readText } from '../../../shared/raw-values';
import { FIELD_NAMES } from '../../../widget/domain/contact-form';
import type { ChannelModel } from '../../../widget/domain/settings/types';
import { EditorProvider, useEditor } from '../../components/editor-context';
import { RemoveButton } from '../../components/list-buttons';
import { SectionFields } from '../../components/schema-field';
import { SortableList } from '../../components/sortable-list';
import { useFilledList } from '../../components/use-filled-list';
import type { Path } from '../../domain/document';
import { getAt } from '../../domain/draft';
import {
	createField,
	createOrder,
	FIELD_LABELS,
	getDefaultFields,
	listOtherFields,
	listRows,
	type FormRow,
} from '../../domain/form-fields';
import { Details } from './details';

interface RowProps {
	readonly path: Path;
	readonly title: string;
	readonly controls?: ReactNode;
	readonly children: ReactNode;
}

/** One field of the form. */
function Field( { path, title, controls, children }: RowProps ) {
	const { onChange } = useEditor();
	const label =
		/* translators: %s: name of a form field. */
		sprintf( __( 'Remove the field %s', 'chaty' ), title );
	return (
		<>
			<div className="chaty-console-head">
				{ controls }
				<span
					className="chaty-console-title"
					data-field="channels[].contact_fields[].field"
					dir="auto"
				>
					{ title }
				</span>
				<RemoveButton
					label={ label }
					onClick={ () => onChange( path, undefined, label ) }
				/>
			</div>
			<Details title={ __( 'Edit', 'chaty' ) }>{ children }</Details>
		</>
	);
}

/** Fields that other plugins have and this form does not show. */
function OtherFields( { base }: { readonly base: Path } ) {
	const { widget } = useEditor();
	const raw = asRecord( getAt( widget, base ) );
	return (
		<>
			{ listOtherFields( raw ).map( ( index ) => {
				const path = [ ...base, 'contact_fields', index ];
				const field = asRecord( getAt( widget, path ) );
				const name = readText(
					field,
					'field_label',
					readText( field, 'field' )
				);
				return (
					<Field
						key={ index }
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
					</Field>
				);
			} ) }
		</>
	);
}

/** The fields that the form does not have yet. */
function AddFields( { base }: { readonly base: Path } ) {
	const { widget, onChange } = useEditor();
	const raw = asRecord( getAt( widget, base ) );
	const fields = readList( raw, 'contact_fields' );
	const names = listRows( raw ).map( ( { field } ) => field );
	return (
		<div className="chaty-console-add">
			{ FIELD_NAMES.filter( ( name ) => ! names.includes( name ) ).map(
				( name ) => {
					const label = sprintf(
						/* translators: %s: name of a form field. */
						__( 'Add the field %s', 'chaty' ),
						FIELD_LABELS[ name ]
					);
					return (
						<Button
							key={ name }
							__next40pxDefaultSize
							variant="secondary"
							onClick={ () =>
								onChange(
									[ ...base, 'contact_fields' ],
									[ ...fields, createField( name, false ) ],
									label
								)
							}
						>
							{ label }
						</Button>
					);
				}
			) }
		</div>
	);
}

function KnownFields( { base }: { readonly base: Path } ) {
	const { widget, onChange } = useEditor();
	const raw = asRecord( getAt( widget, base ) );
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
					id: String( row.index ),
					name: FIELD_LABELS[ row.field ],
				} ) ) }
				onOrder={ setOrder }
			>
				{ ( { name, index }, controls ) => {
					const path = [ ...base, 'contact_fields', index ];
					return (
						<Field
							path={ path }
							title={ name }
							controls={ controls }
						>
							<SectionFields section="form.field" base={ path } />
						</Field>
					);
				} }
			</SortableList>
		</div>
	);
}

/** The fields of the contact form. */
export function FormFields( {
	base,
	channel,
}: {
	readonly base: Path;
	readonly channel: ChannelModel;
} ) {
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
