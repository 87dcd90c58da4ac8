import { __, sprintf } from '@wordpress/i18n';
import { useEditorPart, usePreload } from '../../components/editor-context';
import { SchemaField, SectionFields } from '../../components/schema-field';
import { useLazyPart, WithPart } from '../../components/lazy-part';
import type { ChannelModel } from '../../../widget/domain/settings/types';
import type { Path } from '../../domain/document';
import { getSectionKeys } from '../../domain/fields';
import { Details } from './details';
import { FormFields } from './form-fields';

interface Props {
	readonly base: Path;
	readonly channel: ChannelModel;
}

function Mail( { base }: Pick< Props, 'base' > ) {
	const { adminEmail } = usePreload().site;
	return (
		<>
			{ getSectionKeys( 'form.mail' ).map( ( key ) => {
				const name = key.split( '.' ).slice( -1 );
				return (
					<SchemaField
						key={ key }
						path={ [ ...base, ...name ] }
						{ ...( key.endsWith( 'email_address' ) && {
							help: sprintf(
								/* translators: %s: email address. */
								__(
									'Several addresses are separated by commas. Empty: %s.',
									'chaty'
								),
								adminEmail
							),
						} ) }
					/>
				);
			} ) }
		</>
	);
}

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

export function ContactFormSection( { base, channel }: Props ) {
	const settings = [ ...base, 'contact_form_settings' ];
	return (
		<>
			<Details title={ __( 'Fields of the form', 'chaty' ) }>
				<FormFields base={ base } channel={ channel } />
			</Details>
			<Details title={ __( 'Texts and colors of the form', 'chaty' ) }>
				<SectionFields section="form" base={ settings } />
			</Details>
			<Details title={ __( 'Email to you', 'chaty' ) }>
				<Mail base={ settings } />
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
