import { getConflictLabel, getPathLabel } from './path-label';

test.each( [
	[ 'widgets[0].name', 'Name' ],
	[ 'widgets[2].settings.is_unknown', 'settings.is_unknown' ],
	[ 'retention_days', 'retention_days' ],
] )( 'the path %s is called %s', ( path, label ) => {
	expect( getPathLabel( path ) ).toBe( label );
} );

test.each( [
	[ 'chaty_widgets._1.name', 'Shop › Name' ],
	[ 'chaty_widgets._1', 'Shop' ],
	[
		'chaty_widgets._1.channels.Whatsapp.value',
		'Shop › Whatsapp › Number, name or address',
	],
	[ 'retention_days', 'retention_days' ],
] )( 'the conflict %s is called %s', ( path, label ) => {
	expect( getConflictLabel( path, () => 'Shop' ) ).toBe( label );
} );
