/** The settings as the server gives and takes them; keys and values are those of docs/settings.md. */
import type { Raw } from '../../shared/raw-values';

/** 0 for the first widget, "_1", "_2" and so on for further ones. */
export type WidgetId = string | number;

export interface WidgetDocument {
	readonly id: WidgetId;
	readonly name?: string;
	readonly is_active?: boolean | number;
	readonly settings: Raw;
	readonly triggers: Raw;
	readonly channels: readonly Raw[];
}

export interface SettingsDocument {
	readonly data_analytics_settings: string;
	readonly retention_days: number;
	readonly keep_contacts: number;
	readonly contacts_trash_days: number;
	readonly chaty_widgets: readonly WidgetDocument[];
}

/** The path of a value: `[ 'chaty_widgets', 0, 'settings', 'widget_color' ]`. */
export type Path = readonly ( string | number )[];

export interface CurrentSettings< Document = SettingsDocument > {
	readonly document: Document;
	readonly revision: string;
	/** When the settings were saved last, in ISO 8601 and UTC, and by whom; empty where nobody knows. */
	readonly modified: Readonly< Record< 'at' | 'by', string > >;
}
