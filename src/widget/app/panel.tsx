import { useId, type ReactElement, type ReactNode } from 'react';
import { readableOn } from '../domain/color';
import { say } from '../domain/strings';
import type { ChannelModel } from '../domain/settings/types';
import type { WidgetView } from './widget-controller';
import { Cross } from './close-button';
import { setProperties } from '../launcher/css-variables';
import { classes } from '../launcher/launcher';

/** What every panel is drawn from. */
export interface PanelProps {
	readonly view: WidgetView;
	readonly channel: ChannelModel;
	/** Whether the visitor asked for it. */
	readonly isAsked: boolean;
}

interface FrameProps extends Pick< PanelProps, 'view' | 'channel' > {
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
	const { view, title, subtitle, names } = props;
	const { assets, panel } = view;
	return (
		<div className={ classes( 'chaty-panel-head', names.head ) }>
			<div className="chaty-panel-titles">
				<p
					className={ classes( 'form-title', names.title ) }
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
				className={ classes( 'chaty-close-button', names.close ) }
				aria-label={ say( assets.lang, 'close' ) }
				onClick={ () => panel.send( { type: 'close-panel' } ) }
			>
				<Cross />
			</button>
		</div>
	);
}

/** The frame of every panel: its name, its way out, and room inside that scrolls. */
export function Panel( props: FrameProps ): ReactElement {
	const { view, channel, names, children } = props;
	const { widget } = view;
	const titleId = useId();
	const color = props.color || ( widget.colors[ 'color' ] ?? '' );
	return (
		<div
			className={ `chaty-outer-forms chaty-form-${ widget.id } pos-${ widget.place.side } active ${ names.panel }` }
			id={ `chaty-form-${ widget.id }-${ channel.type }` }
			role="dialog"
			aria-labelledby={ titleId }
			tabIndex={ -1 }
			data-channel={ channel.slug }
			data-widget={ widget.id }
			ref={ ( element ) =>
				element &&
				setProperties( element, {
					'head-color': color,
					'head-text': props.text || readableOn( color ),
				} )
			}
		>
			<Head { ...props } titleId={ titleId } />
			<div className="chaty-panel-body">{ children }</div>
		</div>
	);
}
