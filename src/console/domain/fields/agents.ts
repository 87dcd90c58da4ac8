import { __ } from '@wordpress/i18n';
import { PROFILES } from './channel';
import { createFields, field, isOn, isType } from './create-fields';

const CHANNEL = 'channels[].';
const AGENT = 'channels[].agent_data[].';
const isAgent = isOn( 'is_agent' );

export const AGENT_FIELDS = {
	...createFields( { section: 'channel.agents' }, CHANNEL, {
		is_agent: field.toggle( __( 'List of several people', 'chaty' ), {
			fills: { is_agent_desktop: 1, is_agent_mobile: 1 },
			help: __(
				'A click opens the list instead of one number.',
				'chaty'
			),
			when: ( _, type ) => type !== 'Contact_Us' && type !== 'WeChat',
		} ),
	} ),
	...createFields( { section: 'channel.agents', when: isAgent }, CHANNEL, {
		is_agent_desktop: field.toggle( __( 'List on desktops', 'chaty' ) ),
		is_agent_mobile: field.toggle(
			__( 'List on phones and tablets', 'chaty' )
		),
		header_text: field.text( __( 'Heading', 'chaty' ) ),
		header_sub_text: field.text( __( 'Text below the heading', 'chaty' ) ),
		header_bg_color: field.color(
			__( 'Heading background color', 'chaty' )
		),
		header_text_color: field.color( __( 'Heading text color', 'chaty' ) ),
	} ),
	...createFields( { section: 'agent' }, AGENT, {
		agent_title: field.text( __( 'Name', 'chaty' ) ),
		value: field.target( __( 'Number, name or address', 'chaty' ) ),
		agent_image: field.image( __( 'Picture', 'chaty' ) ),
		agent_bg_color: field.color( __( 'Icon background color', 'chaty' ) ),
		svg_icon: field.svg(
			__( 'Icon (SVG) where there is no picture', 'chaty' )
		),
		pre_set_message: field.textarea( __( 'First message', 'chaty' ), {
			variables: 'message',
			when: isType( 'Whatsapp', 'SMS' ),
		} ),
		use_whatsapp_web: field.toggle(
			__( 'Open WhatsApp in the browser on desktops', 'chaty' ),
			{ when: isType( 'Whatsapp' ) }
		),
		link_type: field.select( __( 'Profile of', 'chaty' ), {
			choices: { ...PROFILES, '': __( 'Default (a company)', 'chaty' ) },
			when: isType( 'Linkedin' ),
		} ),
	} ),
	...createFields( { section: 'agent.kept' }, AGENT, {
		viber_url: field.text( __( 'Beginning of Viber links', 'chaty' ) ),
	} ),
};
