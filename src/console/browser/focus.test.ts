import { focusField } from './focus';

const field = ( path: string ) =>
	`<details><div id="chaty-console-field-${ path }"><input /></div></details>`;

test.each( [
	[ 'a field', 'settings.name', 'settings.name' ],
	[ 'what a value lies in', 'pages[0].value', 'pages[0]' ],
	[ 'a whole list', 'pages[7].value', 'pages' ],
] )( 'the focus goes to %s', ( _, path, shown ) => {
	document.body.innerHTML = field( shown );
	expect( focusField( path ) ).toBe( true );
	expect( document.querySelector( 'details' )?.open ).toBe( true );
	expect( document.querySelector( 'input' ) ).toBe( document.activeElement );
} );

// The server may name a path for which this version of the screen has no field.
test.each( [ '', 'unknown', 'settings.unknown', 'unknown[0].value' ] )(
	'without a field for "%s", the focus stays',
	( path ) => {
		document.body.innerHTML = field( 'name' );
		expect( focusField( path ) ).toBe( false );
		expect( document.activeElement ).toBe( document.body );
	}
);
