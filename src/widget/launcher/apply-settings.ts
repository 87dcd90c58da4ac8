import { parseFont } from '../domain/font';
import type { Position } from '../domain/settings/types';
import type { WidgetContext } from '../services/context';
import { setCssVariables } from './css-variables';

/** Gives a widget its owner's look: sizes and colours, font, attention effect, custom CSS. */
export function applySettings(
	container: HTMLElement,
	{ browser, widget, assets, effect }: WidgetContext,
	{ bottom, sideSpacing, size }: Position
): void {
	const { family, webFont } = parseFont( widget.fontFamily );
	setCssVariables( container, {
		...widget.colors,
		bottom: `${ bottom }px`,
		side: `${ sideSpacing }px`,
		size: `${ size }px`,
		font: family,
	} );
	browser.addStyles( widget.customCss, true );
	if ( webFont && assets.fonts ) {
		browser.addStylesheet( assets.fonts + encodeURIComponent( webFont ) );
	}
	if ( effect && assets.effects ) {
		browser.addStylesheet( assets.effects );
	}
}
