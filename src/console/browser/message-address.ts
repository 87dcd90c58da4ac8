/** Arguments of a single message, and of what was done without the script: the address of the list has none of them. */
const NOT_OF_LIST = [
	'message',
	'single',
	'action',
	'_wpnonce',
	'did',
	'done',
	'failed',
	'reason',
	'cut',
	'back',
];

const HAS_PUSHED = { hasOpenedMessage: true };

/** ID of the message that the address names; 0 for none. */
export const readMessageId = (): number =>
	Number( new URLSearchParams( window.location.search ).get( 'message' ) ) ||
	0;

/** The address of the list, without the message that is open. */
export function getListUrl(): string {
	const url = new URL( window.location.href );
	NOT_OF_LIST.forEach( ( name ) => url.searchParams.delete( name ) );
	url.hash = '';
	return url.href;
}

/** The address of a message in the list. */
export function getMessageUrl( id: number ): string {
	const url = new URL( getListUrl() );
	url.searchParams.set( 'message', String( id ) );
	return url.href;
}

/** Names a message in the address. The first is an entry of the history of its own, so that Back closes it. */
export function nameMessage( id: number ): void {
	const { history } = window;
	if ( readMessageId() ) {
		history.replaceState( history.state, '', getMessageUrl( id ) );
	} else {
		history.pushState( HAS_PUSHED, '', getMessageUrl( id ) );
	}
}

/** Goes back to the address of the list; without a history of this page it takes the place of the message's. */
export function forgetMessage(): void {
	const { history } = window;
	if ( history.state?.hasOpenedMessage ) {
		history.back();
	} else {
		history.replaceState( null, '', getListUrl() );
	}
}

/** Names another list in the address. */
export function nameList( url: string ): void {
	if ( url !== window.location.href ) {
		window.history.pushState( null, '', url );
	}
}
