import {
	aRawChannel,
	aRawWidget,
	type Json,
} from '../../../tests/unit/settings';
import type { Path, WidgetDocument } from './document';
import { getDefaultColor, getSeenColor } from './seen-color';

const aWidget = (
	settings: Json,
	type: Parameters< typeof aRawChannel >[ 0 ] = 'Whatsapp',
	channel: Json = {}
) =>
	aRawWidget( {
		settings,
		channels: [ aRawChannel( type, channel ) ],
	} ) as unknown as WidgetDocument;

const VIOLET = '#A886CD';
const FORM = [ 'channels', 0, 'contact_form_settings' ];

test.each< [ Path, string, WidgetDocument ] >( [
	[ [ 'settings', 'widget_color' ], VIOLET, aWidget( {} ) ],
	[
		[ 'settings', 'widget_icon_color' ],
		'#000000',
		aWidget( { widget_color: '#ffffff' } ),
	],
	[ [ 'settings', 'cta_bg_color' ], '#ffffff', aWidget( {} ) ],
	[ [ 'channels', 0, 'icon_color' ], '#49E670', aWidget( {} ) ],
	[ [ 'channels', 0, 'icon_color' ], '', aWidget( {}, 'Instagram' ) ],
	[ [ 'channels', 0, 'wp_popup_head_bg_color' ], '#075E54', aWidget( {} ) ],
	[
		[ 'channels', 0, 'header_bg_color' ],
		'#123456',
		aWidget( {}, 'Whatsapp', { icon_color: '#123456' } ),
	],
	[
		[ 'channels', 0, 'agent_data', 0, 'agent_bg_color' ],
		'#49E670',
		aWidget( {} ),
	],
	[ [ ...FORM, 'button_bg_color' ], VIOLET, aWidget( {}, 'Contact_Us' ) ],
	[
		[ ...FORM, 'button_text_color' ],
		'#ffffff',
		aWidget( { widget_color: '#000000' }, 'Contact_Us' ),
	],
] )( 'without a choice, %j is %s', ( path, color, widget ) => {
	expect( getDefaultColor( widget, path ) ).toBe( color );
} );

test.each( [
	[ '#123456', '#123456' ],
	[ 'red;}', VIOLET ],
] )( 'of %s visitors see %s', ( given, seen ) => {
	expect(
		getSeenColor( aWidget( { widget_color: given } ), [
			'settings',
			'widget_color',
		] )
	).toBe( seen );
} );
