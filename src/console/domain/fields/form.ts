import { __ } from '@wordpress/i18n';
import { isOn } from './when';
import type { Field } from './types';

const FORM = {
	'channels[].contact_form_settings.contact_form_title': {
		section: 'form',
		control: 'text',
		label: __( 'Heading', 'chaty' ),
	},
	'channels[].contact_form_settings.title_bg_color': {
		section: 'form',
		control: 'color',
		label: __( 'Heading background color', 'chaty' ),
	},
	'channels[].contact_form_settings.button_text': {
		section: 'form',
		control: 'text',
		label: __( 'Button text', 'chaty' ),
	},
	'channels[].contact_form_settings.button_bg_color': {
		section: 'form',
		control: 'color',
		label: __( 'Button color', 'chaty' ),
	},
	'channels[].contact_form_settings.button_text_color': {
		section: 'form',
		control: 'color',
		label: __( 'Button text color', 'chaty' ),
	},
	'channels[].contact_form_settings.contact_form_field_order': {
		section: 'form.field',
		control: 'own',
		label: __( 'Order of the fields', 'chaty' ),
	},
} satisfies Record< string, Field >;

const redirects = isOn( 'redirect_action' );

const SENT = {
	'channels[].contact_form_settings.thanks_message': {
		section: 'form.sent',
		control: 'textarea',
		label: __( 'Message after sending', 'chaty' ),
		help: __( 'Empty: “Your message was sent. Thank you!”', 'chaty' ),
	},
	'channels[].contact_form_settings.redirect_action': {
		section: 'form.sent',
		control: 'toggle',
		label: __( 'Go to a page after sending', 'chaty' ),
	},
	'channels[].contact_form_settings.redirect_link': {
		section: 'form.sent',
		control: 'text',
		label: __( 'Address of the page', 'chaty' ),
		when: redirects,
	},
	'channels[].contact_form_settings.link_in_new_tab': {
		section: 'form.sent',
		control: 'toggle',
		label: __( 'Open it in a new tab', 'chaty' ),
		when: redirects,
	},
	'channels[].contact_form_settings.close_form_after': {
		section: 'form.sent',
		control: 'toggle',
		label: __( 'Close the form after sending', 'chaty' ),
	},
	'channels[].contact_form_settings.close_form_after_seconds': {
		section: 'form.sent',
		control: 'number',
		label: __( 'Seconds until it closes', 'chaty' ),
		when: isOn( 'close_form_after' ),
	},
	'channels[].contact_form_settings.email_address': {
		section: 'form.mail',
		control: 'text',
		label: __( 'Who gets the messages by email', 'chaty' ),
	},
	'channels[].contact_form_settings.email_subject': {
		section: 'form.mail',
		control: 'text',
		label: __( 'Subject of the email', 'chaty' ),
		variables: 'mail',
	},
	'channels[].contact_form_settings.email_cc': {
		section: 'form.mail',
		control: 'text',
		label: __( 'Copy to (Cc)', 'chaty' ),
		help: __( 'All recipients see these addresses.', 'chaty' ),
	},
	'channels[].contact_form_settings.email_bcc': {
		section: 'form.mail',
		control: 'text',
		label: __( 'Blind copy to (Bcc)', 'chaty' ),
		help: __( 'No other recipient sees these addresses.', 'chaty' ),
	},
	'channels[].contact_form_settings.confirmation_text': {
		section: 'form.confirmation',
		control: 'textarea',
		label: __( 'Text of the confirmation', 'chaty' ),
		help: __(
			'Goes to the email address that the visitor entered, with nothing of the message in it, at most once a day. May contain {widget}, {form}, {date} and {hour}, as its subject may. Empty: no email.',
			'chaty'
		),
	},
	'channels[].contact_form_settings.confirmation_subject': {
		section: 'form.confirmation',
		control: 'text',
		label: __( 'Subject of the confirmation', 'chaty' ),
		help: __(
			'Empty: “Your message to” and the name of the site.',
			'chaty'
		),
	},
} satisfies Record< string, Field >;

const FIELDS = {
	'channels[].contact_fields[].field': {
		section: 'form.field',
		control: 'own',
		label: __( 'Field', 'chaty' ),
	},
	'channels[].contact_fields[].title': {
		section: 'form.field',
		control: 'text',
		label: __( 'Label', 'chaty' ),
	},
	'channels[].contact_fields[].placeholder': {
		section: 'form.field',
		control: 'text',
		label: __( 'Placeholder', 'chaty' ),
	},
	'channels[].contact_fields[].is_required': {
		section: 'form.field',
		control: 'toggle',
		label: __( 'Required', 'chaty' ),
	},
	'channels[].contact_fields[].type': {
		section: 'form.field',
		control: 'select',
		label: __( 'Input type', 'chaty' ),
		help: __( '“Several lines” makes the field taller.', 'chaty' ),
		choices: {
			text: __( 'One line', 'chaty' ),
			textarea: __( 'Several lines', 'chaty' ),
			email: __( 'Email address', 'chaty' ),
			tel: __( 'Telephone number', 'chaty' ),
			url: __( 'Web address', 'chaty' ),
			number: __( 'Number', 'chaty' ),
			date: __( 'Date', 'chaty' ),
		},
	},
	'channels[].contact_fields[].is_custom': {
		section: 'form.field.kept',
		control: 'toggle',
		label: __( 'Custom field', 'chaty' ),
	},
	'channels[].contact_fields[].field_dropdown': {
		section: 'form.field.kept',
		control: 'text',
		label: __( 'Type of the custom field', 'chaty' ),
	},
	'channels[].contact_fields[].field_label': {
		section: 'form.field.kept',
		control: 'text',
		label: __( 'Label of the custom field', 'chaty' ),
	},
	'channels[].contact_fields[].dropdown_placeholder': {
		section: 'form.field.kept',
		control: 'text',
		label: __( 'Placeholder of the list', 'chaty' ),
	},
	'channels[].contact_fields[].dropdown_option': {
		section: 'form.field.kept',
		control: 'list',
		label: __( 'Choices of the list, one per line', 'chaty' ),
	},
} satisfies Record< string, Field >;

export const FORM_FIELDS = { ...FORM, ...SENT, ...FIELDS };
