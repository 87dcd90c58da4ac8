import { aChannel } from '../../../tests/unit/settings';
import { parseLaunchCommand } from './launch-command';
import { email, parseHandle } from './channel-urls';

const MANY = 1_000_000;
const BLANKS = ' '.repeat( MANY );

// An expression that backtracks over such a value from each of its characters would not end.
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
		expect( email( aChannel( 'Email', { value } ), facts ) ).toBe(
			`a${ BLANKS }b@c`
		);
	} );

	test( 'is no call', () => {
		const value = `launch_chaty(${ BLANKS }x)`;
		expect( parseLaunchCommand( { type: 'Link', value } ) ).toBeNull();
	} );
} );
