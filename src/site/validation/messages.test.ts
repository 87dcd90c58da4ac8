import origin from '../../../tests/fixtures/behaviours/jquery-validation-messages.json';
import { fillIn } from './fill-in';
import { MESSAGES } from './messages';

test.each( Object.entries( MESSAGES ) )(
	'%s: %s, as the origin without the dot',
	( name, message ) => {
		const { [ name ]: text } = origin.messages as Record< string, string >;
		expect( `${ message }.` ).toBe( text );
	}
);

test( 'no rule of the origin is without words', () => {
	expect( Object.keys( MESSAGES ).sort() ).toEqual(
		Object.keys( origin.messages ).sort()
	);
} );

test.each( origin.formatCases )(
	'"$template" with $args',
	( { template, args, expected } ) => {
		expect( fillIn( template, args.flat() ) ).toBe( expected );
	}
);

test( 'what is put in is not read again, and a place without a value stays', () => {
	expect( fillIn( '{0}{1} {2}', [ '{1}', '$&' ] ) ).toBe( '{1}$& {2}' );
} );
