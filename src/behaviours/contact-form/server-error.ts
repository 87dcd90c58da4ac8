/** What servers say beside a refusal; WordPress's `wp_send_json_error()` gives `data`. */
interface Reply {
	readonly success?: unknown;
	readonly message?: unknown;
	readonly data?: { readonly message?: unknown };
}

/**
 * Why a server refused a message, in its own words if it has any; `null` when it took the message.
 * Any success of HTTP is one (spec section 7), except JSON that says `success: false`.
 */
export function readRefusal( isTaken: boolean, reply: unknown ): string | null {
	const { success, message, data } = ( reply ?? {} ) as Reply;
	const words = [ data?.message, data, message ].find(
		( text ) => typeof text === 'string'
	);
	return isTaken && success !== false ? null : ( words as string ) ?? '';
}
