import { __ } from '@wordpress/i18n';
import type { Raw } from '../../shared/raw-values';
import type { FieldName } from '../../widget/domain/contact-form';
import type { WidgetDocument, WidgetId } from './document';
import { createField, FIELD_LABELS } from './form-fields';
import type { SiteData } from './preload';
import { createRule } from './week';

export interface PresetContext {
	/** A telephone number, where it is known already. */
	readonly number?: string;
	readonly site: Pick< SiteData, 'adminEmail' | 'timeZone' >;
}

/** A widget to begin with: an ordinary one, in which everything can be changed. */
export interface Preset {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly types: readonly string[];
	readonly create: ( context: PresetContext ) => Partial< WidgetDocument >;
}

const channel = ( type: string, value: string, more: Raw = {} ): Raw => ( {
	channel: type,
	channel_type: type,
	value,
	is_desktop: 1,
	is_mobile: 1,
	...more,
} );

const agent = ( title: string, value = '' ): Raw => ( {
	agent_title: title,
	value,
} );

const field = ( name: FieldName ): Raw => ( {
	...createField( name, true ),
	title: FIELD_LABELS[ name ],
} );

/** Monday to Friday, 9 to 17 o'clock, on the clock of the site. */
const shopHours = ( timeZone: string ): Raw => ( {
	has_day_hours_scheduling_rules: 1,
	day_hours_scheduling_rules: [ createRule() ],
	day_time_diff: timeZone,
} );

export const PRESETS: readonly [ Preset, ...Preset[] ] = [
	{
		name: 'whatsapp',
		title: __( 'WhatsApp', 'chaty' ),
		description: __( 'One button that opens a WhatsApp chat.', 'chaty' ),
		types: [ 'Whatsapp' ],
		create: ( { number = '' } ) => ( {
			channels: [ channel( 'Whatsapp', number ) ],
		} ),
	},
	{
		name: 'call',
		title: __( 'Call', 'chaty' ),
		description: __( 'One button that calls you.', 'chaty' ),
		types: [ 'Phone' ],
		create: ( { number = '' } ) => ( {
			channels: [ channel( 'Phone', number ) ],
		} ),
	},
	{
		name: 'several',
		title: __( 'WhatsApp, phone and email', 'chaty' ),
		description: __(
			'One button that opens three ways to reach you.',
			'chaty'
		),
		types: [ 'Whatsapp', 'Phone', 'Email' ],
		create: ( { number = '', site } ) => ( {
			channels: [
				channel( 'Whatsapp', number ),
				channel( 'Phone', number ),
				channel( 'Email', site.adminEmail ),
			],
		} ),
	},
	{
		name: 'agents',
		title: __( 'Team of agents', 'chaty' ),
		description: __(
			'Visitors choose whom they write to on WhatsApp.',
			'chaty'
		),
		types: [ 'Whatsapp' ],
		create: ( { number = '' } ) => ( {
			channels: [
				channel( 'Whatsapp', '', {
					is_agent: 1,
					is_agent_desktop: 1,
					is_agent_mobile: 1,
					agent_data: [
						agent( __( 'Sales', 'chaty' ), number ),
						agent( __( 'Support', 'chaty' ) ),
					],
				} ),
			],
		} ),
	},
	{
		name: 'form',
		title: __( 'Contact form', 'chaty' ),
		description: __(
			'Messages come to this site and to your mailbox.',
			'chaty'
		),
		types: [ 'Contact_Us' ],
		create: () => ( {
			channels: [
				channel( 'Contact_Us', '', {
					contact_fields: [
						field( 'name' ),
						field( 'email' ),
						field( 'message' ),
					],
				} ),
			],
		} ),
	},
	{
		name: 'hours',
		title: __( 'Shop hours', 'chaty' ),
		description: __(
			'WhatsApp from Monday to Friday, 9:00 to 17:00.',
			'chaty'
		),
		types: [ 'Whatsapp' ],
		create: ( { number = '', site } ) => ( {
			channels: [ channel( 'Whatsapp', number ) ],
			triggers: shopHours( site.timeZone ),
		} ),
	},
];

export const createWidget = (
	id: WidgetId,
	preset: Preset,
	context: PresetContext
): WidgetDocument => ( {
	id,
	name: preset.title,
	is_active: 1,
	settings: {},
	triggers: {},
	channels: [],
	...preset.create( context ),
} );
