import { Button } from '@wordpress/components';
import { createInterpolateElement, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Dialog } from '../components/dialog';
import { submitForm } from '../browser/submit-form';
import type { MessagesFacts } from '../domain/message-facts';

type Kind = 'export' | 'erase';

interface Props {
	readonly email: string;
	readonly data: MessagesFacts[ 'personalData' ];
}

/** Makes WordPress's own request, as the form of its screen does. */
const request = ( kind: Kind, { email, data }: Props ) => {
	const name = kind === 'export' ? 'export' : 'remove';
	submitForm( data[ kind ], {
		action: `add_${ name }_personal_data_request`,
		type_of_action: `${ name }_personal_data`,
		username_or_email_for_privacy_request: email,
		send_confirmation_email: '1',
		_wpnonce: data.nonce,
	} );
};

/** What a request does, before it is made: WordPress mails the person. */
function Question( props: Props & { kind: Kind; onClose: () => void } ) {
	const { kind, email, onClose } = props;
	const title =
		kind === 'export'
			? __( 'Export personal data', 'chaty' )
			: __( 'Erase personal data', 'chaty' );
	return (
		<Dialog
			title={ title }
			action={ __( 'Send Request', 'chaty' ) }
			isDestructive={ kind === 'erase' }
			onAction={ () => request( kind, props ) }
			onClose={ onClose }
		>
			<p>
				{ createInterpolateElement(
					__(
						'WordPress asks <email/> by email to confirm the request, and keeps it on its own screen. It covers everything this site knows about the person.',
						'chaty'
					),
					{ email: <strong>{ email }</strong> }
				) }
			</p>
		</Dialog>
	);
}

/** Export and erasure of what the site knows of a person, for users who may request them. */
export function PersonalData( props: Props ) {
	const [ kind, setKind ] = useState< Kind | null >( null );
	const button = ( of: Kind, label: string ) =>
		props.data[ of ] && (
			<Button variant="link" onClick={ () => setKind( of ) }>
				{ label }
			</Button>
		);
	return (
		<div className="chaty-message-personal">
			{ button( 'export', __( 'Export personal data', 'chaty' ) ) }
			{ button( 'erase', __( 'Erase personal data', 'chaty' ) ) }
			{ kind && (
				<Question
					{ ...props }
					kind={ kind }
					onClose={ () => setKind( null ) }
				/>
			) }
		</div>
	);
}
