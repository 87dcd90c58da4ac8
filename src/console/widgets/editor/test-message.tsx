import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { StatusNotice } from '../../components/status-notice';
import { TextButton } from '../../components/text-button';
import { useAttempt } from '../../components/use-attempt';
import type { SettingsDocument, WidgetDocument } from '../../domain/document';

interface Props {
	readonly widget: WidgetDocument;
	/** Name of the contact form among the channels. */
	readonly channel: string;
}

interface Answer {
	readonly id: number;
	readonly mail_error: string;
	readonly can_read: boolean;
}

interface State {
	readonly status: 'success' | 'warning' | 'error';
	readonly text: string;
	/** ID of the message, for users who may read it. */
	readonly id?: number;
}

const findForm = ( { channels }: WidgetDocument, name: string ) =>
	( channels as readonly { channel?: unknown }[] ).find(
		( { channel } ) => channel === name
	);

/** Why the form of the draft cannot be tried; empty where it is the stored one. */
async function checkStored( { widget, channel }: Props ): Promise< string > {
	const { chaty_widgets: stored } = await apiFetch< SettingsDocument >( {
		path: '/chaty/v1/widgets',
	} );
	const same = stored.find(
		( { id } ) => String( id ) === String( widget.id )
	);
	const form = same && findForm( same, channel );
	if ( ! form ) {
		return __(
			'Save the widget first: this form is not stored yet.',
			'chaty'
		);
	}
	return JSON.stringify( form ) ===
		JSON.stringify( findForm( widget, channel ) )
		? ''
		: __(
				'The form has unsaved changes. Save first: a test takes what is stored.',
				'chaty'
		  );
}

function describe( { id, ...answer }: Answer ): State {
	const { mail_error: error, can_read: canRead } = answer;
	return {
		status: error ? 'warning' : 'success',
		text: error
			? sprintf(
					/* translators: %s: What the mail system says, a sentence. */
					__(
						'The message is stored, but its email was not sent: %s',
						'chaty'
					),
					error
			  )
			: __(
					'The message is stored, and its email was handed over to the mail system of this site. Check whether it arrives.',
					'chaty'
			  ),
		...( canRead && { id } ),
	};
}

async function send( props: Props ): Promise< State > {
	const { widget, channel } = props;
	const text = await checkStored( props );
	if ( text ) {
		return { status: 'warning', text };
	}
	return describe(
		await apiFetch< Answer >( {
			path: '/chaty/v1/test-message',
			method: 'POST',
			data: { widget: String( widget.id ), channel },
		} )
	);
}

/** Sends a test message through the form. A bundle of its own, which uses only WordPress's scripts. */
export function TestMessage( props: Props ) {
	const [ state, setState ] = useState< State | null >( null );
	const { isBusy, attempt } = useAttempt( ( error ) =>
		setState( {
			status: 'error',
			text:
				( error as { message?: string } )?.message ??
				__( 'The test message could not be sent.', 'chaty' ),
		} )
	);
	const onClick = () => {
		setState( null );
		return attempt( async () => setState( await send( props ) ) );
	};
	return (
		<div className="chaty-console-fields">
			<div>
				<TextButton isBusy={ isBusy } onClick={ onClick }>
					{ __( 'Send a test message', 'chaty' ) }
				</TextButton>
			</div>
			{ state && (
				<StatusNotice status={ state.status }>
					{ state.text }{ ' ' }
					{ state.id && (
						<a
							href={ `admin.php?page=chaty-messages&message=${ state.id }` }
						>
							{ __( 'See the message', 'chaty' ) }
						</a>
					) }
				</StatusNotice>
			) }
		</div>
	);
}
