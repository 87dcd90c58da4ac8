import {
	asRecord,
	readList,
	readNumber,
	readText,
} from '../../shared/raw-values';

/** The beginning of another message of the same person. */
export interface OtherMessage {
	readonly id: number;
	readonly createdAt: string;
	readonly box: string;
	readonly isRead: boolean;
	readonly excerpt: string;
}

/** A stored message. Its texts come from a stranger: they are shown as text, never as markup. */
export interface Message {
	readonly id: number;
	readonly widget: string;
	readonly channel: string;
	readonly name: string;
	readonly email: string;
	readonly phone: string;
	readonly text: string;
	readonly pageUrl: string;
	/** UTC, as the database has it: `2026-01-31 08:30:00`. */
	readonly createdAt: string;
	readonly mailState: string;
	/** `inbox`, `spam` or `trash`. */
	readonly box: string;
	readonly isRead: boolean;
	/** IDs of the messages beside it in the list; `null` at its ends. */
	readonly previous: number | null;
	readonly next: number | null;
	readonly others: readonly OtherMessage[];
}

const readId = ( value: unknown ): number | null =>
	readNumber( { value }, 'value', 0 ) || null;

function parseOther( value: unknown ): OtherMessage {
	const raw = asRecord( value );
	return {
		id: readNumber( raw, 'id', 0 ),
		createdAt: readText( raw, 'created_at' ),
		box: readText( raw, 'box' ),
		isRead: readText( raw, 'read_at' ) !== '',
		excerpt: readText( raw, 'excerpt' ),
	};
}

/** The answer of `GET /contacts/<id>`. */
export function parseMessage( answer: unknown ): Message {
	const raw = asRecord( answer );
	return {
		id: readNumber( raw, 'id', 0 ),
		widget: readText( raw, 'widget' ),
		channel: readText( raw, 'channel' ),
		name: readText( raw, 'name' ),
		email: readText( raw, 'email' ),
		phone: readText( raw, 'phone' ),
		text: readText( raw, 'message' ),
		pageUrl: readText( raw, 'page_url' ),
		createdAt: readText( raw, 'created_at' ),
		mailState: readText( raw, 'mail_state' ),
		box: readText( raw, 'box' ),
		isRead: readText( raw, 'read_at' ) !== '',
		previous: readId( raw[ 'previous' ] ),
		next: readId( raw[ 'next' ] ),
		others: readList( raw, 'others' ).map( parseOther ),
	};
}
