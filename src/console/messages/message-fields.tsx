import { VisuallyHidden } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { MessagesFacts } from '../domain/message-facts';
import type { Message } from '../domain/messages';
import { formatMoment } from '../domain/moments';
import { createReplyUrl } from '../domain/reply';
import { toWebUrl } from '../domain/web-url';

interface Props {
	readonly message: Message;
	readonly facts: MessagesFacts;
}

const Row = ( {
	label,
	children,
}: {
	readonly label: string;
	readonly children: ReactNode;
} ) => (
	<>
		<dt>{ label }</dt>
		<dd>{ children }</dd>
	</>
);

/** The page from which somebody wrote; what is no page of the web is text. */
function PageLink( { url }: { readonly url: string } ) {
	const href = toWebUrl( url );
	return href ? (
		<a href={ href } target="_blank" rel="noreferrer noopener nofollow">
			<bdi>{ url }</bdi>
			<VisuallyHidden as="span">
				{ ' ' }
				{ __( '(opens in a new tab)', 'chaty' ) }
			</VisuallyHidden>
		</a>
	) : (
		<bdi>{ url }</bdi>
	);
}

/** What became of the email that tells the owner of the message. */
function MailRow( { message: { mailState }, facts }: Props ) {
	const { mailStates, mailError } = facts;
	const hasFailed = [ 'failed', 'given-up' ].includes( mailState );
	return (
		<Row label={ __( 'Notification', 'chaty' ) }>
			{ mailStates[ mailState ] ?? mailState }
			{ hasFailed && mailError && (
				<p className="chaty-message-note">
					{ sprintf(
						/* translators: %s: What the mail server said. */
						__( 'The last error: %s', 'chaty' ),
						mailError
					) }
				</p>
			) }
		</Row>
	);
}

/** Who has written, from where and when, and what became of the email. */
export function MessageFields( { message, facts }: Props ) {
	const { email, phone, widget, channel, pageUrl } = message;
	const { site, widgets, channels } = facts;
	return (
		<dl className="chaty-message-fields">
			{ email && (
				<Row label={ __( 'Email', 'chaty' ) }>
					<a href={ createReplyUrl( message, site ) }>{ email }</a>
				</Row>
			) }
			{ phone && (
				<Row label={ __( 'Phone', 'chaty' ) }>
					<a href={ `tel:${ phone.replace( /[^\d+]/g, '' ) }` }>
						<bdi>{ phone }</bdi>
					</a>
				</Row>
			) }
			<Row label={ __( 'Received', 'chaty' ) }>
				{ formatMoment( message.createdAt, site, 'full' ) }
			</Row>
			<Row label={ __( 'Widget', 'chaty' ) }>
				{ widgets[ widget ] ?? widget }
			</Row>
			<Row label={ __( 'Channel', 'chaty' ) }>
				{ channels[ channel ] ?? channel }
			</Row>
			{ pageUrl && (
				<Row label={ __( 'Page', 'chaty' ) }>
					<PageLink url={ pageUrl } />
				</Row>
			) }
			<MailRow message={ message } facts={ facts } />
		</dl>
	);
}
