import { VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
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
			{ url }
			<VisuallyHidden as="span">
				{ ' ' }
				{ __( '(opens in a new tab)', 'chaty' ) }
			</VisuallyHidden>
		</a>
	) : (
		<>{ url }</>
	);
}

/** Who has written, from where and when, and what became of the email. */
export function MessageFields( { message, facts }: Props ) {
	const { email, phone, widget, channel, pageUrl, mailState } = message;
	const { site, widgets, channels, mailStates } = facts;
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
						{ phone }
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
			<Row label={ __( 'Notification email', 'chaty' ) }>
				{ mailStates[ mailState ] ?? mailState }
			</Row>
		</dl>
	);
}
