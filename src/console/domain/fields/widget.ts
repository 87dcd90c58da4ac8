import { __ } from '@wordpress/i18n';
import { createFields, field, isOn } from './create-fields';

export const WIDGET_FIELDS = {
	...createFields( { section: 'widget' }, '', {
		name: field.text(
			__( 'Name', 'chaty' ),
			__( 'Only for you; visitors never see it.', 'chaty' )
		),
		is_active: field.toggle( __( 'Visitors see this widget', 'chaty' ) ),
	} ),
	...createFields( { section: 'advanced' }, '', {
		id: field.own( __( 'Number of the widget', 'chaty' ) ),
	} ),
	...createFields( { section: 'advanced' }, 'settings.', {
		is_google_analytics_enabled: field.toggle(
			__( 'Send clicks to the page’s analytics tool', 'chaty' ),
			__(
				'To the tool that the site already has, such as Google Analytics; nothing is loaded for it.',
				'chaty'
			)
		),
		has_custom_css: field.toggle( __( 'Own CSS', 'chaty' ) ),
		custom_css: field.css( __( 'CSS', 'chaty' ), {
			help: __(
				'Begin each rule with #chaty-widget-0 .chaty-widget, where 0 is the first widget, _1 the second and so on. A plain .chaty-link is weaker than the rules of the widget.',
				'chaty'
			),
			when: isOn( 'has_custom_css' ),
		} ),
	} ),
	// Stored and exported, and without effect.
	...createFields( { section: 'kept' }, 'settings.', {
		cta_type: field.select( __( 'Style of the call to action', 'chaty' ), {
			choices: {
				'simple-view': __( 'Text', 'chaty' ),
				'chat-view': __( 'Chat window', 'chaty' ),
			},
		} ),
		cta_head: field.text( __( 'Heading of the chat window', 'chaty' ) ),
		cta_body: field.richText( __( 'Text of the chat window', 'chaty' ) ),
		cta_head_bg_color: field.color(
			__( 'Heading background color', 'chaty' )
		),
		cta_head_text_color: field.color( __( 'Heading text color', 'chaty' ) ),
		widget_fa_icon: field.text(
			__( 'Class names of an icon font', 'chaty' )
		),
		bg_blur_effect: field.toggle(
			__( 'Blurred page behind the open widget', 'chaty' )
		),
	} ),
};
