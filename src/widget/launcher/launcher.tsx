import type { WidgetModel } from '../domain/settings/types';
import type { ReactElement, ReactNode } from 'react';
import type { PanelState } from '../domain/panel-machine';
import type { RichNode } from '../../shared/rich-text';
import ICONS from '../domain/launcher-icons.json';
import { classNames } from './dom';
import { RichText, type RichTextProps } from './rich-text';

/** The launcher's icon; decorative. Its paths are inline: the sprite, with those of channels, comes on intent. */
function LauncherIcon( { icon, iconUrl }: WidgetModel ): ReactElement {
	return icon === 'chat-image' ? (
		<img className="chaty-svg" src={ iconUrl } alt="" />
	) : (
		<svg className="chaty-svg" viewBox="0 0 24 24" aria-hidden="true">
			<path d={ ICONS[ icon ] } />
		</svg>
	);
}

export interface LauncherProps {
	readonly widget: WidgetModel;
	/** Accessible name of the button where there is no call to action. */
	readonly label: string;
	readonly state: PanelState[ 'name' ];
	/** The call to action; empty for none. */
	readonly cta: readonly RichNode[];
	/** Accessible name of the button that hides it. */
	readonly hideLabel: string;
	/** Number on the badge; 0 for none. */
	readonly badge: number;
	/** Name of the attention effect; empty for none. */
	readonly effect: string;
	/** The single channel that replaces the launcher. */
	readonly single?: ReactNode;
	/** Replaces the launcher while something is open. */
	readonly closeButton?: ReactNode;
	readonly onToggle?: () => void;
	/** The list of channels and the open panel. */
	readonly children?: ReactNode;
}

/** Tooltips point away from the edge of the window; in a row of channels, up. */
export function getTooltipClass( widget: WidgetModel ): string {
	if ( widget.isHorizontal ) {
		return 'pos-top';
	}
	return widget.sideClasses === 'left-position' ? 'pos-right' : 'pos-left';
}

/** The call to action. */
export function Cta( { nodes }: RichTextProps ): ReactElement | null {
	return nodes.length ? (
		<span className="on-hover-text">
			<RichText nodes={ nodes } />
		</span>
	) : null;
}

/** Hides the call to action, also that of a single link, which cannot hold a button. `mount-launcher.ts` listens. */
function HideCta( { cta, hideLabel }: LauncherProps ): ReactElement | null {
	return cta.length ? (
		<button
			type="button"
			className="chaty-cta-hide"
			aria-label={ hideLabel }
		>
			×
		</button>
	) : null;
}

/** The number of unread messages that the launcher claims; decorative. */
export function Badge( {
	count,
}: {
	readonly count: number;
} ): ReactElement | null {
	return count ? (
		<span className="ch-pending-msg" aria-hidden="true">
			{ count }
		</span>
	) : null;
}

/** The launcher's button. The call to action is its label, so that a press on either opens. */
function OpenButton( props: LauncherProps ): ReactElement {
	const { widget, label, cta, badge, effect } = props;
	return (
		<label
			className={ `chaty-channel chaty-cta-main chaty-tooltip has-on-hover ${ getTooltipClass(
				widget
			) } active` }
			data-widget={ widget.id }
		>
			<Cta nodes={ cta } />
			<span
				className={ classNames(
					'chaty-cta-button',
					effect && `chaty-animation-${ effect }`
				) }
			>
				<button
					type="button"
					className="open-chaty"
					aria-label={ cta.length ? undefined : label }
					aria-expanded={ props.state !== 'closed' }
					onClick={ props.onToggle }
				>
					<LauncherIcon { ...widget } />
				</button>
				<Badge count={ badge } />
			</span>
		</label>
	);
}

/**
 * The launcher, and room for what it opens. Pure and without hooks: PHP prints it, compose draws it as DOM nodes,
 * and React hydrates the same markup (docs/decisions/0002-two-jsx-runtimes.md).
 */
export function Launcher( props: LauncherProps ): ReactElement {
	const { widget, state, single } = props;
	return (
		<div
			className={ classNames(
				// Keeps WordPress's emoji script out: React would not find the markup that was printed.
				'chaty-widget wp-exclude-emoji',
				widget.sideClasses,
				widget.isHorizontal && 'hor-mode',
				widget.defaultState === 'open' && 'default-open',
				!! single && 'has-single',
				state !== 'closed' && 'chaty-open',
				! widget.hasCloseButton && 'chaty-no-close-button'
			) }
			data-state={ state }
		>
			<div className="chaty-channels">{ props.children }</div>
			<div
				className={ classNames(
					'chaty-i-trigger csaas-widget-trigger',
					!! single && 'single-channel'
				) }
			>
				{ single || (
					<>
						<OpenButton { ...props } />
						{ props.closeButton }
					</>
				) }
				<HideCta { ...props } />
			</div>
		</div>
	);
}
