type Labels = Readonly< Record< string, string > >;

/** What `window.chaty_console` tells the Messages screen: PHP's `Messages_Facts`. */
export interface MessagesFacts {
	/** The filters of `GET /contacts` that the address names. */
	readonly filters: Readonly< Record< string, string | boolean > >;
	readonly order: { readonly orderby: string; readonly order: string };
	readonly site: SiteClock & { readonly name: string };
	/** Words for the states of the notification email. */
	readonly mailStates: Labels;
	/** What the mail server said of the last email that it did not take; may be empty. */
	readonly mailError: string;
	readonly boxes: Labels;
	/** Names of widgets by ID. */
	readonly widgets: Labels;
	readonly channels: Labels;
	/** Where WordPress takes requests for a person's data; empty where the user may not make them. */
	readonly personalData: {
		readonly export: string;
		readonly erase: string;
		/** Of WordPress's own forms. */
		readonly nonce: string;
	};
}

/** How the site tells the time. */
export interface SiteClock {
	/** A zone of IANA, or an offset such as `+05:30`. */
	readonly timeZone: string;
	readonly locale: string;
}
