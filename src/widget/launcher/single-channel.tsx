import { getChannelColors } from '../domain/channel-colors';
import type { ChannelModel } from '../domain/settings/types';
import { readText } from '../../shared/raw-values';
import { createSvg, parseSvg } from '../browser/svg';
import { activateChannel } from '../services/activate-channel';
import { getUsableChannels } from '../services/usable-channels';
import type { RenderSingleChannel, WidgetContext } from '../services/context';
import { SpriteIcon } from './channel-button';
import { ChannelItem } from './channel-item';

/** What stands for the channel (`ChannelIcon` is the same in React). In the loader's build JSX makes nodes, which is what the casts say. */
function renderIcon(
	{ browser, assets }: WidgetContext,
	channel: ChannelModel
): Element {
	const drawing = parseSvg( readText( channel.raw, 'svg_icon' ) );
	const own = drawing
		? createSvg( drawing )
		: ( (
				<SpriteIcon channel={ channel } spriteUrl={ assets.sprite } />
		   ) as unknown as Element );
	if ( ! channel.imageUrl ) {
		return own;
	}
	const picture = (
		<img className="chaty-svg" src={ channel.imageUrl } alt="" />
	 ) as unknown as Element;
	browser.listen( picture, 'error', () => picture.replaceWith( own ) );
	return picture;
}

/** Takes away what asked for the press; where a panel opens, React does. */
function removeAttention( node: HTMLElement, { widget }: WidgetContext ): void {
	const isAllTime = widget.ctaMode === 'all_time';
	node.className = node.className.replace( / chaty-animation-.*/, '' );
	node.querySelectorAll(
		isAllTime ? '.ch-pending-msg' : '.ch-pending-msg, .on-hover-text'
	).forEach( ( part ) => part.remove() );
}

/** Draws the only channel of a widget, in the loader's build. */
export const renderSingleChannel: RenderSingleChannel = ( context ) => {
	const { browser, widget } = context;
	const [ single ] = getUsableChannels( context );
	if ( ! single ) {
		return null;
	}
	const hasPanel = single.action.kind === 'panel';
	const node = (
		<ChannelItem
			{ ...single }
			widget={ widget }
			icon={ renderIcon( context, single.channel ) as never }
			effect={ context.effect }
			cta={ context.cta }
			badge={ context.badge }
			isSingle
		/>
	 ) as unknown as HTMLElement;
	return {
		node,
		colors: getChannelColors( single.channel ),
		hasPanel,
		release: browser.listen( node, 'click', ( event ) => {
			activateChannel( context, single, event );
			if ( ! hasPanel ) {
				removeAttention( node, context );
			}
		} ),
	};
};
