import { readText, type Raw } from '../../shared/raw-values';
import { getDeviceFlags, readDevices } from './devices';
import type { ChannelType } from '../../widget/domain/settings/types';

/** A slug such as `Whatsapp_2`, which never changes: counts are stored under it, also those of deleted channels. */
function createSlug(
	type: string,
	channels: readonly Raw[],
	counted: readonly string[]
): string {
	const taken = [
		...channels.map( ( raw ) => readText( raw, 'channel' ) ),
		...counted,
	].map( ( name ) => name.toLowerCase() );
	for ( let number = 1; ; number++ ) {
		const slug = number === 1 ? type : `${ type }_${ number }`;
		if ( ! taken.includes( slug.toLowerCase() ) ) {
			return slug;
		}
	}
}

export const copyChannel = (
	raw: Raw,
	channels: readonly Raw[],
	counted: readonly string[] = []
): Raw => ( {
	...raw,
	channel: createSlug(
		readText( raw, 'channel_type', readText( raw, 'channel' ) ),
		channels,
		counted
	),
} );

/** New channels of these types, on the devices of the others. */
export const createChannels = (
	types: readonly ChannelType[],
	channels: readonly Raw[],
	counted: readonly string[] = []
) =>
	types.reduce< readonly Raw[] >( ( added, type ) => {
		const all = [ ...channels, ...added ];
		const created = {
			channel: createSlug( type, all, counted ),
			channel_type: type,
			value: '',
			...getDeviceFlags( readDevices( all ) ?? 'all' ),
		};
		return [ ...added, created ];
	}, [] );
