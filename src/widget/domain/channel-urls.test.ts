import { parseHandle, parsePhoneNumber, stripInvisible } from './channel-urls';

test.each( [
	[ '', '' ],
	[ 'call us', '' ],
	[ '+', '' ],
	[ ' +1 555 0100 ', '+15550100' ],
	[ '1-555_01.00', '15550100' ],
	[ '(+1) 555/0100', '+15550100' ],
	[ '1+555', '1555' ],
	[ 'tel:+1555', '+1555' ],
	[ 'sms:1555?body=42', '1555' ],
	[ '1555;ext=42', '1555' ],
] )( 'parsePhoneNumber( %j ) is %j', ( value, number ) => {
	expect( parsePhoneNumber( value ) ).toBe( number );
} );

test.each( [
	[ 'spaces', ' a b\u00A0c\u3000', 'abc' ],
	[ 'line breaks and tabs', 'a\r\n\tb', 'ab' ],
	[ 'marks of writing direction', '\u202Aab\u202C\u200F', 'ab' ],
	[ 'characters without width', '\uFEFFa\u200Bb', 'ab' ],
	[ 'half an emoji', 'ab\uD83D', 'ab' ],
	[ 'nothing of other scripts', 'مرحبا👋', 'مرحبا👋' ],
] )( 'stripInvisible() removes %s', ( _, value, text ) => {
	expect( stripInvisible( value ) ).toBe( text );
} );

test.each( [
	[ '', '' ],
	[ '@', '' ],
	[ 'name', 'name' ],
	[ '@na.me_1-2@', 'na.me_1-2' ],
	[ 'https://example.com/', '' ],
	[ 'https://www.example.com/name/', 'name' ],
	[ '//example.com/@name', 'name' ],
	[ 'example.com/name?a=b', 'name?a=b' ],
	[ 'https://www.snapchat.com/add/name', 'name' ],
	[ 'https://ig.me/m/name', 'name' ],
	[ 'https://www.linkedin.com/in/name/', 'name' ],
	[ 'https://www.linkedin.com/company/name/', 'name' ],
	[ 'https://t.me/joinchat/a1B2', 'joinchat/a1B2' ],
	[ '+name+', 'name' ],
	[ '+@name@+', 'name' ],
	[ 'https://example.com/@name+', 'name' ],
	[ '+', '' ],
	[ 'https://t.me/+', '' ],
	[ 'https://t.me/+a1B2', '+a1B2' ],
	[ 't.me/+a1B2', '+a1B2' ],
	[ 'https://t.me/+15550100', '+15550100' ],
	[ '+1 555 0100', '+15550100' ],
	[ '@+15550100', '+15550100' ],
] )( 'parseHandle( %j ) is %j', ( value, name ) => {
	expect( parseHandle( value ) ).toBe( name );
} );
