type Query = Readonly< Record< string, string > >;

export const readQuery = (): Query =>
	Object.fromEntries( new URLSearchParams( window.location.search ) );

/** The address of the same screen with another query. */
function queryUrl( query: Query ): string {
	const { page = '' } = readQuery();
	const url = new URL( window.location.href );
	url.search = new URLSearchParams( { page, ...query } ).toString();
	return url.href;
}

/** Goes to another query, as an entry of the history of its own. */
export const pushQuery = ( query: Query ) =>
	window.history.pushState( null, '', queryUrl( query ) );

/** Names another query of the same entry of the history. */
export const replaceQuery = ( query: Query ) =>
	window.history.replaceState( null, '', queryUrl( query ) );
