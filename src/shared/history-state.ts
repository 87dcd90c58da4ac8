/** The id that WordPress's Interactivity API gives this page load. */
let session: unknown;

/**
 * The state of the current history entry with one more key. From WordPress 7.1 on, the id of the page load
 * is in each entry; an entry whose state lacks it makes WordPress reload the page at Back.
 */
export function makeState( key: string, value: unknown ): object {
	const { state } = history;
	session = state?.wpInteractivityId ?? session;
	return {
		...state,
		...( session ? { wpInteractivityId: session } : null ),
		[ key ]: value,
	};
}
