import type { Raw } from '../../../shared/raw-values';
import type { ChannelType } from '../../../widget/domain/settings/types';
import type { Control } from './controls';

/** One key of the schema on the screen. Limits, choices and defaults are those of the schema. */
export interface Field {
	/** The part of the screen in which the field shows. */
	readonly section: string;
	readonly control: Control;
	readonly label: string;
	readonly help?: string;
	readonly choices?: Readonly< Record< string, string > >;
	/** Choices that are only offered where the widget has them. */
	readonly legacy?: readonly string[];
	readonly variables?: 'page' | 'message' | 'mail';
	/** Values that switching this on gives to empty neighbors, so that it has an effect at once. */
	readonly fills?: Readonly< Record< string, number | string > >;
	/** A sentence about what is wrong with it beside these values; empty where nothing is. */
	readonly check?: ( raw: Raw ) => string;
	/** Whether it shows beside these values; missing for always. `type` is that of the channel. */
	readonly when?: ( raw: Raw, type?: ChannelType ) => boolean;
}
