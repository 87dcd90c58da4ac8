import { __, sprintf } from '@wordpress/i18n';
import { useEditorPart, usePreload } from '../../components/editor-context';
import { SectionFields } from '../../components/schema-field';
import { useLazyPart, WithPart } from '../../components/lazy-part';
import { Details } from './details';
import { FormFields, type FormFieldsProps } from './form-fields';

const loadTest = () =>
	import( /* webpackChunkName: "console-test-message" */ './test-message' );

function Test( { name }: { readonly name: string } ) {
	const widget = useEditorPart( ( editor ) => editor.widget );
	return (
		<WithPart lazy={ useLazyPart( loadTest ) }>
			{ ( part ) => (
				<part.TestMessage widget={ widget } channel={ name } />
			) }
		</WithPart>
	);
}

export function ContactFormSection( { base, channel }: FormFieldsProps ) {
	const settings = [ ...base, 'contact_form_settings' ];
	const emailHelp = sprintf(
		/* translators: %s: email address. */
		__( 'Several addresses are separated by commas. Empty: %s.', 'chaty' ),
		usePreload().site.adminEmail
	);
	return (
		<>
			<Details title={ __( 'Fields of the form', 'chaty' ) }>
				<FormFields base={ base } channel={ channel } />
			</Details>
			<Details title={ __( 'Texts and colors of the form', 'chaty' ) }>
				<SectionFields section="form" base={ settings } />
			</Details>
			<Details title={ __( 'Email to you', 'chaty' ) }>
				<SectionFields
					section="form.mail"
					base={ settings }
					helps={ { email_address: emailHelp } }
				/>
				<Test name={ channel.slug } />
			</Details>
			<Details title={ __( 'Email to the visitor', 'chaty' ) }>
				<SectionFields section="form.confirmation" base={ settings } />
			</Details>
			<Details title={ __( 'After sending', 'chaty' ) }>
				<SectionFields section="form.sent" base={ settings } />
			</Details>
		</>
	);
}
