import type { ReactElement } from 'react';
import { getAgents } from '../domain/agents';
import type { PanelState } from '../domain/panel-machine';
import { sendChat } from '../services/activate-channel';
import { findBundle } from '../services/bundle-loader';
import { getPanelBundle, readLinkFacts } from '../services/usable-channels';
import { ChannelGlyph } from './channel-icon';
import { dismiss, type ControllerProps } from './widget-controller';

/** The panel of the open channel, if there is one. Its bundle is there, or it would not be open. */
export function ActivePanel( {
	controller,
	state,
}: ControllerProps & { readonly state: PanelState } ): ReactElement | null {
	if ( state.name !== 'panel' ) {
		return null;
	}
	const { browser, channels } = controller;
	const opened = channels.find(
		( { channel } ) => channel.slug === state.channel
	);
	const bundle = getPanelBundle( opened );
	const DrawPanel = bundle && findBundle( browser, bundle );
	if ( ! opened || ! DrawPanel ) {
		return null;
	}
	const { channel } = opened;
	return (
		<DrawPanel
			key={ channel.slug }
			controller={ controller }
			channel={ channel }
			agents={ getAgents( channel, readLinkFacts( controller ) ) }
			glyph={
				<ChannelGlyph controller={ controller } channel={ channel } />
			}
			onSend={ ( text ) => {
				sendChat( controller, channel, text, state.isUserInitiated );
				dismiss( controller, false );
			} }
		/>
	);
}
