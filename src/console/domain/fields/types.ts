import type { Raw } from '../../../shared/raw-values';
import type { ChannelType } from '../../../widget/domain/settings/types';

export type FieldSection =
	| 'widget'
	| 'look.launcher'
	| 'look.button'
	| 'look.position'
	| 'look.list'
	| 'look.opening'
	| 'look.cta'
	| 'look.badge'
	| 'triggers'
	| 'schedule.dates'
	| 'schedule.hours'
	| 'schedule.rule'
	| 'countries'
	| 'pages'
	| 'advanced'
	| 'kept'
	| 'channel'
	| 'channel.message'
	| 'channel.chat'
	| 'channel.qr'
	| 'channel.consent'
	| 'channel.agents'
	| 'channel.icon'
	| 'channel.more'
	| 'channel.kept'
	| 'agent'
	| 'agent.kept'
	| 'form'
	| 'form.sent'
	| 'form.mail'
	| 'form.confirmation'
	| 'form.field'
	| 'form.field.kept'
	| 'form.own';

/** What a value is set with. `own`: the section draws it with others in a control of its own. */
export type Control =
	| 'text'
	| 'textarea'
	| 'rich-text'
	| 'toggle'
	| 'select'
	| 'tiles'
	| 'number'
	| 'size'
	| 'color'
	| 'image'
	| 'svg'
	| 'css'
	| 'list'
	| 'target'
	| 'own';

/** One key of the schema on the screen. Limits, choices and defaults are those of the schema. */
export interface Field {
	readonly section: FieldSection;
	readonly control: Control;
	readonly label: string;
	readonly help?: string;
	readonly choices?: Readonly< Record< string, string > >;
	/** Choices that are only offered where the widget has them. */
	readonly legacy?: readonly string[];
	readonly variables?: 'page' | 'message' | 'mail';
	/** What a switch gives the values beside it where they are still nothing, so that it has an effect at once. */
	readonly fills?: Readonly< Record< string, number | string > >;
	/** What is wrong with it beside these values, in a sentence; empty where nothing is. */
	readonly check?: ( raw: Raw ) => string;
	/** Whether it shows beside these values; missing for always. `type` is that of the channel. */
	readonly when?: ( raw: Raw, type?: ChannelType ) => boolean;
}
