import { readBoolean, type Raw } from '../../shared/raw-values';

/**
 * Whether a channel is on for the device. A list of agents has switches of its own where they are
 * given. Whether the channel can do anything there is known to `channelAction`.
 */
export function isAvailable( raw: Raw, isMobile: boolean ): boolean {
	const device = isMobile ? 'mobile' : 'desktop';
	const own = `is_agent_${ device }`;
	return readBoolean(
		raw,
		readBoolean( raw, 'is_agent' ) && own in raw ? own : `is_${ device }`
	);
}
