import { __ } from '@wordpress/i18n';
import { getMessageUrl } from '../browser/message-address';
import type { MessagesFacts } from '../domain/message-facts';
import type { OtherMessage } from '../domain/messages';
import { formatMoment } from '../domain/moments';
import { onPlainClick } from './plain-click';

interface Props {
	readonly others: readonly OtherMessage[];
	readonly facts: MessagesFacts;
	readonly onOpen: ( id: number ) => void;
}

/** The person's other messages, in whichever box. */
export const OtherMessages = ( { others, facts, onOpen }: Props ) => (
	<section className="chaty-message-others">
		<h3>{ __( 'Other messages of this person', 'chaty' ) }</h3>
		<ul>
			{ others.map( ( { id, createdAt, box, isRead, excerpt } ) => (
				<li key={ id } className={ isRead ? '' : 'is-unread' }>
					<a
						href={ getMessageUrl( id ) }
						onClick={ onPlainClick( () => onOpen( id ) ) }
					>
						{ formatMoment( createdAt, facts.site ) }
					</a>{ ' ' }
					<span className="chaty-message-quiet">
						{ [
							facts.boxes[ box ] ?? box,
							! isRead && __( 'Unread', 'chaty' ),
						]
							.filter( Boolean )
							.join( ' · ' ) }
					</span>
					<p dir="auto">{ excerpt }</p>
				</li>
			) ) }
		</ul>
	</section>
);
