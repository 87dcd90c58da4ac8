import { expect, type Page } from '@playwright/test';
import { logIn } from './console';
import type { Site } from './site';

export const MESSAGES = '/wp-admin/admin.php?page=chaty-messages';

/** Columns of a message; the others have defaults. */
export type MessageRow = Partial<
	Record<
		| Exclude< keyof typeof DEFAULTS, 'read_at' >
		| 'name'
		| 'email'
		| 'message'
		| 'note',
		string
	>
> & { readonly read_at?: string | null };

const DAY_MS = 86_400_000;

/** A time some days ago, as the database stores it. Fixed dates would pass the age at which messages are deleted. */
export const daysAgo = ( days: number ) =>
	new Date( Date.now() - days * DAY_MS )
		.toISOString()
		.slice( 0, 19 )
		.replace( 'T', ' ' );

const DEFAULTS = {
	widget: '0',
	channel: 'Contact_Us',
	phone: '',
	page_url: 'https://example.org/visit-us/',
	created_at: daysAgo( 30 ),
	mail_state: 'sent',
	box: 'inbox',
	read_at: null,
};

/** Stores messages, the oldest first. */
export const putMessages = ( site: Site, rows: readonly MessageRow[] ) =>
	site.putMessages(
		rows.map( ( row, index ) => ( {
			...DEFAULTS,
			name: `Visitor ${ index + 1 }`,
			email: `visitor${ index + 1 }@example.org`,
			message: `Question ${ index + 1 }`,
			...row,
		} ) )
	);

/** Messages with defaults alone. */
export const sampleMessages = ( count: number ): MessageRow[] =>
	Array.from( { length: count }, () => ( {} ) );

/** Opens the Messages screen as an administrator, or another of its addresses. */
export async function openMessages( page: Page, query = '', user?: string ) {
	await logIn( page, user );
	await page.goto( MESSAGES + query );
}

/** The rows of the list. */
export const messageRows = ( page: Page ) =>
	page.locator( '#chaty-messages tr[data-message]' );

/** The row of a message in the list. */
export const messageRow = ( page: Page, name: string ) =>
	page.locator( '#chaty-messages tbody tr' ).filter( {
		has: page.getByRole( 'link', { name, exact: true } ),
	} );

/** The link of a row that opens its message. */
export const messageLink = ( page: Page, name: string ) =>
	messageRow( page, name ).first().getByRole( 'link', { name, exact: true } );

/** The folders with their counts. */
export const folders = ( page: Page ) =>
	page.locator( '#chaty-messages .subsubsub' );

/** The server's notice about the last action. */
export const result = ( page: Page ) =>
	page.locator( '.chaty-messages-results' );

/** The script's notices above the list. */
export const messageNotices = ( page: Page ) =>
	page.locator( '#chaty-messages-notices' );

/** The number of unread messages in the menu. */
export const bubble = ( page: Page ) =>
	page.locator( '#adminmenu .chaty-unread-count' ).first();

/** The message that is open. */
export const pane = ( page: Page ) => page.locator( '.chaty-message' );

/** The name of the sender of the open message. */
export const paneHeading = ( page: Page ) =>
	pane( page ).getByRole( 'heading', { level: 2 } );

/** Opens the message of a row, and waits until it is there. */
export async function openMessage( page: Page, name: string ) {
	await messageLink( page, name ).click();
	await expect( paneHeading( page ) ).toHaveText( name );
}

/** Chooses an action of the form, and sends it. */
export async function applyToMessages( page: Page, action: string ) {
	await page.locator( '#bulk-action-selector-top' ).selectOption( action );
	await page.locator( '#doaction' ).click();
}
