import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT_MS = 20_000;
const POLL_MS = 100;

const WIDE = 1280;
/** Firefox has no narrower window. */
const NARROW = 500;

/** The codes that WebDriver gives to keys without a character. */
const KEYS = {
	Tab: '\uE004',
	Enter: '\uE007',
	Shift: '\uE008',
	Escape: '\uE00C',
	Space: ' ',
	End: '\uE010',
	Home: '\uE011',
	ArrowLeft: '\uE012',
	ArrowRight: '\uE014',
	ArrowDown: '\uE015',
};

/**
 * What expressions may call: the displayed elements of a CSS selector, or of `selector|part of the name`; the
 * first of them; the names of all, and of what has the focus.
 */
const HELPERS = `
	const nameOf = ( one ) =>
		one.ariaLabel || one.title || one.alt || one.textContent.trim();
	const all = ( target ) => {
		const [ selector, name = '' ] = target.split( '|' );
		return [ ...document.querySelectorAll( selector ) ].filter(
			( one ) => one.checkVisibility( { visibilityProperty: true } ) &&
				nameOf( one ).includes( name )
		);
	};
	const first = ( target ) => all( target )[ 0 ] ?? null;
	const names = ( target ) => all( target ).map( nameOf );
	const focused = () => nameOf( document.activeElement );
`;

/** Repeats what may throw until it does not. */
async function until( work ) {
	const end = Date.now() + TIMEOUT_MS;
	for (;;) {
		try {
			return await work();
		} catch ( error ) {
			if ( Date.now() > end ) {
				throw error;
			}
			await pause( POLL_MS );
		}
	}
}

/** A window of a browser, with the steps that rows name. */
export class Page {
	/**
	 * @param {import('./webdriver.mjs').Send} send Runs a command of WebDriver.
	 * @param {string}                         url  The site.
	 */
	constructor( send, url ) {
		this.send = send;
		this.url = url;
	}

	/** Opens a path of the site, as on a desktop or in a narrow window. */
	async open( path, isNarrow = false ) {
		const width = isNarrow ? NARROW : WIDE;
		await this.send( 'resize', { width, height: 900 } );
		await this.send( 'open', { url: this.url + path } );
	}

	/** Evaluates an expression. */
	read( expression ) {
		return this.send( 'run', {
			script: `${ HELPERS } return ( ${ expression } );`,
			args: [],
		} );
	}

	/** The first displayed element, as WebDriver writes it, once there is one. */
	find( target ) {
		return until( async () => {
			const found = await this.read(
				`first( ${ JSON.stringify( target ) } )`
			);
			assert.ok( found, `There is no ${ target }.` );
			return found;
		} );
	}

	/** Runs a command on an element, which may move or be drawn anew at first. */
	command( name, target, params ) {
		return until( async () => {
			const [ id ] = Object.values( await this.find( target ) );
			return this.send( name, { id, ...params } );
		} );
	}

	/** Clicks an element that no longer moves: a driver clicks where the element was when it looked. */
	async click( target ) {
		const place = `JSON.stringify( first( ${ JSON.stringify(
			target
		) } ).getBoundingClientRect() )`;
		await until( async () => {
			const before = await this.read( place );
			await pause( POLL_MS );
			assert.equal( await this.read( place ), before );
		} );
		return this.command( 'click', target );
	}

	type( target, text ) {
		return this.command( 'type', target, { text } );
	}

	async focus( target ) {
		await this.find( target );
		await this.read( `first( ${ JSON.stringify( target ) } ).focus()` );
	}

	/** Moves the mouse over an element. */
	async hover( target ) {
		const origin = await this.find( target );
		const move = { type: 'pointerMove', duration: 0, origin, x: 0, y: 0 };
		return this.act( 'pointer', [ move ] );
	}

	/** Presses a key, or several at once: `Shift+Tab`. */
	press( keys ) {
		const values = keys.split( '+' ).map( ( name ) => KEYS[ name ] );
		return this.act( 'key', [
			...values.map( ( value ) => ( { type: 'keyDown', value } ) ),
			...values.map( ( value ) => ( { type: 'keyUp', value } ) ),
		] );
	}

	act( type, actions ) {
		return this.send( 'act', { actions: [ { type, id: type, actions } ] } );
	}

	/** Waits until an expression has a value. */
	see( expression, expected ) {
		return until( async () =>
			assert.deepEqual(
				await this.read( expression ),
				expected,
				expression
			)
		);
	}
}
