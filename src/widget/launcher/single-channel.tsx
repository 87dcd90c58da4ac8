import { channelColors } from '../domain/channel-colors';
import type { ChannelModel } from '../domain/settings/types';
import { readText } from '../../shared/raw-values';
import { makeDrawing, readDrawing } from '../browser/svg';
import { chooseChannel } from '../services/activate-channel';
import { usableChannels } from '../services/usable-channels';
import type { DrawOnly, WidgetCore } from '../services/context';
import { Glyph } from './channel-button';
import { ChannelItem } from './channel-item';

/** What stands for the channel (`ChannelIcon` is the same in React). In the loader's build JSX makes nodes, which is what the casts say. */
function drawIcon(
	{ platform, assets }: WidgetCore,
	channel: ChannelModel
): Element {
	const drawing = readDrawing( readText( channel.raw, 'svg_icon' ) );
	const own = drawing
		? makeDrawing( drawing )
		: ( (
				<Glyph channel={ channel } spriteUrl={ assets.sprite } />
		   ) as unknown as Element );
	if ( ! channel.imageUrl ) {
		return own;
	}
	const picture = (
		<img className="chaty-svg" src={ channel.imageUrl } alt="" />
	 ) as unknown as Element;
	platform.listen( picture, 'error', () => picture.replaceWith( own ) );
	return picture;
}

/** Takes away what asked for the press; where a panel opens, React does. */
function quieten( node: HTMLElement, { widget }: WidgetCore ): void {
	const isAllTime = widget.ctaView === 'all_time';
	node.className = node.className.replace( / chaty-animation-.*/, '' );
	node.querySelectorAll(
		isAllTime ? '.ch-pending-msg' : '.ch-pending-msg, .on-hover-text'
	).forEach( ( part ) => part.remove() );
}

/** Draws the only channel of a widget, in the loader's build. */
export const drawOnly: DrawOnly = ( core ) => {
	const { platform, widget } = core;
	const [ only ] = usableChannels( core );
	if ( ! only ) {
		return null;
	}
	const hasPanel = only.action.kind === 'panel';
	const node = (
		<ChannelItem
			{ ...only }
			widget={ widget }
			icon={ drawIcon( core, only.channel ) as never }
			effect={ core.effect }
			cta={ core.cta }
			badge={ core.badge }
			isSingle
		/>
	 ) as unknown as HTMLElement;
	return {
		node,
		colors: channelColors( only.channel ),
		hasPanel,
		release: platform.listen( node, 'click', ( event ) => {
			chooseChannel( core, only, event );
			if ( ! hasPanel ) {
				quieten( node, core );
			}
		} ),
	};
};
