import { __ } from '@wordpress/i18n';
import type { Raw } from '../../shared/raw-values';
import type { FieldName } from '../../widget/domain/contact-form';
import type { ChannelType } from '../../widget/domain/settings/types';
import type { WidgetDocument, WidgetId } from './document';
import { createField, FIELD_LABELS } from './form-fields';
import type { SiteData } from './preload';
import { createRule } from './week';

type Site = Pick< SiteData, 'adminEmail' | 'timeZone' >;

/** A widget to begin with: an ordinary one, in which everything can be changed. */
export interface Preset {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly types: readonly ChannelType[];
	/** Further settings of its channels, and its triggers. */
	readonly create?: ( site: Site ) => {
		readonly channels?: Partial< Record< ChannelType, Raw > >;
		readonly triggers?: Raw;
	};
}

const agent = ( title: string ): Raw => ( { agent_title: title, value: '' } );

const field = ( name: FieldName ): Raw => ( {
	...createField( name, true ),
	title: FIELD_LABELS[ name ],
} );

export const PRESETS: readonly [ Preset, ...Preset[] ] = [
	{
		name: 'whatsapp',
		title: __( 'WhatsApp', 'chaty' ),
		description: __( 'One button that opens a WhatsApp chat.', 'chaty' ),
		types: [ 'Whatsapp' ],
	},
	{
		name: 'call',
		title: __( 'Call', 'chaty' ),
		description: __( 'One button that calls you.', 'chaty' ),
		types: [ 'Phone' ],
	},
	{
		name: 'several',
		title: __( 'WhatsApp, phone and email', 'chaty' ),
		description: __(
			'One button that opens three ways to reach you.',
			'chaty'
		),
		types: [ 'Whatsapp', 'Phone', 'Email' ],
		create: ( { adminEmail } ) => ( {
			channels: { Email: { value: adminEmail } },
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
		create: () => ( {
			channels: {
				Whatsapp: {
					is_agent: 1,
					is_agent_desktop: 1,
					is_agent_mobile: 1,
					agent_data: [
						agent( __( 'Sales', 'chaty' ) ),
						agent( __( 'Support', 'chaty' ) ),
					],
				},
			},
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
			channels: {
				Contact_Us: {
					contact_fields: [
						field( 'name' ),
						field( 'email' ),
						field( 'message' ),
					],
				},
			},
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
		// In the time zone of the site.
		create: ( { timeZone } ) => ( {
			triggers: {
				has_day_hours_scheduling_rules: 1,
				day_hours_scheduling_rules: [ createRule() ],
				day_time_diff: timeZone,
			},
		} ),
	},
];

export function createWidget(
	id: WidgetId,
	{ title, types, create }: Preset,
	{ site }: { readonly site: Site }
): WidgetDocument {
	const { channels = {}, triggers = {} } = create?.( site ) ?? {};
	return {
		id,
		name: title,
		is_active: 1,
		settings: {},
		triggers,
		channels: types.map( ( type ) => ( {
			channel: type,
			channel_type: type,
			value: '',
			is_desktop: 1,
			is_mobile: 1,
			...channels[ type ],
		} ) ),
	};
}
