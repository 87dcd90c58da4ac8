import { completeLink } from './complete-link';

test.each( [
	[ 'https://site.example/a?b=1#c', 'https://site.example/a?b=1#c' ],
	[ ' site.example/privacy ', 'https://site.example/privacy' ],
	[ 'localhost:8080/a', 'https://localhost:8080/a' ],
	[ '/privacy/', '/privacy/' ],
	[ '#more', '#more' ],
	[ 'mailto:a@site.example', 'mailto:a@site.example' ],
	[ 'tel:+15550100', 'tel:+15550100' ],
	[ '//other.example', 'https://other.example' ],
	[ 'javascript:alert(1)', '' ],
	[ 'JavaScript:alert(1)', '' ],
	[ 'sms:+15550100', '' ],
	[ 'two words', '' ],
	[ '', '' ],
] )( '"%s" becomes "%s"', ( typed, href ) => {
	expect( completeLink( typed ) ).toBe( href );
} );
