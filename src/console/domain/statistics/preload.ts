/** What PHP prints for the Statistics screen: `Statistics_Preload`. */
export interface StatisticsPreload {
	readonly site: {
		readonly timeZone: string;
		readonly locale: string;
		/** 0 is Sunday. */
		readonly weekStartsOn: number;
		/** The day of the site, `YYYY-MM-DD`. */
		readonly today: string;
		readonly isRtl: boolean;
	};
	readonly counting: {
		readonly isOn: boolean;
		/** Name of the plugin that asks visitors for consent; empty if none does. */
		readonly consent: string;
		/** First day with counts or messages; empty if there is none. */
		readonly firstDay: string;
		/** Where counting is switched on; empty for users who may not. */
		readonly url: string;
	};
	readonly canDelete: boolean;
	/** Where tables are repaired; empty for users who may not. */
	readonly repairUrl: string;
	/** Where widgets are added; empty for users who may not. */
	readonly widgetsUrl: string;
	readonly widgets: readonly { readonly id: string; readonly name: string }[];
	/** Labels by the name under which a channel is counted. */
	readonly channels: Readonly< Record< string, string > >;
	/** IDs and names that have counts, of deleted ones too. */
	readonly counted: Readonly<
		Record< 'widgets' | 'channels', readonly string[] >
	>;
	readonly limits: {
		readonly rows: number;
		/** Most days that are shown one by one. */
		readonly days: number;
	};
}
