type Query = Readonly< Record< string, string > >;

export const readQuery = (): Query =>
	Object.fromEntries( new URLSearchParams( window.location.search ) );

function queryUrl( query: Query ): string {
	const { page = '' } = readQuery();
	const url = new URL( window.location.href );
	url.search = new URLSearchParams( { page, ...query } ).toString();
	return url.href;
}

export const pushQuery = ( query: Query ) =>
	window.history.pushState( null, '', queryUrl( query ) );

export const replaceQuery = ( query: Query ) =>
	window.history.replaceState( null, '', queryUrl( query ) );
