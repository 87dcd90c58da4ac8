import { readBoolean } from '../../../shared/raw-values';
import type { ChannelType } from '../../../widget/domain/settings/types';
import type { Field } from './types';

type When = NonNullable< Field[ 'when' ] >;

/** Shows while a switch beside it is on. */
export const isOn =
	( key: string ): When =>
	( raw ) =>
		readBoolean( raw, key );

/** Shows for channels of these types. */
export const isType =
	( ...types: readonly ChannelType[] ): When =>
	( _, type ) =>
		type !== undefined && types.includes( type );

/** Shows where both do. */
export const both =
	( one: When, other: When ): When =>
	( raw, type ) =>
		one( raw, type ) && other( raw, type );
