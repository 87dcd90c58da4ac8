import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** With this cookie wp-env's WordPress does not log its first visitor in. */
export const NO_AUTO_LOGIN = {
	name: 'playground_auto_login_already_happened',
	value: '1',
};

const API = '/?rest_route=/chaty-test/v1/';

/** Versions and state of a site. */
interface SiteInfo {
	wordpress: string;
	php: string;
	plugin: boolean;
	theme: string;
}

/** A row of one of the plugin's tables, as the database returns it. */
type Row = Record< string, string >;

/** A row to add: widget, channel, day, device, views, clicks, visitors who clicked, and messages. */
export type CountRow = readonly [
	string,
	string,
	string,
	string,
	number,
	number,
	number?,
	number?,
];

/** An email that WordPress would have sent. */
interface Mail {
	to: string | string[];
	subject: string;
	message: string;
	headers: string | string[];
}

/** A page to create. */
export interface NewPage {
	slug: string;
	title?: string;
	content: string;
}

/** A menu item with its submenu. */
export interface MenuItem {
	title: string;
	url: string;
	children?: readonly MenuItem[];
}

/** A menu to create in a location of the theme. */
export interface NewMenu {
	name: string;
	location?: string;
	items: readonly MenuItem[];
}

/** A running WordPress, with what only native ones have. */
export interface RunningSite {
	url: string;
	/** Its folder, when it runs on this machine's own PHP. */
	dir?: string;
	/** Runs WP-CLI; native sites only. */
	wp?: ( ...args: string[] ) => Promise< string >;
	stop: () => Promise< void >;
}

/**
 * A WordPress that one test at a time uses and changes. It has a long front page, `/`, and a second page,
 * `/visit-us/`.
 */
export class Site {
	readonly url: string;
	readonly dir: string | undefined;

	constructor( private readonly running: RunningSite ) {
		this.url = running.url;
		this.dir = running.dir;
	}

	/** Whether it runs on this machine's own PHP, with a folder and WP-CLI. */
	get isNative() {
		return this.dir !== undefined;
	}

	/** Removes settings, counted rows, contacts, emails and the error log; restores the theme. */
	async reset() {
		await this.post( 'reset', {} );
	}

	/** Stores page settings (the shape of `tests/fixtures/settings`) as an import would. */
	async importSettings( settings: unknown ) {
		await this.post( 'settings', settings );
	}

	/** Stores widgets as they are, as if they were sanitized. */
	async trustWidgets( widgets: readonly object[] ) {
		await this.post( 'trusted', widgets );
	}

	/** Sets WordPress options. */
	async setOptions( options: Record< string, unknown > ) {
		await this.post( 'options', options );
	}

	/** Stores messages of Chaty 3.x, "Lead 1" and so on. */
	async putLeads( count: number ) {
		await this.post( 'leads', { count } );
	}

	/** Creates a user of a role, whose password is `password`; returns the name, which no other test uses. */
	async createUser( role: string ) {
		const name = `${ role }${ Date.now() }`;
		await this.post( 'user', {
			user_login: name,
			user_pass: 'password',
			role,
		} );
		return name;
	}

	/** Creates a page, or replaces the one with that slug; returns its path. */
	async putPage( page: NewPage ) {
		const made = await this.post< { path: string } >( 'page', page );
		return made.path;
	}

	/** Stores messages of visitors, the oldest first; all have the same columns. */
	async putMessages( rows: readonly Record< string, string | null >[] ) {
		await this.post( 'messages', rows );
	}

	/** Activates a theme until the next reset; `chaty-classic` is in tests/e2e/themes. */
	async switchTheme( name: string ) {
		await this.post( 'theme', { name } );
	}

	/** Creates a menu until the next reset. */
	async putMenu( menu: NewMenu ) {
		await this.post( 'menu', menu );
	}

	info() {
		return this.get< SiteInfo >( 'info' );
	}

	/** Adds rows to the table of counts. */
	async addCounts( rows: readonly CountRow[] ) {
		await this.post( 'stats', rows );
	}

	/** The counted rows. */
	statRows() {
		return this.get< Row[] >( 'stats' );
	}

	/** The stored contacts. */
	contactRows() {
		return this.get< Row[] >( 'contacts' );
	}

	/** The emails since the last reset. */
	mails() {
		return this.get< Mail[] >( 'mails' );
	}

	/** PHP's errors and notices since the last reset. */
	async log() {
		if ( this.dir === undefined ) {
			return this.get< string[] >( 'log' );
		}
		const file = join( this.dir, 'wp-content/debug.log' );
		const text = existsSync( file ) ? readFileSync( file, 'utf8' ) : '';
		return text.split( '\n' ).filter( Boolean );
	}

	/** Runs WP-CLI and returns its output, or throws; native sites only. */
	async wp( ...args: string[] ) {
		if ( ! this.running.wp ) {
			throw new Error( 'This site has no WP-CLI.' );
		}
		return this.running.wp( ...args );
	}

	private async get< Answer >( route: string ) {
		return this.ask< Answer >( route, { method: 'GET' } );
	}

	private async post< Answer >( route: string, body: unknown ) {
		return this.ask< Answer >( route, {
			method: 'POST',
			body: JSON.stringify( body ),
		} );
	}

	private async ask< Answer >( route: string, request: RequestInit ) {
		const response = await fetch( this.url + API + route, {
			...request,
			headers: {
				'Content-Type': 'application/json',
				Cookie: `${ NO_AUTO_LOGIN.name }=${ NO_AUTO_LOGIN.value }`,
			},
		} );
		const text = await response.text();
		if ( ! response.ok ) {
			throw new Error( `${ route }: ${ response.status } ${ text }` );
		}
		return JSON.parse( text ) as Answer;
	}
}
