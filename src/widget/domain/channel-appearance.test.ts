import { aChannel } from '../../../tests/unit/settings';
import { getChannelColors, getIconId } from './channel-appearance';
import { CHANNEL_TYPES, CHANNELS } from './channels';
import { getLuminance, ICON_LUMINANCE } from './color';

const iconColorOf = ( channel: string, changes = {} ) =>
	getChannelColors( aChannel( channel, changes ) )[ 'channel-icon' ];

test.each( CHANNEL_TYPES.filter( ( type ) => type !== 'Snapchat' ) )(
	'the icon of %s is white on its own color',
	( type ) => {
		expect( iconColorOf( type ) ).toBe( '#ffffff' );
	}
);

test.each( [
	'Phone',
	'Email',
	'SMS',
	'Contact_Us',
	'Link',
	'Custom_Link',
] as const )(
	'white has a contrast of 3:1 on the color of %s, which is no brand’s',
	( type ) => {
		const [ color = '' ] = CHANNELS[ type ];
		expect( getLuminance( color ) ).toBeLessThanOrEqual( ICON_LUMINANCE );
	}
);

test( 'the icon of Snapchat is dark on its yellow, as its logo is', () => {
	expect( iconColorOf( 'Snapchat' ) ).toBe( '#000000' );
	expect( iconColorOf( 'Snapchat', { icon_color: '#FFFC00' } ) ).toBe(
		'#000000'
	);
} );

test.each( [
	[ '#25D366', '#ffffff' ],
	[ '#128C7E', '#ffffff' ],
	[ '#eeeeee', '#000000' ],
	[ '#ffffff', '#000000' ],
] )(
	'the icon of a brand on a color of the owner’s, %s, is %s',
	( color, icon ) => {
		expect( iconColorOf( 'Whatsapp', { icon_color: color } ) ).toBe( icon );
	}
);

test.each( [
	[ 'Phone', '#03E78B', '#000000' ],
	[ 'Email', '#FF485F', '#ffffff' ],
	[ 'SMS', '#FF549C', '#000000' ],
	[ 'Contact_Us', '#253974', '#ffffff' ],
	[ 'Link', '#25D366', '#000000' ],
	[ 'Custom_Link_3', '#25D366', '#000000' ],
] )(
	'the icon of %s, which is no brand’s, on %s is %s, by its contrast',
	( channel, color, icon ) => {
		expect( iconColorOf( channel, { icon_color: color } ) ).toBe( icon );
	}
);

test( 'a free link with the icon of a brand has that brand’s white', () => {
	expect(
		iconColorOf( 'Custom_Link', {
			icon_color: '#25D366',
			svg_icon: '<i class="fab fa-whatsapp"></i>',
		} )
	).toBe( '#ffffff' );
} );

test.each( [
	[ 'nothing', '', 'Link' ],
	[ 'an SVG', '<svg viewBox="0 0 24 24"></svg>', 'Link' ],
	[
		'a brand of an icon font',
		"<span><i class='fab fa-whatsapp'></i></span>",
		'Whatsapp',
	],
	[
		'Messenger',
		'<i class="fab fa-facebook-messenger"></i>',
		'Facebook_Messenger',
	],
	[ 'an envelope', '<i class="far fa-envelope"></i>', 'Email' ],
	[ 'a brand of another name', '<i class="fab fa-weixin"></i>', 'WeChat' ],
	[ 'a chain', '<i class="fas fa-link"></i>', 'Link' ],
	[ 'what we do not have', '<i class="fas fa-rocket"></i>', 'Link' ],
] )( 'given %s, then its icon', ( _, icon, name ) => {
	expect( getIconId( { type: 'Link', svg: icon } ) ).toBe( name );
} );
