/** The types of `wp-env.mjs`. */

export function startWpEnv( php?: string ): Promise< {
	url: string;
	stop: () => Promise< void >;
} >;
