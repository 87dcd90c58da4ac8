import {
	useId,
	useLayoutEffect,
	useRef,
	type ReactElement,
	type ReactNode,
} from 'react';
import { getContrastColor } from '../domain/color';
import { getString } from '../domain/strings';
import type { WidgetModel } from '../domain/settings/types';
import type { PanelProps } from '../services/context';
import { PathIcon } from './close-button';
import { classNames, cssVariables } from '../launcher/dom';

interface FrameProps extends Pick< PanelProps, 'controller' | 'channel' > {
	readonly title: string;
	readonly subtitle?: string;
	/** Checked CSS color, or `''` for that of the widget. */
	readonly color: string;
	/** Empty for the contrast color. */
	readonly textColor?: string;
	/** Class names of the panel's parts that owners' custom CSS relies on. */
	readonly names: {
		readonly panel: string;
		readonly head: string;
		readonly title?: string;
		readonly close?: string;
	};
	readonly children: ReactNode;
}

/**
 * A `ref` that sets an element's color and that of the text on it. Without a color it sets the
 * widget's, without a text color the contrast color.
 */
export function colorVariables(
	widget: WidgetModel,
	color: string,
	textColor = ''
): ReturnType< typeof cssVariables > {
	const background = color || widget.color;
	return cssVariables( {
		'own-color': background,
		'own-text': textColor || getContrastColor( background ),
	} );
}

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
				<PathIcon />
			</button>
		</div>
	);
}

/** The frame of every panel: title, close button, and content that scrolls. */
export function Panel( props: FrameProps ): ReactElement {
	const { controller, channel, names, children } = props;
	const { widget, browser } = controller;
	const titleId = useId();
	const panel = useRef< HTMLElement | null >( null );
	useLayoutEffect( () => {
		const { current } = panel;
		return () => {
			if ( current ) {
				browser.fadeOut( current );
			}
		};
	}, [ browser ] );
	const setColors = colorVariables( widget, props.color, props.textColor );
	return (
		<div
			// Keeps WordPress's emoji script out, which checks only the class of the element that is added.
			className={ `chaty-outer-forms wp-exclude-emoji chaty-form-${ widget.id } pos-${ widget.side } active ${ names.panel }` }
			id={ `chaty-form-${ widget.id }-${ channel.type }` }
			role="dialog"
			aria-labelledby={ titleId }
			tabIndex={ -1 }
			data-channel={ channel.slug }
			data-widget={ widget.id }
			ref={ ( element ) => {
				panel.current = element;
				setColors( element );
			} }
		>
			<Head { ...props } titleId={ titleId } />
			<div className="chaty-panel-body">{ children }</div>
		</div>
	);
}
