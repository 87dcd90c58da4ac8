import {
	asRaw,
	readFlag,
	readList,
	readText,
	type Raw,
} from '../settings/read';

/** An address that runs code instead of leading somewhere; what calls our own functions is only compared. */
const UNSAFE = /^\W*(\w*script:(?!.*_chaty\()|data:)/i;

/**
 * Spec section 5: a channel shows only if it is on for the device and has a value. The contact
 * form needs none; a list of agents needs an agent with a value, and has device flags of its own
 * where they are given.
 */
export function isPresent( raw: Raw, isMobile: boolean ): boolean {
	const device = isMobile ? 'mobile' : 'desktop';
	const isAgent = readFlag( raw, 'is_agent' );
	const own = `is_agent_${ device }`;
	if ( ! readFlag( raw, isAgent && own in raw ? own : `is_${ device }` ) ) {
		return false;
	}
	if ( isAgent ) {
		return readList( raw, 'agent_data' ).some( ( agent ) =>
			readText( asRaw( agent ), 'value' )
		);
	}
	const value = readText( raw, 'value' );
	return value
		? ! UNSAFE.test( value )
		: readText( raw, 'channel_type', readText( raw, 'channel' ) ) ===
				'Contact_Us';
}
