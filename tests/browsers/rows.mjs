/**
 * What each browser is driven through. A row is a name, a path, steps (a method of `Page` and its arguments), the
 * expression that is read at the end, and its value.
 */

const channel = ( changes ) => ( { is_desktop: 1, is_mobile: 1, ...changes } );

const FORM = channel( {
	channel: 'Contact_Us',
	value: '',
	hover_text: 'Order a cake',
	contact_form_settings: {
		contact_form_title: 'Write to us',
		button_text: 'Send it',
		thanks_message: 'Thank you',
	},
	contact_fields: [
		{ field: 'name', type: 'text', placeholder: '', is_required: 1 },
		{ field: 'email', type: 'email', placeholder: '', is_required: 1 },
		{ field: 'message', type: 'textarea', placeholder: '', is_required: 0 },
	],
} );

const pageOf = ( channels ) => ( {
	data_analytics_settings: 'off',
	chaty_widgets: [
		{
			id: 0,
			settings: { default_state: 'click', show_close_button: 1 },
			triggers: {},
			channels,
		},
	],
} );

/** A widget with two links and a form. */
export const LINKS = pageOf( [
	channel( {
		channel: 'Whatsapp',
		value: '155501002345',
		is_use_web_version: 0,
	} ),
	channel( { channel: 'Phone', value: '+1 555 0100 2345' } ),
	FORM,
] );

/** A widget with a panel of each kind. */
export const PANELS = pageOf( [
	channel( {
		channel: 'Whatsapp',
		hover_text: 'WhatsApp',
		value: '155501002345',
		has_welcome_message: '1',
		wp_popup_headline: 'Let us chat',
		wp_popup_nickname: 'Ines',
		chat_welcome_message: '<p>Good morning!</p>',
	} ),
	channel( {
		channel: 'WeChat',
		hover_text: 'WeChat',
		value: 'bakery',
		qr_code_image_url: '/wp-includes/images/w-logo-blue-white-bg.png',
		wechat_header: 'WeChat ID',
		wechat_qr_code_title: 'Scan the QR code',
	} ),
	channel( {
		channel: 'Telegram',
		hover_text: 'Telegram',
		value: '',
		is_agent: '1',
		is_agent_desktop: '1',
		is_agent_mobile: '1',
		header_text: 'Talk to a person',
		agent_data: [
			{ value: '@ines', agent_title: 'Ines' },
			{ value: '@ada', agent_title: 'Ada' },
		],
	} ),
	FORM,
] );

const OPEN = [ 'click', '.open-chaty' ];
const OPEN_FORM = [ 'click', '.chaty-link|Order a cake' ];
const seeState = ( state ) => [
	'see',
	`first( '.chaty-widget' ).dataset.state`,
	state,
];
const PANEL = '.chaty-outer-forms:not( [inert] )';
const SEND = [ 'click', `${ PANEL } button|Send it` ];
const HREFS = `all( '.chaty-channel-list a' ).map( ( { href } ) => href )`;
const ADDRESSES = [ 'https://wa.me/155501002345', 'tel:+155501002345' ];

