/** Whether a URL of this scheme, such as `https:`, can only open a page or an app. */
export const isSafeProtocol = ( protocol: string ): boolean =>
	/^(https?|tel|sms|mailto|viber|skype):$/.test( protocol );
