/** What the user agent tells about who is looking. */
export interface Device {
	readonly isMobile: boolean;
	readonly isIos: boolean;
	/** Bots see the widget but are not counted (spec section 6). */
	readonly isBot: boolean;
}

/**
 * Phones and tablets by user agent (spec section 9). An iPad that asks for
 * desktop pages says it is a Mac, and so counts as a desktop. The lone `u` keeps
 * phones named Cubot from counting as bots.
 */
export function readDevice( userAgent: string ): Device {
	const isIos = /ip(hone|ad|od)/i.test( userAgent );
	return {
		isMobile:
			isIos ||
			/android|mobi|opera mini|blackberry|webos|silk|kindle/i.test(
				userAgent
			),
		isIos,
		isBot: /([^u]|^)bot|crawl|spider|slurp|yeti|lighthouse|facebookexternalhit|wget|curl|java\//i.test(
			userAgent
		),
	};
}
