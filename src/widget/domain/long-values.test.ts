import { email } from './channel-urls';
import { parseHandle } from './channel-values';
import { parseLaunchCommand } from './launch-command';

const MANY = 1_000_000;
const BLANKS = ' '.repeat( MANY );

// An expression that goes over such a value again from each of its signs would not end today.
describe( 'a very long value', () => {
	test( 'is an account', () => {
		expect( parseHandle( `a${ '@'.repeat( MANY ) }b` ) ).toHaveLength(
			MANY + 2
		);
		expect( parseHandle( `a${ '@'.repeat( MANY ) }` ) ).toBe( 'a' );
	} );

	test( 'is a mail address', () => {
		const facts = { title: '', url: '', isMobile: false, isIos: false };
		const value = `a${ BLANKS }b ${ BLANKS }@ c`;
		expect( email( { value, raw: {} }, facts ) ).toBe( `a${ BLANKS }b@c` );
	} );

	test( 'is no call', () => {
		const value = `launch_chaty(${ BLANKS }x)`;
		expect( parseLaunchCommand( { type: 'Link', value } ) ).toBeNull();
	} );
} );
