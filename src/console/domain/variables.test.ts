import { checkVariables } from './variables';

test.each( [
	[ '{title} {quantity}', 'message', [] ],
	[ '{ title } { {} {a b}', 'message', [] ],
	[
		'{prise} {toString} {prise} {woo-sku}',
		'message',
		[
			'{prise} is no variable and stays as it is typed.',
			'{toString} is no variable and stays as it is typed.',
			'{woo-sku} is no variable and stays as it is typed.',
		],
	],
	[
		'{title} {quantity}',
		'page',
		[ '{quantity} depends on the visitor and is empty here.' ],
	],
] as const )( '%s', ( text, kind, expected ) => {
	expect(
		checkVariables( text, kind ).map( ( { message } ) => message )
	).toEqual( expected );
} );
