/** Arguments that are read once, those of `Message_Results` and of links that do something. */
const ONCE = [
	'action',
	'dismiss',
	'_wpnonce',
	'answered_key',
	'did',
	'done',
	'failed',
	'reason',
	'cut',
	'moved',
	'from',
];

const HAS_PUSHED = { hasOpenedMessage: true };

export const readMessageId = ( href = window.location.href ): number =>
	Number( new URL( href ).searchParams.get( 'message' ) ) || 0;

export function toPlainUrl( href: string ): string {
	const url = new URL( href, window.location.href );
	ONCE.forEach( ( name ) => url.searchParams.delete( name ) );
	url.hash = '';
	return url.href;
}

export function getListUrl( href = window.location.href ): string {
	const url = new URL( toPlainUrl( href ) );
	url.searchParams.delete( 'message' );
	return url.href;
}

export function withResult(
	href: string,
	result: Readonly< Record< string, string | number > >
): string {
	const url = new URL( href, window.location.href );
	for ( const [ name, value ] of Object.entries( result ) ) {
		if ( value !== '' ) {
			url.searchParams.set( name, String( value ) );
		}
	}
	return url.href;
}

/** Goes back to the address of the list. Without a history of this page, it replaces that of the message. */
export function forgetMessage(): void {
	const { history } = window;
	if ( history.state?.hasOpenedMessage ) {
		history.back();
	} else {
		history.replaceState( null, '', getListUrl() );
	}
}

/** Puts the open message into the address. Back closes it: further messages replace the first in the history. */
export function nameInAddress( href: string ): void {
	const url = toPlainUrl( href );
	const { history, location } = window;
	const isOpen = readMessageId() > 0;
	if ( url === location.href ) {
		return;
	}
	if ( isOpen && url === getListUrl() ) {
		forgetMessage();
	} else if ( isOpen && readMessageId( url ) ) {
		history.replaceState( history.state, '', url );
	} else {
		history.pushState( readMessageId( url ) ? HAS_PUSHED : null, '', url );
	}
}
