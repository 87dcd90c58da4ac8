import { __ } from '@wordpress/i18n';
import type { Raw } from '../../../shared/raw-values';
import { findUnknownOption } from '../option-emails';
import { createFields, field, isOn } from './create-fields';

const FORM = 'channels[].contact_form_settings.';
const FIELD = 'channels[].contact_fields[].';
const OWN = 'channels[].contact_own_fields[].';

const isChoice = ( { kind }: Raw ) => kind === 'choice';
const redirects = isOn( 'redirect_action' );

export const FORM_FIELDS = {
	...createFields( { section: 'form' }, FORM, {
		contact_form_title: field.text( __( 'Heading', 'chaty' ) ),
		title_bg_color: field.color(
			__( 'Heading background color', 'chaty' )
		),
		button_text: field.text( __( 'Button text', 'chaty' ) ),
		button_bg_color: field.color( __( 'Button color', 'chaty' ) ),
		button_text_color: field.color( __( 'Button text color', 'chaty' ) ),
	} ),
	...createFields( { section: 'form.field' }, FORM, {
		contact_form_field_order: field.own(
			__( 'Order of the fields', 'chaty' )
		),
	} ),
	...createFields( { section: 'form.sent' }, FORM, {
		thanks_message: field.textarea(
			__( 'Message after sending', 'chaty' ),
			__( 'Empty: “Your message was sent. Thank you!”', 'chaty' )
		),
		redirect_action: field.toggle(
			__( 'Go to a page after sending', 'chaty' )
		),
		redirect_link: field.text( __( 'Address of the page', 'chaty' ), {
			when: redirects,
		} ),
		link_in_new_tab: field.toggle( __( 'Open it in a new tab', 'chaty' ), {
			when: redirects,
		} ),
		close_form_after: field.toggle(
			__( 'Close the form after sending', 'chaty' )
		),
		close_form_after_seconds: field.number(
			__( 'Seconds until it closes', 'chaty' ),
			{ when: isOn( 'close_form_after' ) }
		),
	} ),
	...createFields( { section: 'form.mail' }, FORM, {
		email_address: field.text(
			__( 'Who gets the messages by email', 'chaty' )
		),
		email_subject: field.text( __( 'Subject of the email', 'chaty' ), {
			variables: 'mail',
		} ),
		email_cc: field.text(
			__( 'Copy to (Cc)', 'chaty' ),
			__( 'All recipients see these addresses.', 'chaty' )
		),
		email_bcc: field.text(
			__( 'Blind copy to (Bcc)', 'chaty' ),
			__( 'No other recipient sees these addresses.', 'chaty' )
		),
	} ),
	...createFields( { section: 'form.confirmation' }, FORM, {
		confirmation_text: field.textarea(
			__( 'Text of the confirmation', 'chaty' ),
			__(
				'Goes to the email address that the visitor entered, with nothing of the message in it, at most once a day. May contain {widget}, {form}, {date} and {hour}, as its subject may. Empty: no email.',
				'chaty'
			)
		),
		confirmation_subject: field.text(
			__( 'Subject of the confirmation', 'chaty' ),
			__( 'Empty: “Your message to” and the name of the site.', 'chaty' )
		),
	} ),
	...createFields( { section: 'form.field' }, FIELD, {
		field: field.own( __( 'Field', 'chaty' ) ),
		title: field.text( __( 'Label', 'chaty' ) ),
		placeholder: field.text( __( 'Placeholder', 'chaty' ) ),
		is_required: field.toggle( __( 'Required', 'chaty' ) ),
		type: field.select( __( 'Input type', 'chaty' ), {
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
		} ),
	} ),
	...createFields( { section: 'form.field.kept' }, FIELD, {
		is_custom: field.toggle( __( 'Custom field', 'chaty' ) ),
		field_dropdown: field.text( __( 'Type of the custom field', 'chaty' ) ),
		field_label: field.text( __( 'Label of the custom field', 'chaty' ) ),
		dropdown_placeholder: field.text(
			__( 'Placeholder of the list', 'chaty' )
		),
		dropdown_option: field.list(
			__( 'Choices of the list, one per line', 'chaty' )
		),
	} ),
	// Fields of the owner's own.
	...createFields( { section: 'form.own' }, OWN, {
		id: field.own( __( 'Field', 'chaty' ) ),
		label: field.text( __( 'Label', 'chaty' ) ),
		kind: field.select( __( 'What visitors enter', 'chaty' ), {
			choices: {
				text: __( 'One line', 'chaty' ),
				choice: __( 'One of several options', 'chaty' ),
				number: __( 'Number', 'chaty' ),
				date: __( 'Date', 'chaty' ),
			},
		} ),
		options: field.list( __( 'Options, one per line', 'chaty' ), {
			help: __(
				'Without options, visitors do not see the field.',
				'chaty'
			),
			when: isChoice,
		} ),
		option_emails: field.textarea(
			__( 'Who gets the messages with an option', 'chaty' ),
			{
				help: __(
					'One option per line, such as “Sales: sales@example.org”. Messages with others go to the recipients of the form.',
					'chaty'
				),
				when: isChoice,
				check: findUnknownOption,
			}
		),
		placeholder: field.text( __( 'Placeholder', 'chaty' ), {
			when: ( { kind } ) => kind !== 'date',
		} ),
		is_required: field.toggle( __( 'Required', 'chaty' ) ),
	} ),
};
