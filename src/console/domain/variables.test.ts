import { checkVariables, MESSAGE_VARIABLES, PAGE_VARIABLES } from './variables';

test.each( [
	[ '{title} {quantity}', MESSAGE_VARIABLES, [] ],
	[ '{ title } { {} {a b}', MESSAGE_VARIABLES, [] ],
	[
		'{prise} {toString} {prise} {woo-sku}',
		MESSAGE_VARIABLES,
		[
			'{prise} is no variable and stays as it is typed.',
			'{toString} is no variable and stays as it is typed.',
			'{woo-sku} is no variable and stays as it is typed.',
		],
	],
	[
		'{title} {quantity}',
		PAGE_VARIABLES,
		[ '{quantity} depends on the visitor and is empty here.' ],
	],
] )( '%s', ( text, variables, expected ) => {
	expect(
		checkVariables( text, variables ).map( ( { message } ) => message )
	).toEqual( expected );
} );
