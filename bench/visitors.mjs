import { CALLS, isSaved, send } from './calls.mjs';

/** One visitor of so many opens the widget, presses a channel, writes a message, or has a page without a cache. */
const ONE_IN = { open: 20, press: 10, message: 200, page: 100 };

const isDue = ( visitor, what ) => visitor % ONE_IN[ what ] === 0;

/**
 * What visitors have done, as their browsers know it.
 *
 * @return {{views: Object, opened: Object, pressed: Object, messages: Set<string>}} Nothing yet; calls with and without an answer are separate.
 */
export const createTally = () => ( {
	views: { answered: 0, failed: 0 },
	opened: { answered: 0, failed: 0 },
	pressed: { answered: 0, failed: 0 },
	messages: new Set(),
} );

/** Sends a message until it is answered with success, as a visitor does. */
async function sendMessage( stack, visitor, tally ) {
	const name = `N${ visitor }`;
	for ( let tries = 0; tries < 60 && ! tally.messages.has( name ); tries++ ) {
		const answer = await send( stack.url, {
			...CALLS[ 4 ],
			name,
			message: `Hello from ${ name }`,
		} );
		if ( isSaved( answer ) ) {
			tally.messages.add( name );
		}
	}
}

/**
 * Makes the calls of one visitor.
 *
 * @param {Object}                         stack   The running site.
 * @param {number}                         visitor Number of the visitor.
 * @param {ReturnType<typeof createTally>} tally   Takes what was answered with success.
 */
export async function visit( stack, visitor, tally ) {
	const count = async ( number, field ) => {
		const { text } = await send( stack.url, CALLS[ number ] );
		tally[ field ][ text === '1' ? 'answered' : 'failed' ]++;
	};
	if ( isDue( visitor, 'page' ) ) {
		await fetch( stack.url ).then(
			( page ) => page.text(),
			() => {}
		);
	}
	await count( 1, 'views' );
	if ( isDue( visitor, 'open' ) ) {
		await count( 2, 'opened' );
	}
	if ( isDue( visitor, 'press' ) ) {
		await count( 3, 'pressed' );
	}
	if ( isDue( visitor, 'message' ) ) {
		await sendMessage( stack, visitor, tally );
	}
}
