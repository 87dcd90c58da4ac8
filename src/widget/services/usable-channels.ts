import { asRecord, readList, type Raw } from '../../shared/raw-values';
import { getChannelAction, type ChannelAction } from '../domain/channel-action';
import type { LinkFacts } from '../domain/channel-urls';
import { parseChannel } from '../domain/settings/parse-channel';
import { parseRawChannel } from '../domain/settings/parse-page-settings';
import type { ChannelModel } from '../domain/settings/types';
import type { PageContext, PanelBundle } from './context';

/** A channel that is usable on this page and device, and what a press on it does. */
export interface UsableChannel {
	readonly channel: ChannelModel;
	readonly action: ChannelAction;
}

type Parts = Pick< PageContext, 'browser' | 'device' > & {
	/** The widget as it is in the settings. */
	readonly raw: Raw;
};

/** What links depend on, as the page is now. */
export function readLinkFacts( {
	browser,
	device,
}: Pick< PageContext, 'browser' | 'device' > ): LinkFacts {
	return { ...browser.readFacts(), ...device };
}

/** Parses the channels that are on for this device, and leaves out those that are unknown or not usable. */
export function getUsableChannels( parts: Parts ): readonly UsableChannel[] {
	const facts = readLinkFacts( parts );
	return readList( parts.raw, 'channels' ).flatMap( ( value ) => {
		const { raw, isOnDesktop, isOnMobile } = parseRawChannel( value, '' );
		const channel =
			( parts.device.isMobile ? isOnMobile : isOnDesktop ) &&
			parseChannel( raw, asRecord( parts.raw[ 'settings' ] ) );
		const action = channel && getChannelAction( channel, facts );
		return action ? [ { channel, action } ] : [];
	} );
}

/** The bundle of the panel that a channel opens; nothing where it opens none. */
export const getPanelBundle = (
	usable?: UsableChannel
): PanelBundle | undefined =>
	usable?.action.kind === 'panel'
		? `panel_${ usable.action.panel }`
		: undefined;
