import type { ReactElement, ReactNode } from 'react';
import type { ChannelAction } from '../domain/channel-action';
import { glyphName } from '../domain/glyph-name';
import type { ChannelModel, WidgetModel } from '../domain/settings/model';
import { tooltipSide } from './launcher';

export interface ChannelButtonProps {
	readonly channel: ChannelModel;
	readonly widget: WidgetModel;
	/** The channel's drawing or picture. */
	readonly icon: ReactNode;
	readonly action: ChannelAction;
	/** Whether its panel is open. */
	readonly isOpen: boolean;
	readonly onPress?: ( event: { preventDefault: () => void } ) => void;
}

/** A channel's drawing of ours. It says nothing by itself. */
export function Glyph( {
	channel,
	spriteUrl,
}: {
	readonly channel: ChannelModel;
	readonly spriteUrl: string | undefined;
} ): ReactElement {
	return (
		<svg className="chaty-svg" viewBox="0 0 24 24" aria-hidden="true">
			<use href={ `${ spriteUrl }#${ glyphName( channel ) }` } />
		</svg>
	);
}

/**
 * A channel: a link where it leads somewhere, a button where it does something on the page. Without
 * hooks: a widget of one channel shows it as its launcher, drawn by the loader.
 */
export function ChannelButton( {
	channel,
	widget,
	icon,
	action,
	isOpen,
	onPress,
}: ChannelButtonProps ): ReactElement {
	const shared = {
		className: `chaty-tooltip chaty-link ${
			channel.slug
		}-channel chaty-${ channel.type.toLowerCase() }-channel ${ tooltipSide(
			widget
		) }`,
		'data-hover': channel.label,
		'data-form': `chaty-form-${ widget.id }-${ channel.type }`,
		onClick: onPress,
		children: (
			<span className={ `chaty-icon channel-icon-${ channel.slug }` }>
				{ icon }
			</span>
		),
	};
	const isPanel = action.kind === 'panel';
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
			aria-expanded={ isPanel ? isOpen : undefined }
			aria-haspopup={ isPanel ? 'dialog' : undefined }
		/>
	);
}
