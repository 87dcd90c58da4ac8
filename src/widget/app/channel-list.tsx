import type { ReactElement } from 'react';
import { getString } from '../domain/strings';
import { activateChannel } from '../services/activate-channel';
import type { WidgetController } from './widget-controller';
import { ChannelIcon } from './channel-icon';
import { ChannelItem } from '../launcher/channel-item';

/** The channels, one link or button each. */
export function ChannelList( {
	controller,
	isClosing,
}: {
	readonly controller: WidgetController;
	readonly isClosing: boolean;
} ): ReactElement {
	const { widget, assets, channels } = controller;
	return (
		<div
			className="chaty-channel-list"
			id={ `csaas-channels-${ widget.id }` }
			role="group"
			aria-label={ getString( assets.lang, 'channels' ) }
			data-state={ isClosing ? 'closing' : 'open' }
		>
			{ channels.map( ( usable, index ) => (
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
			) ) }
		</div>
	);
}
