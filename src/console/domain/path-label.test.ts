import { getConflictLabel, getPathLabel } from './path-label';

test.each( [
	[ 'widgets[0].name', 'Name' ],
	[ 'widgets[2].settings.is_unknown', 'settings.is_unknown' ],
	[ 'retention_days', 'retention_days' ],
	[ 'widgets[0].channels[1]', 'Line' ],
	[ 'widgets[0].channels[1].icon_color', 'Line › Button color' ],
	[ 'widgets[0].channels[1].value', 'Line › Line link' ],
	[ 'widgets[0].channels[1].agent_data[10].value', 'Line › Line link' ],
	[ 'widgets[0].channels[0].token', 'Poptin › token' ],
	[ 'widgets[1].channels[0].icon_color', 'Channel 1 › Button color' ],
	[ 'widgets[1]', 'Widget 2' ],
	[ 'widgets[1].channels[0]', 'Channel 1' ],
	[ 'widgets', 'All widgets' ],
] )( 'the path %s is called %s', ( path, label ) => {
	const channels = [ { channel: 'Poptin' }, { channel: 'Line' } ];
	expect( getPathLabel( path, [ { channels } ] ) ).toBe( label );
} );

test.each( [
	[ [ 'chaty_widgets', '_1', 'name' ], 'Shop › Name' ],
	[ [ 'chaty_widgets', '_1' ], 'Shop' ],
	[
		[ 'chaty_widgets', '_1', 'channels', 'Whatsapp', 'value' ],
		'Shop › Whatsapp › Number, name or address',
	],
	[
		[
			...[ 'chaty_widgets', '_1', 'channels', 'Whatsapp' ],
			...[ 'agent_data', 'Anna B.', 'agent_title' ],
		],
		'Shop › Whatsapp › List of people › Anna B. › Name',
	],
	[
		[ 'chaty_widgets', '_1', 'triggers', 'pages', '/shop' ],
		'Shop › Pages › /shop',
	],
	[ [ 'chaty_widgets', '_1', 'triggers', 'pages' ], 'Shop › Pages' ],
	[
		[ 'chaty_widgets', '_1', 'settings', 'is_unknown' ],
		'Shop › settings.is_unknown',
	],
	[ [ 'retention_days' ], 'retention_days' ],
] )( 'the conflict %j is called %s', ( keys, label ) => {
	expect(
		getConflictLabel( { keys, path: keys.join( '.' ) }, () => 'Shop' )
	).toBe( label );
} );
