import type { ReactElement } from 'react';
import { parseFont } from '../domain/font';
import type { Position, WidgetModel } from '../domain/settings/types';
import type { SingleChannel, WidgetContext } from '../services/context';
import { asNode, classNames, cssVariables } from './dom';
import { getLauncherLabel, Launcher } from './launcher';

/** The widget's outermost element, with the names that owners' custom CSS relies on. React leaves it alone. */
function Container( {
	widget,
}: {
	readonly widget: WidgetModel;
} ): ReactElement {
	const { id, hideAfterSeconds } = widget;
	const key = id.replace( '_', '' );
	return (
		<div
			id={ `chaty-widget-${ id }` }
			className={ classNames(
				`chaty chaty-id-${ id } chaty-widget-${ id } chaty-key-${ key } active`,
				widget.ctaMode !== 'none' && widget.ctaMode,
				hideAfterSeconds > 0 &&
					`auto-hide-chaty hide-after-${ hideAfterSeconds }`
			) }
			data-key={ key }
			data-id={ id }
			data-identifier={ id }
			data-user={ id }
			data-nonce={ widget.nonce }
			data-animation={ widget.effect }
		/>
	);
}

/** Sizes and colors, font, attention effect and custom CSS of the owner. */
function applyAppearance(
	container: HTMLElement,
	{ browser, widget, assets, effect }: WidgetContext,
	{ bottom, sideSpacing, size }: Position
): void {
	const { family, webFont } = parseFont( widget.fontFamily );
	cssVariables( {
		...widget.colors,
		bottom: `${ bottom }px`,
		side: `${ sideSpacing }px`,
		size: `${ size }px`,
		font: family,
	} )( container );
	browser.addStyles( widget.customCss, true );
	if ( webFont && assets.fonts ) {
		browser.addStylesheet( assets.fonts + encodeURIComponent( webFont ) );
	}
	if ( effect && assets.effects ) {
		browser.addStylesheet( assets.effects );
	}
}

/** Draws a widget with its launcher, or with the single channel that replaces it. */
export function renderLauncher(
	context: WidgetContext,
	position: Position,
	single: SingleChannel | null
): HTMLElement {
	const { widget, assets, cta, badge, effect } = context;
	const container = asNode( <Container widget={ widget } /> );
	container.append(
		asNode(
			<Launcher
				widget={ widget }
				label={ getLauncherLabel( assets ) }
				spriteUrl={ assets.sprite }
				state="closed"
				cta={ cta }
				badge={ badge }
				effect={ effect }
				single={ single?.node as never }
			/>
		)
	);
	if ( single ) {
		cssVariables( single.colors )( container );
	}
	applyAppearance( container, context, position );
	return container;
}
