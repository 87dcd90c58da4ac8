import type { ReactElement } from 'react';
import { say } from '../domain/strings';
import { chooseChannel } from '../services/activate-channel';
import type { WidgetView } from './widget-controller';
import { ChannelIcon } from './channel-icon';
import { ChannelItem } from '../launcher/channel-item';

/** The channels, one button each. */
export function ChannelList( {
	view,
	isClosing,
}: {
	readonly view: WidgetView;
	readonly isClosing: boolean;
} ): ReactElement {
	const { widget, assets, channels } = view;
	return (
		<div
			className="chaty-channel-list"
			id={ `csaas-channels-${ widget.id }` }
			role="group"
			aria-label={ say( assets.lang, 'channels' ) }
			data-state={ isClosing ? 'closing' : 'open' }
		>
			{ channels.map( ( usable, index ) => (
				<ChannelItem
					key={ usable.channel.slug }
					{ ...usable }
					widget={ widget }
					icon={
						<ChannelIcon view={ view } channel={ usable.channel } />
					}
					step={ `${ channels.length - 1 - index }` }
					onPress={ ( event ) =>
						chooseChannel( view, usable, event )
					}
				/>
			) ) }
		</div>
	);
}
