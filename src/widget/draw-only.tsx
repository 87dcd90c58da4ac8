import { chooseChannel } from '../services/choose-channel';
import { usableChannels } from '../services/usable-channels';
import type { DrawOnly } from '../services/widget-core';
import { ChannelItem } from './channel-item';

/** Draws the only channel of a widget, in the loader's build: JSX makes nodes, which is what the cast says. */
export const drawOnly: DrawOnly = ( core ) => {
	const { platform, widget, assets } = core;
	const [ only ] = usableChannels( core );
	if ( ! only ) {
		return null;
	}
	const node = (
		<ChannelItem
			{ ...only }
			widget={ widget }
			spriteUrl={ assets.sprite }
			isOpen={ false }
			effect={ core.effect }
			isSingle
		/>
	 ) as unknown as HTMLElement;
	return {
		node,
		color: only.channel.color,
		release: platform.listen( node, 'click', ( event ) =>
			chooseChannel( core, only, event )
		),
	};
};
