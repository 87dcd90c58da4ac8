import { makeElement } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { isRtl } from '../core/direction';

export type Side = 'left' | 'right';

export interface PanelSource {
	readonly side: Side;
	/** The element that slides in. */
	readonly panel: HTMLElement;
	/** The buttons and links that open it. */
	readonly openers: readonly HTMLElement[];
	readonly cleanup: Cleanup;
}

export interface PanelDialog {
	readonly dialog: HTMLDialogElement;
	readonly panel: HTMLElement;
}

const SIDES: readonly Side[] = [ 'left', 'right' ];

const INTERACTIVE = 'data-wp-interactive';

/**
 * Returns the markup itself, or a copy of markup that WordPress's Interactivity API controls: its scripts
 * remove elements that they did not create, and open submenus by rules of their own.
 */
function cloneInteractive( markup: HTMLElement ): HTMLElement {
	if ( ! markup.querySelector( `[${ INTERACTIVE }]` ) ) {
		return markup;
	}
	const copy = markup.cloneNode( true ) as HTMLElement;
	copy.querySelectorAll( `[${ INTERACTIVE }]` ).forEach( ( element ) =>
		element.removeAttribute( INTERACTIVE )
	);
	return copy;
}

/** Adds a hamburger button to the markup. */
function addOpener( root: HTMLElement, side: Side ): HTMLElement {
	const button = makeElement(
		'button',
		{
			type: 'button',
			class: `chaty-mobile-menu-button chaty-mobile-menu-${ side } hamburger`,
		},
		makeElement( 'span' )
	);
	root.append(
		root.matches( 'ul,ol' ) ? makeElement( 'li', {}, button ) : button
	);
	return button;
}

const isEmpty = ( markup: HTMLElement ) =>
	! markup.textContent?.trim() &&
	! markup.querySelector( 'a, button, img, input, svg' );

/** Makes one panel of the whole menu: its content moves there, and a button takes its place. */
function readSinglePanel( root: HTMLElement ): PanelSource {
	const start = isRtl( root ) ? 'right' : 'left';
	const side =
		( root.dataset[ 'chatySide' ] ?? start ) === 'right' ? 'right' : 'left';
	const isList = root.matches( 'ul,ol' );
	const content = makeElement(
		isList ? ( root.localName as 'ul' ) : 'div',
		{},
		...root.childNodes
	);
	return {
		side,
		panel: cloneInteractive(
			isList ? makeElement( 'div', {}, content ) : content
		),
		openers: [ addOpener( root, side ) ],
		cleanup: () => root.replaceChildren( ...content.childNodes ),
	};
}

/**
 * Reads the panels of a menu; an empty one gets none. Those of our markup are in its root; those of legacy theme markup, and their
 * openers, may be anywhere on the page.
 */
export function readPanels( root: HTMLElement ): readonly PanelSource[] {
	const isLegacy = root.matches( '.mob-menu-header-holder' );
	const scope = isLegacy ? document : root;
	const panels = SIDES.flatMap( ( side ) => {
		const panel = scope.querySelector< HTMLElement >(
			isLegacy
				? `.mobmenu-${ side }-panel`
				: `[data-chaty-part=${ side }]`
		);
		if ( ! panel || ( ! isLegacy && isEmpty( panel ) ) ) {
			return [];
		}
		const openers = isLegacy
			? [
					...scope.querySelectorAll< HTMLElement >(
						`[data-panel-target=mobmenu-${ side }-panel]:not(.mob-cancel-button)`
					),
			  ]
			: [ addOpener( root, side ) ];
		return [
			{
				side,
				panel: cloneInteractive( panel ),
				openers,
				cleanup: () =>
					isLegacy ||
					openers.forEach( ( opener ) => opener.remove() ),
			},
		];
	} );
	return panels.length || isLegacy || isEmpty( root )
		? panels
		: [ readSinglePanel( root ) ];
}
