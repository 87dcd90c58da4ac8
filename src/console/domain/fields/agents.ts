import { __ } from '@wordpress/i18n';
import { isOn, isType } from './when';
import type { Field } from './types';

const isAgent = isOn( 'is_agent' );

const LIST = {
	'channels[].is_agent': {
		section: 'channel.agents',
		control: 'toggle',
		fills: { is_agent_desktop: 1, is_agent_mobile: 1 },
		label: __( 'List of several people', 'chaty' ),
		help: __( 'A click opens the list instead of one number.', 'chaty' ),
		when: ( _, type ) => type !== 'Contact_Us' && type !== 'WeChat',
	},
	'channels[].is_agent_desktop': {
		section: 'channel.agents',
		control: 'toggle',
		label: __( 'List on desktops', 'chaty' ),
		when: isAgent,
	},
	'channels[].is_agent_mobile': {
		section: 'channel.agents',
		control: 'toggle',
		label: __( 'List on phones and tablets', 'chaty' ),
		when: isAgent,
	},
	'channels[].header_text': {
		section: 'channel.agents',
		control: 'text',
		label: __( 'Heading', 'chaty' ),
		when: isAgent,
	},
	'channels[].header_sub_text': {
		section: 'channel.agents',
		control: 'text',
		label: __( 'Text below the heading', 'chaty' ),
		when: isAgent,
	},
	'channels[].header_bg_color': {
		section: 'channel.agents',
		control: 'color',
		label: __( 'Heading background color', 'chaty' ),
		when: isAgent,
	},
	'channels[].header_text_color': {
		section: 'channel.agents',
		control: 'color',
		label: __( 'Heading text color', 'chaty' ),
		when: isAgent,
	},
} satisfies Record< string, Field >;

const AGENT = {
	'channels[].agent_data[].agent_title': {
		section: 'agent',
		control: 'text',
		label: __( 'Name', 'chaty' ),
	},
	'channels[].agent_data[].value': {
		section: 'agent',
		control: 'target',
		label: __( 'Number, name or address', 'chaty' ),
	},
	'channels[].agent_data[].agent_image': {
		section: 'agent',
		control: 'image',
		label: __( 'Picture', 'chaty' ),
	},
	'channels[].agent_data[].agent_bg_color': {
		section: 'agent',
		control: 'color',
		label: __( 'Icon background color', 'chaty' ),
	},
	'channels[].agent_data[].svg_icon': {
		section: 'agent',
		control: 'svg',
		label: __( 'Icon (SVG) where there is no picture', 'chaty' ),
	},
	'channels[].agent_data[].pre_set_message': {
		section: 'agent',
		control: 'textarea',
		label: __( 'First message', 'chaty' ),
		variables: 'message',
		when: isType( 'Whatsapp', 'SMS' ),
	},
	'channels[].agent_data[].use_whatsapp_web': {
		section: 'agent',
		control: 'toggle',
		label: __( 'Open WhatsApp in the browser on desktops', 'chaty' ),
		when: isType( 'Whatsapp' ),
	},
	'channels[].agent_data[].link_type': {
		section: 'agent',
		control: 'select',
		label: __( 'Profile of', 'chaty' ),
		choices: {
			'': __( 'Default (a company)', 'chaty' ),
			personal: __( 'A person', 'chaty' ),
			company: __( 'A company', 'chaty' ),
		},
		when: isType( 'Linkedin' ),
	},
	'channels[].agent_data[].viber_url': {
		section: 'agent.kept',
		control: 'text',
		label: __( 'Beginning of Viber links', 'chaty' ),
	},
} satisfies Record< string, Field >;

export const AGENT_FIELDS = { ...LIST, ...AGENT };
