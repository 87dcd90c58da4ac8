import type { ReactElement } from 'react';
import type { PanelState } from '../domain/panel-machine';
import { say } from '../domain/words';
import { chooseChannel } from '../services/choose-channel';
import type { WidgetView } from './view';
import { ChannelIcon } from './channel-icon';
import { ChannelItem } from './channel-item';

/** The channels, one button each. */
export function ChannelList( {
	view,
	state,
	isClosing,
}: {
	readonly view: WidgetView;
	readonly state: PanelState;
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
					isOpen={
						state.name === 'panel' &&
						state.channel === usable.channel.slug
					}
					isSingle={ false }
					step={ `${ channels.length - 1 - index }` }
					onPress={ ( event ) =>
						chooseChannel( view, usable, event )
					}
				/>
			) ) }
		</div>
	);
}
