import { createElement, type ReactElement } from 'react';
import type { ChannelModel } from '../domain/settings/types';
import { readText } from '../../shared/raw-values';
import type { DrawnNode } from '../browser/svg';
import { Glyph } from '../launcher/channel-button';
import { Picture } from './image';
import type { WidgetView } from './widget-controller';

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
export function Drawing( {
	node: { tag, attributes, children },
}: {
	readonly node: DrawnNode;
} ): ReactElement {
	const props = Object.fromEntries(
		attributes.map( ( [ name, value ] ) => [ reactName( name ), value ] )
	);
	return createElement(
		tag,
		props,
		...children.map( ( node, index ) => (
			<Drawing key={ index } node={ node } />
		) )
	);
}

/** What stands for a channel: the owner's picture, else the owner's drawing, else ours. */
export function ChannelIcon( {
	view: { platform, assets },
	channel,
	isBroken = false,
}: {
	readonly view: WidgetView;
	readonly channel: ChannelModel;
	/** The loader found that the picture cannot be had. */
	readonly isBroken?: boolean;
} ): ReactElement {
	const drawing = platform.readDrawing( readText( channel.raw, 'svg_icon' ) );
	return (
		<Picture
			className="chaty-svg"
			src={ isBroken ? '' : channel.imageUrl }
			instead={
				drawing ? (
					<Drawing node={ drawing } />
				) : (
					<Glyph channel={ channel } spriteUrl={ assets.sprite } />
				)
			}
		/>
	);
}
