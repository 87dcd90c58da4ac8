import {
	aRawChannel,
	aRawWidget,
	aWidget,
} from '../../../../tests/unit/settings';
import type { ComposedWidgetModel } from './types';
import { parseWidget } from './parse-page-settings';

type Settings = Record< string, unknown >;

/** What the parser makes of a widget with these settings. */
const given = ( settings: Settings ) => aWidget( { settings } );

/** One part of the model, for rows that look at no other. */
const row = ( read: ( widget: ComposedWidgetModel ) => unknown ) => {
	return ( _: string, settings: Settings, expected: unknown ) => {
		expect( read( given( settings ) ) ).toEqual( expected );
	};
};

describe( 'a widget’s id', () => {
	test.each< [ unknown, string ] >( [
		[ 0, '0' ],
		[ '0', '0' ],
		[ '_1', '_1' ],
		[ '_12', '_12' ],
	] )( '%j is known', ( id, expected ) => {
		expect( parseWidget( aRawWidget( { id } ), 'w' ) ).toMatchObject( {
			id: expected,
		} );
	} );

	test( 'given no id but an identifier, then that', () => {
		const widget = { ...aRawWidget(), id: undefined, identifier: '_3' };
		expect( parseWidget( widget, 'w' ) ).toMatchObject( { id: '_3' } );
	} );

	test.each< [ unknown ] >( [
		[ '' ],
		[ '_0' ],
		[ '_1"><script>' ],
		[ 'one' ],
		[ -1 ],
		[ null ],
		[ [] ],
	] )( '%j is an issue with its path', ( id ) => {
		expect(
			parseWidget( aRawWidget( { id } ), 'chaty_widgets[2]' )
		).toEqual( {
			path: 'chaty_widgets[2].id',
			reason: expect.stringContaining( '_1' ),
		} );
	} );

	test.each< [ string, unknown ] >( [
		[ 'null', null ],
		[ 'a text', 'widget' ],
		[ 'a list', [] ],
		[ 'a number', 5 ],
	] )( 'given %s for a widget, then an issue', ( _, value ) => {
		expect( parseWidget( value, 'w' ) ).toHaveProperty( 'reason' );
	} );
} );

describe( 'a widget that says nothing has the look of a fresh install', () => {
	test.each< [ string, unknown ] >( [
		[ 'no settings', undefined ],
		[ 'PHP’s empty object', [] ],
		[ 'settings that are a text', 'on' ],
	] )( 'given %s', ( _, settings ) => {
		expect(
			parseWidget( { ...aRawWidget(), settings }, 'w' )
		).toMatchObject( {
			nonce: '',
			isHorizontal: false,
			defaultState: 'click',
			hasCloseButton: true,
			ctaMode: 'none',
			ctaText: '',
			icon: 'chat-base',
			iconUrl: '',
			effect: '',
			pendingCount: 0,
			fontFamily: '',
			side: 'right',
			sideClasses: 'right-position',
			distances: { bottom: 25, side: 25, size: 54 },
			colors: {
				color: '#A886CD',
				icon: '#ffffff',
				'cta-color': '#ffffff',
				'cta-text': '#000000',
				'badge-color': '#dd0000',
				'badge-text': '#ffffff',
			},
		} );
	} );
} );

