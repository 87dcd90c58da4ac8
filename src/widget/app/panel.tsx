import { useId, type ReactElement, type ReactNode } from 'react';
import { getContrastColor } from '../domain/color';
import { getString } from '../domain/strings';
import type { ChannelModel } from '../domain/settings/types';
import type { WidgetController } from './widget-controller';
import { CloseIcon } from './close-button';
import { setCssVariables } from '../launcher/css-variables';
import { classNames } from '../launcher/launcher';

/** What every panel is drawn from. */
export interface PanelProps {
	readonly controller: WidgetController;
	readonly channel: ChannelModel;
	/** Whether the visitor asked for it. */
	readonly isUserInitiated: boolean;
}

interface FrameProps extends Pick< PanelProps, 'controller' | 'channel' > {
	readonly title: string;
	readonly subtitle?: string;
	/** Checked CSS colours of the owner's, or `''`. */
	readonly color: string;
	readonly text?: string;
	/** What owners' custom CSS knows the panel's parts by. */
	readonly names: {
		readonly panel: string;
		readonly head: string;
		readonly title?: string;
		readonly close?: string;
	};
	readonly children: ReactNode;
}

/** The panel's name and its way out. */
function Head( {
	titleId,
	...props
}: FrameProps & { readonly titleId: string } ): ReactElement {
	const { controller, title, subtitle, names } = props;
	const { assets, panel } = controller;
	return (
		<div className={ classNames( 'chaty-panel-head', names.head ) }>
			<div className="chaty-panel-titles">
				<p
					className={ classNames( 'form-title', names.title ) }
					id={ titleId }
				>
					{ title }
				</p>
				{ subtitle ? (
					<p className="agent-sub-header">{ subtitle }</p>
				) : null }
			</div>
			<button
				type="button"
				className={ classNames( 'chaty-close-button', names.close ) }
				aria-label={ getString( assets.lang, 'close' ) }
				onClick={ () => panel.send( { type: 'close-panel' } ) }
			>
				<CloseIcon />
			</button>
		</div>
	);
}

/** The frame of every panel: its name, its way out, and room inside that scrolls. */
export function Panel( props: FrameProps ): ReactElement {
	const { controller, channel, names, children } = props;
	const { widget } = controller;
	const titleId = useId();
	const color = props.color || ( widget.colors[ 'color' ] ?? '' );
	return (
		<div
			className={ `chaty-outer-forms chaty-form-${ widget.id } pos-${ widget.position.side } active ${ names.panel }` }
			id={ `chaty-form-${ widget.id }-${ channel.type }` }
			role="dialog"
			aria-labelledby={ titleId }
			tabIndex={ -1 }
			data-channel={ channel.slug }
			data-widget={ widget.id }
			ref={ ( element ) =>
				element &&
				setCssVariables( element, {
					'head-color': color,
					'head-text': props.text || getContrastColor( color ),
				} )
			}
		>
			<Head { ...props } titleId={ titleId } />
			<div className="chaty-panel-body">{ children }</div>
		</div>
	);
}
