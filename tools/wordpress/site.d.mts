/** The types of `site.mjs`. */

export interface SiteOptions {
	dir: string;
	core?: 'oldest' | 'newest';
	scriptDebug?: boolean;
	plugin?: boolean;
	testApi?: boolean;
}

export interface Server {
	url: string;
	port: number;
	pid: number;
	stop: () => Promise< void >;
}

export interface Ended {
	exitCode: number;
	stdout: string;
	stderr: string;
}

export function createSite(
	options: SiteOptions
): Promise< { dir: string; version: string } >;

export function serveSite( dir: string, port?: number ): Promise< Server >;

export function wpCli(
	dir: string,
	args: string[],
	options?: { host?: string }
): Promise< Ended >;

export function runScript( script: string, args: string[] ): Promise< string >;