describe( 'how it opens', () => {
	test.each< [ string, Settings, string ] >( [
		[ 'open', { default_state: 'open' }, 'open' ],
		[ 'hover', { default_state: 'hover' }, 'hover' ],
		[ 'click', { default_state: 'click' }, 'click' ],
		[ 'another word', { default_state: 'shake' }, 'click' ],
	] )(
		'default_state %s',
		row( ( widget ) => widget.defaultState )
	);

	test.each< [ string, Settings, boolean ] >( [
		[ '1, as the free plugin says', { show_close_button: 1 }, true ],
		[ '0', { show_close_button: 0 }, false ],
		[ 'yes, as Pro says', { show_close_button: 'yes' }, true ],
		[ 'no', { show_close_button: 'no' }, false ],
		[ 'an empty text', { show_close_button: '' }, false ],
		[ 'nothing at all', {}, true ],
	] )(
		'show_close_button %s',
		row( ( widget ) => widget.hasCloseButton )
	);

	test.each< [ string, Settings, boolean ] >( [
		[ 'horizontal', { icon_view: 'horizontal' }, true ],
		[ 'vertical', { icon_view: 'vertical' }, false ],
		[ 'another word', { icon_view: 'diagonal' }, false ],
	] )(
		'icon_view %s',
		row( ( widget ) => widget.isHorizontal )
	);

	test.each< [ string, Settings, string ] >( [
		[ 'first_click', { show_cta: 'first_click' }, 'first_click' ],
		[ 'all_time', { show_cta: 'all_time' }, 'all_time' ],
		[ 'another word', { show_cta: 'never' }, 'none' ],
		[ 'nothing', {}, 'none' ],
	] )(
		'show_cta %s',
		row( ( widget ) => widget.ctaMode )
	);
} );

describe( 'the badge', () => {
	test.each< [ string, Settings, number ] >( [
		[
			'on, with a text',
			{ is_pending_mesg_enabled: 'on', pending_mesg_count: '3' },
			3,
		],
		[
			'on, with a number',
			{ is_pending_mesg_enabled: 1, pending_mesg_count: 3 },
			3,
		],
		[
			'off, with a number',
			{ is_pending_mesg_enabled: 'off', pending_mesg_count: '1' },
			0,
		],
		[
			'0, as with a default state of open',
			{ is_pending_mesg_enabled: 0, pending_mesg_count: 0 },
			0,
		],
		[
			'on, without a number',
			{ is_pending_mesg_enabled: 'on', pending_mesg_count: '' },
			0,
		],
		[
			'on, below zero',
			{ is_pending_mesg_enabled: 'on', pending_mesg_count: -2 },
			0,
		],
		[
			'on, with a part',
			{ is_pending_mesg_enabled: 'on', pending_mesg_count: '2.9' },
			2,
		],
	] )(
		'%s',
		row( ( widget ) => widget.pendingCount )
	);
} );

describe( 'the icon', () => {
	const URL = 'https://site.example/icon.png';

	test.each< [ string, Settings, string ] >( [
		[ 'chat-base', { widget_icon: 'chat-base' }, 'chat-base' ],
		[ 'chat-smile', { widget_icon: 'chat-smile' }, 'chat-smile' ],
		[ 'chat-bubble', { widget_icon: 'chat-bubble' }, 'chat-bubble' ],
		[ 'chat-db', { widget_icon: 'chat-db' }, 'chat-db' ],
		[ 'empty', { widget_icon: '' }, 'chat-base' ],
		[ 'unknown', { widget_icon: 'chat-fa-icon' }, 'chat-base' ],
		[
			'a picture',
			{ widget_icon: 'chat-image', widget_icon_url: URL },
			'chat-image',
		],
		[
			'a picture without its address',
			{ widget_icon: 'chat-image', widget_icon_url: '' },
			'chat-base',
		],
		[
			'a picture at an unsafe address',
			{ widget_icon: 'chat-image', widget_icon_url: 'javascript:x' },
			'chat-base',
		],
	] )(
		'%s',
		row( ( widget ) => widget.icon )
	);
} );

