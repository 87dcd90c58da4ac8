import type { ReactElement } from 'react';
import type { ChannelAction } from '../domain/channel-action';
import type { ChannelModel, WidgetModel } from '../domain/settings/model';
import { tooltipSide } from './launcher';

export interface ChannelButtonProps {
	readonly channel: ChannelModel;
	readonly widget: WidgetModel;
	readonly spriteUrl: string | undefined;
	readonly action: ChannelAction;
	/** Whether its panel is open. */
	readonly isOpen: boolean;
	readonly onPress?: ( event: { preventDefault: () => void } ) => void;
}

/** The channel's drawing in its round button. */
function ChannelIcon( {
	channel,
	spriteUrl,
}: ChannelButtonProps ): ReactElement {
	return (
		<span className={ `chaty-icon channel-icon-${ channel.slug }` }>
			{ channel.imageUrl ? (
				<img className="chaty-svg" src={ channel.imageUrl } alt="" />
			) : (
				<svg
					className="chaty-svg"
					viewBox="0 0 24 24"
					aria-hidden="true"
					focusable="false"
				>
					<use href={ `${ spriteUrl }#${ channel.type }` } />
				</svg>
			) }
		</span>
	);
}

/**
 * A channel: a link where it leads somewhere, a button where it opens a panel. Without hooks: a
 * widget of one channel shows it as its launcher, drawn by the loader.
 */
export function ChannelButton( props: ChannelButtonProps ): ReactElement {
	const { channel, widget, action, isOpen, onPress } = props;
	const shared = {
		className: `chaty-tooltip chaty-link ${
			channel.slug
		}-channel chaty-${ channel.type.toLowerCase() }-channel ${ tooltipSide(
			widget
		) }`,
		'data-hover': channel.label,
		'data-form': `chaty-form-${ widget.id }-${ channel.type }`,
		onClick: onPress,
		children: <ChannelIcon { ...props } />,
	};
	return action.kind === 'navigate' ? (
		<a
			{ ...shared }
			href={ action.href }
			target={ action.isNewTab ? '_blank' : undefined }
			rel="nofollow noopener noreferrer"
			aria-label={ channel.label }
		/>
	) : (
		<button
			{ ...shared }
			type="button"
			aria-label={ channel.label }
			aria-expanded={ isOpen }
			aria-haspopup="dialog"
		/>
	);
}
