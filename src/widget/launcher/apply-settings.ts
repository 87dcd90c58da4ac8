import { readFont } from '../domain/font';
import type { Place } from '../domain/settings/types';
import type { WidgetCore } from '../services/context';
import { setProperties } from './css-variables';

/** Gives a widget its owner's look: sizes and colours, font, attention effect, custom CSS. */
export function dressWidget(
	container: HTMLElement,
	{ platform, widget, assets, effect }: WidgetCore,
	{ bottom, sideSpacing, size }: Place
): void {
	const { family, webFont } = readFont( widget.fontFamily );
	setProperties( container, {
		...widget.colors,
		bottom: `${ bottom }px`,
		side: `${ sideSpacing }px`,
		size: `${ size }px`,
		font: family,
	} );
	platform.addStyles( widget.customCss, true );
	if ( webFont && assets.fonts ) {
		platform.addStylesheet( assets.fonts + encodeURIComponent( webFont ) );
	}
	if ( effect && assets.effects ) {
		platform.addStylesheet( assets.effects );
	}
}
