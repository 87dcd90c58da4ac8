import { aRawChannel } from '../../../tests/unit/settings';
import { getChannelColors } from './channel-colors';
import type { ChannelModel } from './settings/types';
import { parseChannel } from './settings/parse-channel';

const drawingOf = ( channel: string, changes = {} ) =>
	getChannelColors(
		parseChannel( aRawChannel( channel, changes ) ) as ChannelModel
	)[ 'channel-icon' ];

test.each( [
	'Whatsapp',
	'Telegram',
	'Facebook_Messenger',
	'WeChat',
	'Viber',
	'Skype',
	'Linkedin',
	'TikTok',
	'Vkontakte',
	'Twitter',
	'Line',
] )(
	'the drawing of %s is white on its own color, as its logo is',
	( type ) => {
		expect( drawingOf( type ) ).toBe( '#ffffff' );
	}
);

test( 'the drawing of Snapchat is dark on its yellow, as its logo is', () => {
	expect( drawingOf( 'Snapchat' ) ).toBe( '#000000' );
	expect( drawingOf( 'Snapchat', { icon_color: '#FFFC00' } ) ).toBe(
		'#000000'
	);
} );

test.each( [
	[ '#25D366', '#ffffff' ],
	[ '#128C7E', '#ffffff' ],
	[ '#eeeeee', '#000000' ],
	[ '#ffffff', '#000000' ],
] )(
	'the drawing of a brand on a color of the owner’s, %s, is %s',
	( color, drawing ) => {
		expect( drawingOf( 'Whatsapp', { icon_color: color } ) ).toBe(
			drawing
		);
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
	'the drawing of %s, which is no brand’s, on %s is %s, by its contrast',
	( channel, color, drawing ) => {
		expect( drawingOf( channel, { icon_color: color } ) ).toBe( drawing );
	}
);

test( 'a free link with the drawing of a brand has that brand’s white', () => {
	expect(
		drawingOf( 'Custom_Link', {
			icon_color: '#25D366',
			svg_icon: '<i class="fab fa-whatsapp"></i>',
		} )
	).toBe( '#ffffff' );
} );
