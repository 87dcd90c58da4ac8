import type { Raw } from '../../shared/raw-values';
import { parseRawChannel } from '../../widget/domain/settings/parse-page-settings';
import { toSwitch } from './schema';

/** The devices on which a channel shows: all, only desktops, or only phones and tablets. */
export type Devices = 'all' | 'desktop' | 'mobile';

/** The devices of one channel; `null` for one that is off on all of them. */
function readOne( raw: Raw ): Devices | null {
	const { isOnDesktop, isOnMobile } = parseRawChannel( raw, '' );
	if ( isOnDesktop && isOnMobile ) {
		return 'all';
	}
	const one = isOnDesktop ? 'desktop' : 'mobile';
	return isOnDesktop || isOnMobile ? one : null;
}

/** The devices of all channels that are on; `null` where they differ, or where none is on. */
export function readDevices( channels: readonly Raw[] ): Devices | null {
	const [ first = null, ...others ] = new Set(
		channels.map( readOne ).filter( ( one ) => one !== null )
	);
	return others.length ? null : first;
}

export const getDeviceFlags = ( devices: Devices ) => ( {
	is_desktop: toSwitch( devices !== 'mobile' ),
	is_mobile: toSwitch( devices !== 'desktop' ),
} );

/** The channels on these devices; one that is off on all of them stays so. */
export const withDevices = (
	channels: readonly Raw[],
	devices: Devices
): readonly Raw[] => {
	const flags = getDeviceFlags( devices );
	return channels.map( ( raw ) =>
		readOne( raw )
			? {
					...raw,
					...flags,
					// A channel with agents may have flags for them, which then count instead.
					...( 'is_agent_desktop' in raw && {
						is_agent_desktop: flags.is_desktop,
					} ),
					...( 'is_agent_mobile' in raw && {
						is_agent_mobile: flags.is_mobile,
					} ),
			  }
			: raw
	);
};
