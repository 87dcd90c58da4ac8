/** The name that WordPress's Interactivity API gives this visit of the page. */
let session: unknown;

/**
 * The state of the present entry of the history, with one more key, for it or for a new one. From
 * WordPress 7.1 on the name of the visit is in each entry; one that has another state without it, as
 * after a link to a place on the page, would have WordPress load the page anew at Back.
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
