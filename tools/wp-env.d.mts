/** What TypeScript has to know of `wp-env.mjs`. */

export function startWpEnv(): Promise< {
	url: string;
	stop: () => Promise< void >;
} >;
