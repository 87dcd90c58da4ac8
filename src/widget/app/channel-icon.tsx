import { createElement, type ReactElement } from 'react';
import { getChannelColors } from '../domain/channel-appearance';
import type { ChannelModel } from '../domain/settings/types';
import type { ParsedSvg } from '../browser/svg';
import { SpriteIcon } from '../launcher/channel-button';
import { cssVariables } from '../launcher/dom';
import { Image } from './image';
import type { ControllerProps } from './widget-controller';

/** React's name of an attribute; ARIA's stay. */
const toReactName = ( name: string ) =>
	name === 'class'
		? 'className'
		: name.replace(
				/^(?!aria)(.*)-(\w)(.*)$/,
				( _, start, letter, rest ) =>
					start + letter.toUpperCase() + rest
		  );

export function SvgNode( {
	svg: { tag, attributes, children },
}: {
	readonly svg: ParsedSvg;
} ): ReactElement {
	const props = Object.fromEntries(
		attributes.map( ( [ name, value ] ) => [ toReactName( name ), value ] )
	);
	return createElement(
		tag,
		props,
		...children.map( ( svg, index ) => (
			<SvgNode key={ index } svg={ svg } />
		) )
	);
}

type IconProps = ControllerProps & { readonly channel: ChannelModel };

/** The owner's image, else the owner's icon, else ours. */
export function ChannelIcon( {
	controller: { browser, assets },
	channel,
	isBroken = false,
}: IconProps & {
	/** Whether the loader has found that the image fails to load. */
	readonly isBroken?: boolean;
} ): ReactElement {
	const svg = browser.parseSvg( channel.svg );
	return (
		<Image
			className="chaty-svg"
			src={ isBroken ? '' : channel.imageUrl }
			fallback={
				svg ? (
					<SvgNode svg={ svg } />
				) : (
					<SpriteIcon channel={ channel } assets={ assets } />
				)
			}
		/>
	);
}

/** A small mark of the channel beside something else; decorative. */
export function ChannelGlyph( props: IconProps ): ReactElement {
	return (
		<span
			className="chaty-glyph"
			aria-hidden="true"
			ref={ cssVariables( getChannelColors( props.channel ) ) }
		>
			<ChannelIcon { ...props } />
		</span>
	);
}