describe( 'position, sizes and colors', () => {
	const distance = ( key: keyof ComposedWidgetModel[ 'distances' ] ) =>
		row( ( widget ) => widget.distances[ key ] );

	test.each< [ string, Settings, 'left' | 'right' ] >( [
		[ 'left', { position: 'left', custom_position: 1 }, 'left' ],
		[ 'right', { position: 'right', custom_position: 1 }, 'right' ],
		[
			'custom, left',
			{ position: 'custom', custom_position: 'left' },
			'left',
		],
		[
			'custom, right',
			{ position: 'custom', custom_position: 'right' },
			'right',
		],
		[
			'custom, without a side',
			{ position: 'custom', custom_position: 1 },
			'right',
		],
		[ 'another word', { position: 'top' }, 'right' ],
	] )(
		'position %s',
		row( ( { side } ) => side )
	);

	test.each< [ string, Settings, string ] >( [
		[ 'left on all', { position: 'left' }, 'left-position' ],
		[ 'an unknown one', { mobile_position: 'top' }, 'right-position' ],
		[
			'the same',
			{ position: 'left', mobile_position: 'left' },
			'left-position',
		],
		[
			'left there alone',
			{ mobile_position: 'left' },
			'right-position left-if-small',
		],
		[
			'right there alone',
			{ position: 'left', mobile_position: 'right' },
			'right-position left-if-wide',
		],
	] )(
		'side on small screens: %s',
		row( ( { sideClasses } ) => sideClasses )
	);

	test.each< [ string, Settings, number | undefined ] >( [
		[ 'none', {}, undefined ],
		[ 'the same', { mobile_side_spacing: 25 }, undefined ],
		[ 'one', { mobile_side_spacing: '7' }, 7 ],
		[ 'the other', { side_spacing: 4, mobile_bottom_spacing: 70 }, 4 ],
	] )( 'distance on small screens: %s', distance( 'small-side' ) );

	test.each< [ string, Settings, number ] >( [
		[ 'a text', { widget_size: '70' }, 70 ],
		[ 'a number', { widget_size: 44 }, 44 ],
		[
			'widget_size before custom_widget_size',
			{ custom_widget_size: '74', widget_size: '54' },
			54,
		],
		[
			'custom_widget_size where widget_size says so',
			{ custom_widget_size: '74', widget_size: 'custom' },
			74,
		],
		[ 'custom_widget_size alone', { custom_widget_size: 94 }, 94 ],
		[
			'zero, which nobody could press',
			{ custom_widget_size: 0, widget_size: 0 },
			54,
		],
		[ 'below zero', { widget_size: '-20' }, 54 ],
		[ 'a word', { widget_size: 'big' }, 54 ],
	] )( 'size: %s', distance( 'size' ) );

	test.each< [ string, Settings, number ] >( [
		[ 'a text', { bottom_spacing: '70' }, 70 ],
		[ 'a number', { bottom_spacing: 25 }, 25 ],
		[ 'zero', { bottom_spacing: '0' }, 0 ],
		[ 'empty', { bottom_spacing: '' }, 25 ],
	] )( 'bottom spacing: %s', distance( 'bottom' ) );

	test.each< [ string, Settings, string ] >( [
		[ 'short', { widget_color: '#fff' }, '#fff' ],
		[ 'long', { widget_color: '#FF6060' }, '#FF6060' ],
		[ 'rgb()', { widget_color: 'rgb(31, 124, 108)' }, 'rgb(31, 124, 108)' ],
		[ 'empty', { widget_color: '' }, '#A886CD' ],
		[ 'a name', { widget_color: 'red' }, '#A886CD' ],
		[
			'more than a color',
			{ widget_color: '#fff;background:url(//x)' },
			'#A886CD',
		],
	] )(
		'color: %s',
		row( ( { colors: { color } } ) => color )
	);
} );

describe( 'what is not a look', () => {
	test( 'an attention effect is only ever part of a class name', () => {
		expect( given( { attention_effect: 'jump' } ).effect ).toBe( 'jump' );
		expect( given( { attention_effect: 'pulse-icon' } ).effect ).toBe(
			'pulse-icon'
		);
		expect( given( { attention_effect: 'jump" x="' } ).effect ).not.toMatch(
			/[^\w-]/
		);
	} );

	test( 'channels keep their order and know their path, whatever they are', () => {
		const channels = [ aRawChannel( 'Phone' ), null, 'Email', [] ];
		const widget = parseWidget( aRawWidget( { channels } ), 'w' );
		expect( widget ).toMatchObject( {
			channels: [
				{ path: 'w.channels[0]', slug: 'Phone' },
				{ path: 'w.channels[1]', slug: '', raw: {} },
				{ path: 'w.channels[2]', slug: '', raw: {} },
				{ path: 'w.channels[3]', slug: '', raw: {} },
			],
		} );
	} );

	test( 'triggers that PHP sends as an empty list are no conditions', () => {
		expect( aWidget( { triggers: [] } ).triggers ).toEqual( {} );
	} );
} );
