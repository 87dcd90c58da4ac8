import type { ReactElement, ReactNode } from 'react';
import type { ChannelAction } from '../domain/channel-action';
import { getIconId } from '../domain/icon-id';
import type { ChannelModel, WidgetModel } from '../domain/settings/types';
import type { RichNode } from '../../shared/rich-text';
import { Badge, Cta, getTooltipClass } from './launcher';

export interface ChannelButtonProps {
	readonly channel: ChannelModel;
	readonly widget: WidgetModel;
	/** The channel's drawing or picture. */
	readonly icon: ReactNode;
	readonly action: ChannelAction;
	/** Whether its panel is open. */
	readonly isOpen?: boolean;
	/** What it does, where it does not open the channel. */
	readonly label?: string | undefined;
	/** Of a channel in the launcher's place: what stands beside it, and on it. */
	readonly cta?: readonly RichNode[];
	readonly badge?: number;
	readonly onPress?: ( event: { preventDefault: () => void } ) => void;
}

/** A channel's drawing of ours. It says nothing by itself. */
export function SpriteIcon( {
	channel,
	spriteUrl,
}: {
	readonly channel: ChannelModel;
	readonly spriteUrl: string | undefined;
} ): ReactElement {
	return (
		<svg className="chaty-svg" viewBox="0 0 24 24" aria-hidden="true">
			<use href={ `${ spriteUrl }#${ getIconId( channel ) }` } />
		</svg>
	);
}

/** What is in the button. Words that can be seen are part of its name (WCAG 2, 2.5.3), with the drawing's. */
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

/**
 * A channel: a link where it leads somewhere, a button where it does something on the page. Without
 * hooks: a widget of one channel shows it as its launcher, drawn by the loader.
 */
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
			rel="nofollow noopener noreferrer"
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
