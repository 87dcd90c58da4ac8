import { aChannel, type Json } from '../../../tests/unit/settings';
import { getChannelAction } from './channel-action';
import { parseLaunchCommand } from './launch-command';

const facts = { title: '', url: '', isMobile: false, isIos: false };

const channel = ( { type = 'Whatsapp', ...changes }: Json ) =>
	aChannel( type as string, { value: '15550100234', ...changes } );

test.each< [ string, Json, Json | null ] >( [
	[
		'with a link leads there',
		{},
		{
			kind: 'navigate',
			href: 'https://wa.me/15550100234',
			isNewTab: true,
		},
	],
	[
		'with a chat that leads nowhere does not open',
		{ value: 'call us', has_welcome_message: '1' },
		null,
	],
	[
		'of WeChat shows its account',
		{ type: 'WeChat', value: 'wx_demo' },
		{ kind: 'panel', panel: 'qr' },
	],
	[
		'of agents opens their list',
		{ is_agent: 1, agent_data: [ { value: '' }, { value: '15550100' } ] },
		{ kind: 'panel', panel: 'agents' },
	],
	[
		'with a contact form opens its panel and needs no value',
		{ type: 'Contact_Us', value: '' },
		{ kind: 'panel', panel: 'form' },
	],
] )( 'a channel %s', ( _, changes, action ) => {
	expect( getChannelAction( channel( changes ), facts ) ).toEqual( action );
} );

test.each( [ 'Whatsapp', 'SMS', 'Telegram', 'Viber', 'Facebook_Messenger' ] )(
	'a %s with a welcome message opens its chat first',
	( type ) => {
		expect(
			getChannelAction(
				channel( { type, has_welcome_message: '1' } ),
				facts
			)
		).toEqual( {
			kind: 'panel',
			panel: 'chat',
		} );
	}
);

test.each( [ 'Phone', 'Skype', 'Instagram', 'Link' ] )(
	'a %s cannot take a message along, so it leads there at once',
	( type ) => {
		const given = channel( {
			type,
			value: 'site.example',
			has_welcome_message: '1',
			...( type === 'Phone' && { value: '123' } ),
		} );
		expect( getChannelAction( given, facts ) ).toMatchObject( {
			kind: 'navigate',
		} );
	}
);

test.each( [
	[ 'javascript:launch_chaty();', 'launch_chaty', '' ],
	[ 'javascript:close_chaty()', 'close_chaty', '' ],
	[ 'javascript:launch_chaty(2);', 'launch_chaty', '2' ],
] )( 'a free link to %s calls it', ( value, name, which ) => {
	expect(
		getChannelAction( channel( { type: 'Custom_Link', value } ), facts )
	).toEqual( { kind: 'call', name, which } );
} );

test.each( [
	[ 'a channel of no agents', { is_agent: 1 } ],
	[
		'a channel of agents that lead nowhere',
		{ is_agent: 1, agent_data: [ { value: 'javascript:alert(1)' } ] },
	],
	[ 'a WeChat without an account', { type: 'WeChat', value: '' } ],
	[ 'a channel without a value', { value: '' } ],
	[
		'a channel whose value is no address',
		{ type: 'Link', value: 'javascript:alert(1)' },
	],
	[
		'a number that is a call',
		{ type: 'Phone', value: 'javascript:launch_chaty();' },
	],
] )( '%s can do nothing', ( _, given ) => {
	expect( getChannelAction( channel( given ), facts ) ).toBeNull();
} );

test.each( [
	[ 'javascript:launch_chaty();', 'launch_chaty', '' ],
	[ 'javascript: launch_chaty( 2 )', 'launch_chaty', '2' ],
	[ 'launch_chaty(1234)', 'launch_chaty', '1234' ],
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
