import { __ } from '@wordpress/i18n';
import type { ListedWidget } from './channel-choices';
import type { CurrentSettings } from './document';
import type { SiteClock } from './site-clock';

/** The settings that are no widget's, as `chaty/v1/settings` gives and takes them. */
export interface SiteDocument {
	readonly data_analytics_settings: string;
	/** A text while the owner has not typed a number. */
	readonly retention_days: number | string;
	readonly contacts_trash_days: number | string;
	readonly keep_contacts: number;
	/** Whether visits of users who may edit posts are counted: 0 or 1. */
	readonly count_editors: number;
	/** Whether views and clicks are counted by page: 0 or 1. */
	readonly count_pages: number;
	readonly message_abilities: number;
	/** How often a report is mailed: 'week', 'month', or empty for never. */
	readonly report: string;
	/** 'consent', 'always', or empty for no. */
	readonly click_to_load: string;
	readonly map: {
		/** 'osm', 'google' or 'both'. */
		readonly provider: string;
		readonly geocoder: string;
		/** A stored key comes masked; the same mask keeps it. */
		readonly google_key: string;
		readonly google_map_id: string;
	};
	/** Levels. */
	readonly access: Readonly< Record< 'messages' | 'statistics', string > >;
	readonly webhook: {
		/** Empty for none. */
		readonly url: string;
		/** 'json' or 'slack'. */
		readonly format: string;
		/** A stored secret comes masked; the same mask keeps it. */
		readonly secret: string;
	};
	/** The button on products of WooCommerce. */
	readonly shop: {
		/** Name of a channel; empty for no button. */
		readonly channel: string;
		readonly text: string;
		readonly message: string;
	};
}

/** A group of users that the owner may choose. */
export interface AccessLevel {
	readonly value: string;
	readonly label: string;
	/** Whether the present user belongs to it: nobody can grant more than they have. */
	readonly isAllowed: boolean;
}

export type AccessPart = keyof SiteDocument[ 'access' ];

/** What PHP prints for the screen: `Settings_Preload`. */
export interface SettingsPreload extends CurrentSettings< SiteDocument > {
	readonly limits: Readonly<
		Record< 'retention_days' | 'contacts_trash_days', number >
	>;
	readonly site: SiteClock & { readonly url: string };
	readonly counting: {
		readonly isFiltered: boolean;
		/** Whether the WP Consent API is active. */
		readonly hasConsent: boolean;
	};
	readonly pages: {
		readonly isFiltered: boolean;
		readonly hosts: readonly string[];
	};
	/** Keys of `map` that a filter decides. */
	readonly maps: { readonly filtered: readonly string[] };
	readonly access: {
		readonly levels: readonly AccessLevel[];
		/** The capability that a filter requires in place of the setting; empty if none does. */
		readonly filtered: Readonly< Record< AccessPart, string > >;
		/** Whether the user himself may do it. */
		readonly allowed: Readonly< Record< AccessPart, boolean > >;
	};
	/** The last calls, as texts. */
	readonly webhook: {
		readonly calls: readonly Readonly<
			Record< 'time' | 'message' | 'url' | 'result', string >
		>[];
	};
	/** The widgets that are on; null where WooCommerce is not active. */
	readonly shop: readonly ListedWidget[] | null;
	readonly links: {
		readonly widgets: string;
		/** The page of the take-over; empty for users who may not import. */
		readonly takeover: string;
	};
}

const getLabels = (): Readonly< Record< string, string > > => ( {
	data_analytics_settings: __( 'Count views and clicks', 'chaty' ),
	count_editors: __( 'Count visits of people who can edit posts', 'chaty' ),
	count_pages: __( 'Count by page', 'chaty' ),
	message_abilities: __( 'Assistants may read messages', 'chaty' ),
	report: __( 'Report by email', 'chaty' ),
	retention_days: __( 'Keep messages, in days', 'chaty' ),
	contacts_trash_days: __( 'Keep messages in the trash, in days', 'chaty' ),
	keep_contacts: __( 'Keep messages when the plugin is deleted', 'chaty' ),
	click_to_load: __( 'Videos load on click', 'chaty' ),
	'map.provider': __( 'Provider of maps', 'chaty' ),
	'map.geocoder': __( 'Address of the search', 'chaty' ),
	'map.google_key': __( 'Key of Google Maps', 'chaty' ),
	'map.google_map_id': __( 'Map ID', 'chaty' ),
	'access.messages': __( 'Who may read messages', 'chaty' ),
	'access.statistics': __( 'Who may read the statistics', 'chaty' ),
	'webhook.url': __( 'Address of the webhook', 'chaty' ),
	'webhook.format': __( 'Format of the webhook', 'chaty' ),
	'webhook.secret': __( 'Secret of the webhook', 'chaty' ),
	'shop.channel': __( 'Contact button on products', 'chaty' ),
	'shop.text': __( 'Text of the button', 'chaty' ),
	'shop.message': __( 'Message to begin with', 'chaty' ),
} );

export const getSettingLabel = ( path: string ) => getLabels()[ path ] ?? path;
