/** Scheme http, https or none; a name and a password; the host; a port; the rest, without blanks. */
const ADDRESS =
	/^(?:https?:)?\/\/(?:[^\s/?#:@]+(?::[^\s/?#:@]*)?@)?([^\s/?#:@]+)(?::\d{2,5})?(?:[/?#]\S*)?$/i;

/** Names with dots between them, the last one of letters. */
const NAME =
	/^(?:[a-z\d\u00a1-\uffff](?:[\w\u00a1-\uffff-]{0,62}[a-z\d\u00a1-\uffff])?\.)+[a-z\u00a1-\uffff]{2,}\.?$/i;

/** Networks that only those in them can reach. */
const PRIVATE = /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\./;

function isPublicNumber( host: string ): boolean {
	const parts = host.split( '.' ).map( Number );
	const [ first = 0, , , last = 0 ] = parts;
	return (
		// Neither other signs than digits, nor noughts before a number.
		parts.join( '.' ) === host &&
		parts.every( ( part ) => part >= 0 && part < 256 ) &&
		parts.length === 4 &&
		first < 224 &&
		last % 255 > 0 &&
		! PRIVATE.test( host )
	);
}

/**
 * Whether a text is the address of a page that anyone can open: `http`, `https`, or either of them
 * (`//host`). What a browser takes for an address is wider, and has `javascript:` in it.
 */
export function isWebAddress( text: string ): boolean {
	const host = ADDRESS.exec( text )?.[ 1 ] ?? '';
	return NAME.test( host ) || isPublicNumber( host );
}
