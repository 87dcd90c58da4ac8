import { createElement, type ReactElement } from 'react';
import type { ChannelModel } from '../domain/settings/types';
import { readText } from '../../shared/raw-values';
import type { ParsedSvg } from '../browser/svg';
import { SpriteIcon } from '../launcher/channel-button';
import { Image } from './image';
import type { WidgetController } from './widget-controller';

/** React's names of attributes; those of ARIA stay. */
const reactName = ( name: string ) =>
	name === 'class'
		? 'className'
		: name.replace(
				/^(?!aria)(.*)-(\w)(.*)$/,
				( _, start, letter, rest ) =>
					start + letter.toUpperCase() + rest
		  );

/** Draws an owner's drawing that was read into nodes. */
export function SvgNode( {
	node: { tag, attributes, children },
}: {
	readonly node: ParsedSvg;
} ): ReactElement {
	const props = Object.fromEntries(
		attributes.map( ( [ name, value ] ) => [ reactName( name ), value ] )
	);
	return createElement(
		tag,
		props,
		...children.map( ( node, index ) => (
			<SvgNode key={ index } node={ node } />
		) )
	);
}

/** What stands for a channel: the owner's picture, else the owner's drawing, else ours. */
export function ChannelIcon( {
	controller: { browser, assets },
	channel,
	isBroken = false,
}: {
	readonly controller: WidgetController;
	readonly channel: ChannelModel;
	/** The loader found that the picture cannot be had. */
	readonly isBroken?: boolean;
} ): ReactElement {
	const drawing = browser.parseSvg( readText( channel.raw, 'svg_icon' ) );
	return (
		<Image
			className="chaty-svg"
			src={ isBroken ? '' : channel.imageUrl }
			fallback={
				drawing ? (
					<SvgNode node={ drawing } />
				) : (
					<SpriteIcon
						channel={ channel }
						spriteUrl={ assets.sprite }
					/>
				)
			}
		/>
	);
}
