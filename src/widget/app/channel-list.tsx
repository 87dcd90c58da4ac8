import { useMemo, type ReactElement } from 'react';
import type { PanelState } from '../domain/panel-machine';
import { getString } from '../domain/strings';
import { activateChannel } from '../services/activate-channel';
import { getUsableChannels } from '../services/usable-channels';
import type { ControllerProps } from './widget-controller';
import { ChannelIcon } from './channel-icon';
import { ChannelItem } from '../launcher/channel-item';

/**
 * The channels, one link or button each. They are drawn anew only where the page's title or address,
 * which links may contain, has changed since.
 */
export function ChannelList( {
	controller,
	state,
}: ControllerProps & { readonly state: PanelState } ): ReactElement {
	const { browser, widget, assets, channels } = controller;
	const { title, url } = browser.readFacts();
	const items = useMemo(
		() =>
			getUsableChannels( controller ).map( ( usable, index ) => (
				<ChannelItem
					key={ usable.channel.slug }
					{ ...usable }
					widget={ widget }
					icon={
						<ChannelIcon
							controller={ controller }
							channel={ usable.channel }
						/>
					}
					step={ `${ channels.length - 1 - index }` }
					onPress={ ( event ) =>
						activateChannel( controller, usable, event )
					}
				/>
			) ),
		// eslint-disable-next-line react-hooks/exhaustive-deps
		[ controller, title, url ]
	);
	return (
		<div
			className="chaty-channel-list wp-exclude-emoji"
			id={ `csaas-channels-${ widget.id }` }
			role="group"
			aria-label={ getString( assets.lang, 'channels' ) }
			data-state={ state.name === 'open' ? 'open' : 'closed' }
		>
			{ items }
		</div>
	);
}
