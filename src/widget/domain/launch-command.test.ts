import { parseLaunchCommand } from './launch-command';

test.each( [
	[ 'javascript:launch_chaty();', 'launch_chaty', '' ],
	[ 'javascript: launch_chaty( 2 )', 'launch_chaty', '2' ],
	[ 'javascript:window.launch_chaty(1);', 'launch_chaty', '1' ],
	[ 'launch_chaty()', 'launch_chaty', '' ],
	[ 'javascript:close_chaty()', 'close_chaty', '' ],
] )( '%s calls %s(%s)', ( value, name, which ) => {
	expect( parseLaunchCommand( { type: 'Custom_Link', value } ) ).toEqual( {
		name,
		which,
	} );
} );

test.each( [
	'',
	'https://site.example/',
	'javascript:alert(1)',
	'javascript:launch_chaty();alert(1)',
	'javascript:launch_chaty(alert(1))',
	'javascript:launch_chaty`1`',
	'javascript:alert(1)//launch_chaty()',
	'data:text/html,launch_chaty()',
	'JAVASCRIPT:launch_chaty()',
] )( '%s is no call', ( value ) => {
	expect( parseLaunchCommand( { type: 'Custom_Link', value } ) ).toBeNull();
} );

test( 'only a free link can be a call', () => {
	expect(
		parseLaunchCommand( { type: 'Phone', value: 'launch_chaty()' } )
	).toBeNull();
} );
