import { __ } from '@wordpress/i18n';
import type { Raw } from '../../../shared/raw-values';
import { findUnknownOption } from '../option-emails';
import type { Field } from './types';

const isChoice = ( { kind }: Raw ) => kind === 'choice';

/** A field of the owner's own in a contact form. */
export const OWN_FIELD_FIELDS = {
	'channels[].contact_own_fields[].id': {
		section: 'form.own',
		control: 'own',
		label: __( 'Field', 'chaty' ),
	},
	'channels[].contact_own_fields[].label': {
		section: 'form.own',
		control: 'text',
		label: __( 'Label', 'chaty' ),
	},
	'channels[].contact_own_fields[].kind': {
		section: 'form.own',
		control: 'select',
		label: __( 'What visitors enter', 'chaty' ),
		choices: {
			text: __( 'One line', 'chaty' ),
			choice: __( 'One of several options', 'chaty' ),
			number: __( 'Number', 'chaty' ),
			date: __( 'Date', 'chaty' ),
		},
	},
	'channels[].contact_own_fields[].options': {
		section: 'form.own',
		control: 'list',
		label: __( 'Options, one per line', 'chaty' ),
		help: __( 'Without options, visitors do not see the field.', 'chaty' ),
		when: isChoice,
	},
	'channels[].contact_own_fields[].option_emails': {
		section: 'form.own',
		control: 'textarea',
		label: __( 'Who gets the messages with an option', 'chaty' ),
		help: __(
			'One option per line, such as “Sales: sales@example.org”. Messages with others go to the recipients of the form.',
			'chaty'
		),
		when: isChoice,
		check: findUnknownOption,
	},
	'channels[].contact_own_fields[].placeholder': {
		section: 'form.own',
		control: 'text',
		label: __( 'Placeholder', 'chaty' ),
		when: ( { kind } ) => kind !== 'date',
	},
	'channels[].contact_own_fields[].is_required': {
		section: 'form.own',
		control: 'toggle',
		label: __( 'Required', 'chaty' ),
	},
} satisfies Record< string, Field >;
