import type { ReactElement, ReactNode } from 'react';
import type { ChannelAction } from '../domain/channel-action';
import { getIconId } from '../domain/channel-appearance';
import { getFileUrl } from '../domain/files';
import type {
	Assets,
	ChannelModel,
	WidgetModel,
} from '../domain/settings/types';
import type { RichNode } from '../../shared/rich-text';
import { Badge, Cta, getTooltipClass } from './launcher';

export interface ChannelButtonProps {
	readonly channel: ChannelModel;
	readonly widget: WidgetModel;
	/** The channel's icon or image. */
	readonly icon: ReactNode;
	readonly action: ChannelAction;
	/** Whether its panel is open. */
	readonly isOpen?: boolean;
	/** Accessible name where it is not that of the channel. */
	readonly label?: string | undefined;
	/** Call to action and badge of a single channel. */
	readonly cta?: readonly RichNode[];
	readonly badge?: number;
	readonly onPress?: ( event: {
		readonly defaultPrevented: boolean;
		readonly preventDefault: () => void;
	} ) => void;
}

/** Our icon of a channel; decorative. */
export function SpriteIcon( {
	channel,
	assets,
}: {
	readonly channel: ChannelModel;
	readonly assets: Assets;
} ): ReactElement {
	const spriteUrl = getFileUrl( assets, 'icons.svg' );
	return (
		<svg className="chaty-svg" viewBox="0 0 24 24" aria-hidden="true">
			<use href={ `${ spriteUrl }#${ getIconId( channel ) }` } />
		</svg>
	);
}

/** The visible text and the icon's label make the accessible name (WCAG 2, 2.5.3). */
function Content( {
	channel,
	icon,
	label,
	cta = [],
	badge = 0,
}: ChannelButtonProps ): ReactElement {
	return (
		<>
			<Cta nodes={ cta } />
			<span
				className={ `chaty-icon channel-icon-${ channel.slug }` }
				{ ...( cta.length && { role: 'img', 'aria-label': label } ) }
			>
				{ icon }
			</span>
			<Badge count={ badge } />
		</>
	);
}

/** A link where the channel leads somewhere, a button where it does something on the page. */
export function ChannelButton( props: ChannelButtonProps ): ReactElement {
	const { channel, widget, action, isOpen = false } = props;
	const { label = channel.label } = props;
	const name = props.cta?.length ? undefined : label;
	const shared = {
		className: `chaty-tooltip chaty-link ${
			channel.slug
		}-channel chaty-${ channel.type.toLowerCase() }-channel ${ getTooltipClass(
			widget
		) }`,
		'aria-label': name,
		'data-hover': name,
		'data-form': `chaty-form-${ widget.id }-${ channel.type }`,
		onClick: props.onPress,
	};
	const content = <Content { ...props } label={ label } />;
	const isPanel = action.kind === 'panel';
	return action.kind === 'navigate' ? (
		<a
			{ ...shared }
			href={ action.href }
			target={ action.isNewTab ? '_blank' : undefined }
			rel={
				action.isNewTab ? 'nofollow noopener noreferrer' : 'nofollow'
			}
		>
			{ content }
		</a>
	) : (
		<button
			{ ...shared }
			type="button"
			aria-expanded={ isPanel ? isOpen : undefined }
			aria-haspopup={ isPanel ? 'dialog' : undefined }
		>
			{ content }
		</button>
	);
}
