import { aRawChannel, aRawWidget } from '../../../tests/unit/settings';
import { getContrast, describeContrast } from './contrast';
import type { WidgetDocument } from './document';

const describeAt = (
	path: readonly ( string | number )[],
	settings: Record< string, unknown >,
	channel: Record< string, unknown > = {}
) =>
	describeContrast(
		aRawWidget( {
			settings,
			channels: [ aRawChannel( 'Whatsapp', channel ) ],
		} ) as unknown as WidgetDocument,
		path
	);

test( 'contrast is that of WCAG', () => {
	expect( getContrast( '#fff', '#ffffff' ) ).toBe( 1 );
	expect( getContrast( '#777777', '#ffffff' ) ).toBeCloseTo( 4.48, 2 );
} );

test.each( [
	[ '#777777', '#ffffff', 'warning', /4\.4 to 1, where 4\.5 is needed/ ],
	[ '#767676', '#ffffff', 'note', /Easy to read: a contrast of 4\.5 to 1/ ],
	[ '', '#ffffff', 'note', /in black, with a contrast of 20.6 to 1/ ],
	[ '', '#123456', 'note', /in white/ ],
	[ 'red', '#123456', 'note', /in white/ ],
] )( 'text %s on %s', ( text, background, level, message ) => {
	expect(
		describeAt( [ 'settings', 'cta_text_color' ], {
			cta_text_color: text,
			cta_bg_color: background,
		} )
	).toEqual( { level, message: expect.stringMatching( message ) } );
} );

test( 'an icon needs less than a text', () => {
	const colors = { widget_color: '#949494', widget_icon_color: '#ffffff' };
	expect(
		describeAt( [ 'settings', 'widget_icon_color' ], colors )?.level
	).toBe( 'note' );
} );

test( 'panels have the color of the channel, forms that of the widget', () => {
	const head = [ 'channels', 0, 'wp_popup_head_bg_color' ];
	expect(
		describeAt( head, {}, { icon_color: '#ffff00' } )?.message
	).toContain( 'black' );
	expect(
		describeAt( head, {}, { icon_color: '#000080' } )?.message
	).toContain( 'white' );
	const button = [
		'channels',
		0,
		'contact_form_settings',
		'button_text_color',
	];
	expect(
		describeAt(
			button,
			{ widget_color: '#ffff00' },
			{ contact_form_settings: { button_text_color: '#ffffff' } }
		)?.level
	).toBe( 'warning' );
} );

test.each( [
	'wp_popup_head_bg_color',
	'wechat_header_color',
	'title_bg_color',
	'agent_bg_color',
] )( '%s says in which color its text shows', ( key ) => {
	expect(
		describeAt( [ 'channels', 0, key ], {}, { [ key ]: '#ffff00' } )
			?.message
	).toContain( 'black' );
} );

test( 'a background says nothing where its text does', () => {
	expect( describeAt( [ 'settings', 'cta_bg_color' ], {} ) ).toBeNull();
	expect( describeAt( [ 'channels', 0, 'icon_color' ], {} ) ).toBeNull();
} );
