import { getChannelColors } from '../domain/channel-appearance';
import type { ChannelModel } from '../domain/settings/types';
import { createSvg, parseSvg } from '../browser/svg';
import { activateChannel } from '../services/activate-channel';
import { getUsableChannels } from '../services/usable-channels';
import type { RenderSingleChannel, WidgetContext } from '../services/context';
import { SpriteIcon } from './channel-button';
import { ChannelItem } from './channel-item';
import { asNode } from './dom';

/** The channel's image, else the owner's icon, else ours; `ChannelIcon` does the same in React. */
function renderIcon(
	{ browser, assets }: WidgetContext,
	channel: ChannelModel
): Element {
	const svg = parseSvg( channel.svg );
	const icon = svg
		? createSvg( svg )
		: asNode(
				<SpriteIcon channel={ channel } spriteUrl={ assets.sprite } />
		  );
	if ( ! channel.imageUrl ) {
		return icon;
	}
	const image = asNode(
		<img className="chaty-svg" src={ channel.imageUrl } alt="" />
	);
	browser.listen( image, 'error', () => image.replaceWith( icon ) );
	return image;
}

/** Removes effect, badge and call to action after a press, which React does where a panel opens. */
function removeAttention( node: HTMLElement, { widget }: WidgetContext ): void {
	const isAllTime = widget.ctaMode === 'all_time';
	node.className = node.className.replace( / chaty-animation-.*/, '' );
	node.querySelectorAll(
		isAllTime ? '.ch-pending-msg' : '.ch-pending-msg, .on-hover-text'
	).forEach( ( part ) => part.remove() );
}

export const renderSingleChannel: RenderSingleChannel = ( context ) => {
	const { browser, widget } = context;
	const [ single ] = getUsableChannels( context );
	if ( ! single ) {
		return null;
	}
	const hasPanel = single.action.kind === 'panel';
	const node = asNode(
		<ChannelItem
			{ ...single }
			widget={ widget }
			icon={ renderIcon( context, single.channel ) as never }
			effect={ context.effect }
			cta={ context.cta }
			badge={ context.badge }
			isSingle
		/>
	);
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