/** The main job, the form, the keyboard, and a page from right to left. */
export const WIDGET_ROWS = [
	{
		name: 'WhatsApp and telephone have their addresses',
		steps: [ OPEN, seeState( 'open' ) ],
		read: HREFS,
		value: ADDRESSES,
	},
	{
		name: 'in a narrow window, too',
		isNarrow: true,
		steps: [ OPEN, seeState( 'open' ) ],
		read: HREFS,
		value: ADDRESSES,
	},
	{
		name: 'the form says what is missing',
		steps: [ OPEN, OPEN_FORM, SEND ],
		read: `( ( { name, ariaInvalid } ) => [ name, ariaInvalid ] )( document.activeElement )`,
		value: [ 'name', 'true' ],
	},
	{
		name: 'the form is sent, and the message stored',
		steps: [
			OPEN,
			OPEN_FORM,
			[ 'see', 'document.activeElement.name', 'name' ],
			[ 'type', `${ PANEL } [name=name]`, 'Ada' ],
			[ 'type', `${ PANEL } [name=email]`, 'ada@example.org' ],
			[ 'type', `${ PANEL } [name=message]`, 'Äpfel & "Rye"' ],
			SEND,
		],
		read: `names( '${ PANEL } [role=status]' )`,
		value: [ 'Thank you' ],
		stored: {
			name: 'Ada',
			email: 'ada@example.org',
			message: 'Äpfel & "Rye"',
		},
	},
	{
		name: 'Tab reaches the launcher and the links, Enter opens, Escape closes and brings the focus back',
		steps: [
			[ 'focus', '.open-chaty' ],
			[ 'press', 'Shift+Tab' ],
			[ 'see', `document.activeElement.closest( '.chaty' )`, null ],
			[ 'press', 'Tab' ],
			[ 'press', 'Enter' ],
			seeState( 'open' ),
			[ 'see', 'document.activeElement.href', ADDRESSES[ 0 ] ],
			[ 'press', 'Tab' ],
			[ 'see', 'document.activeElement.href', ADDRESSES[ 1 ] ],
			[ 'press', 'Escape' ],
			seeState( 'closed' ),
		],
		read: `document.activeElement === first( '.open-chaty' )`,
		value: true,
	},
	{
		name: 'the form takes the focus, and Escape goes back one step at a time',
		steps: [
			OPEN,
			seeState( 'open' ),
			[ 'see', 'document.activeElement.href', ADDRESSES[ 0 ] ],
			[ 'focus', '.chaty-link|Order a cake' ],
			[ 'press', 'Enter' ],
			[ 'see', 'document.activeElement.name', 'name' ],
			[ 'press', 'Escape' ],
			[ 'see', 'focused()', 'Order a cake' ],
			[ 'press', 'Escape' ],
			seeState( 'closed' ),
		],
		read: `document.activeElement === first( '.open-chaty' )`,
		value: true,
	},
	{
		name: 'from right to left, list and form do as the page, inside the window',
		locale: 'ar',
		steps: [ OPEN, OPEN_FORM, [ 'click', `${ PANEL } [name=name]` ] ],
		read: `( ( panel, { left, right } ) => [
			document.dir,
			getComputedStyle( panel ).direction,
			left >= 0 && right <= innerWidth,
		] )( first( '${ PANEL }' ), first( '${ PANEL }' ).getBoundingClientRect() )`,
		value: [ 'rtl', 'rtl', true ],
	},
];

/** A row of a behaviour's sample page. */
const onPage = ( behaviour, name, steps, read, value, isNarrow = false ) => ( {
	name: `${ behaviour }: ${ name }`,
	path: `/behaviours/${ behaviour }/`,
	steps,
	read,
	value,
	isNarrow,
} );

