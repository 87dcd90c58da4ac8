/** Whether an address of this scheme, such as `https:`, can do nothing but open a page or an app. */
export const isSafeProtocol = ( protocol: string ): boolean =>
	/^(https?|tel|sms|mailto|viber|skype):$/.test( protocol );