/** What each behaviour is for. */
export const BEHAVIOUR_ROWS = [
	onPage(
		'accordion',
		'a heading opens its item alone',
		[
			[ 'click', '[data-chaty=accordion] button|Flour' ],
			[ 'press', 'Tab' ],
		],
		`[ names( 'button[aria-expanded=true]' ), focused() ]`,
		[ [ 'Flour' ], 'the mill in Osterby' ]
	),
	onPage(
		'tabs',
		'a press and an arrow select',
		[
			[ 'click', '[role=tab]|Monday' ],
			[ 'press', 'ArrowRight' ],
		],
		`[ focused(), names( '[role=tabpanel] h3' ), location.hash ]`,
		[ 'Friday', [ 'Friday' ], '#friday' ]
	),
	{
		...onPage(
			'tabs',
			'from right to left the arrows turn around',
			[
				[ 'click', '[role=tab]|Monday' ],
				[ 'press', 'ArrowLeft' ],
			],
			`[ focused(), document.dir ]`,
			[ 'Friday', 'rtl' ]
		),
		locale: 'ar',
	},
	onPage(
		'carousel',
		'an arrow moves by what is shown',
		[ [ 'click', 'button|Next items' ] ],
		`names( '.chaty-carousel [role=status]' )`,
		[ 'Items 5 to 8 of 9' ]
	),
	onPage(
		'portfolio',
		'a filter shows its items, and Back takes it back',
		[
			[ 'click', '[data-chaty-filter]|Gluten free' ],
			[
				'see',
				`names( '[data-chaty-categories] strong' )`,
				[ 'Buckwheat crisp', 'Almond cake' ],
			],
			[ 'read', 'history.back()' ],
		],
		`all( '[data-chaty-categories]' ).length`,
		6
	),
	onPage(
		'lightbox',
		'a picture opens, an arrow shows the next, Escape brings the focus back',
		[
			[ 'click', '[data-lightbox]' ],
			[
				'see',
				`first( '.chaty-lightbox' ).textContent.includes( 'Image 1 of 3' )`,
				true,
			],
			[ 'press', 'ArrowRight' ],
			[
				'see',
				`first( '.chaty-lightbox' ).textContent.includes( 'Image 2 of 3' )`,
				true,
			],
			[ 'press', 'Escape' ],
		],
		`[ all( '.chaty-lightbox' ).length, document.activeElement.getAttribute( 'data-lightbox' ) ]`,
		[ 0, 'bakehouse' ]
	),
	onPage(
		'slider',
		'the next slide shows, and it stops moving',
		[ [ 'click', '.chaty-slider button|Next slide' ] ],
		`[ first( '.chaty-slider' ).dataset.state, names( '.chaty-slider [aria-live] span' )[ 0 ] ]`,
		[ 'stopped', '2 of 3' ]
	),
	onPage(
		'mobile-menu',
		'a button opens it, submenus unfold, Escape closes it',
		[
			[ 'click', 'button|Bakery' ],
			[ 'click', 'button|Bread: submenu' ],
			[
				'see',
				`names( '[role=dialog] a, dialog a' ).includes( 'Rye' )`,
				true,
			],
			[ 'press', 'Escape' ],
		],
		`[ all( '[role=dialog], dialog' ).length, focused() ]`,
		[ 0, 'Bakery' ],
		true
	),
	onPage(
		'navigation',
		'a select list on a phone',
		[],
		`[ first( 'nav select' ).options.length, first( 'nav select' ).ariaLabel, all( '[data-chaty=navigation] a' ).length ]`,
		[ 9, 'Around the bakery', 0 ],
		true
	),
	onPage(
		'hover-box',
		'the mouse shows its back',
		[ [ 'hover', '[data-chaty=hover-box]|Rye' ] ],
		`names( '[data-chaty=hover-box] a' )`,
		[ 'Order rye' ]
	),
	onPage(
		'bar-graph',
		'bars have names, values and lengths',
		[],
		`all( '[role=meter]' ).slice( 0, 2 ).map( ( one ) => {
			const { inlineSize, translate } = getComputedStyle( one, '::before' );
			const share = parseFloat( inlineSize ) / one.clientWidth;
			return [ one.ariaValueText, Math.round( share * ( 100 + ( parseFloat( translate ) || 0 ) ) ) ];
		} )`,
		[
			[ '82 %', 82 ],
			[ '67 %', 67 ],
		]
	),
	onPage(
		'lazy-media',
		'what is far away loads when it is near',
		[
			[
				'read',
				`document.querySelector( '.bakery-sky' ).scrollIntoView()`,
			],
		],
		`[ first( '.bakery-media img' ).naturalWidth > 0, getComputedStyle( first( '.bakery-sky' ) ).backgroundImage.includes( 'harbour.svg' ) ]`,
		[ true, true ]
	),
	onPage(
		'smooth-anchors',
		'a link scrolls to its heading, which takes the focus',
		[ [ 'click', '[data-chaty=smooth-anchors] a|Opening hours' ] ],
		`[ Math.abs( first( '#opening-hours' ).getBoundingClientRect().top ) < 200, document.activeElement.id, location.hash ]`,
		[ true, 'opening-hours', '#opening-hours' ]
	),
	onPage(
		'video',
		'the background plays, and a button pauses it',
		[
			[
				'see',
				`document.querySelector( '.chaty-video-background video' ).paused`,
				false,
			],
			[ 'click', 'button|Pause the background video' ],
		],
		`document.querySelector( '.chaty-video-background video' ).paused`,
		true
	),
	onPage(
		'validation',
		'says what is missing, and leads there',
		[
			[ 'click', 'form[data-chaty] button|Order' ],
			[
				'see',
				`focused().startsWith( 'Please check these fields:' )`,
				true,
			],
			[ 'press', 'Tab' ],
			[ 'press', 'Enter' ],
		],
		`[ document.activeElement.id, names( '.chaty-validation-error' ) ]`,
		[ 'eater', Array( 6 ).fill( 'This field is required' ) ]
	),
	onPage(
		'contact-form',
		'is sent and cleared',
		[
			[ 'type', '#writer', 'Ada' ],
			[ 'type', '#mail', 'ada@example.org' ],
			[ 'type', '#words', 'Two rye' ],
			[ 'click', '[data-chaty=contact-form] [type=submit]' ],
			[
				'see',
				`names( '[data-chaty=contact-form] [role=status]' ).join()`,
				'Your email was successfully sent. We will contact you as soon as possible.',
			],
		],
		`first( '#words' ).value`,
		''
	),
	onPage(
		'map',
		'a place opens its popup, Escape closes it',
		[
			[ 'click', 'button.chaty-map-pin|Harbour Bakery' ],
			[
				'see',
				`first( '[role=dialog]' ).textContent.includes( 'Open from seven' )`,
				true,
			],
			[ 'press', 'Escape' ],
		],
		`[ all( '[role=dialog]' ).length, focused() ]`,
		[ 0, 'Harbour Bakery' ]
	),
];
