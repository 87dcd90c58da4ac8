import type { Cleanup } from '../../shared/types';
import { makeElement } from '../core/make-element';
import { takePanel } from './clone-interactive';
import { isRtl } from '../core/direction';

type Side = 'left' | 'right';

/** What a panel is made of. */
export interface PanelSource {
	readonly side: Side;
	/** What slides in. */
	readonly panel: HTMLElement;
	/** What opens it. */
	readonly openers: readonly HTMLElement[];
	readonly undo: Cleanup;
}

const SIDES: readonly Side[] = [ 'left', 'right' ];

/** Adds a button of three bars to the markup. */
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

/** A menu that is one panel: what is in it moves there, and the button takes its place. */
function readWhole( root: HTMLElement ): PanelSource {
	const start = isRtl( root ) ? 'right' : 'left';
	const side =
		( root.dataset[ 'chatySide' ] ?? start ) === 'right' ? 'right' : 'left';
	const isList = root.matches( 'ul,ol' );
	const holder = makeElement(
		isList ? ( root.localName as 'ul' ) : 'div',
		{},
		...root.childNodes
	);
	return {
		side,
		panel: takePanel( isList ? makeElement( 'div', {}, holder ) : holder ),
		openers: [ addOpener( root, side ) ],
		undo: () => root.replaceChildren( ...holder.childNodes ),
	};
}

/** The panels that some markup has: of ours, or the origin's, whose parts may stand anywhere on the page. */
export function readPanels( root: HTMLElement ): readonly PanelSource[] {
	const isOrigin = root.matches( '.mob-menu-header-holder' );
	const place = isOrigin ? root.ownerDocument : root;
	const panels = SIDES.flatMap( ( side ) => {
		const panel = place.querySelector< HTMLElement >(
			isOrigin
				? `.mobmenu-${ side }-panel`
				: `[data-chaty-part=${ side }]`
		);
		if ( ! panel ) {
			return [];
		}
		const openers = isOrigin
			? [
					...place.querySelectorAll< HTMLElement >(
						`[data-panel-target=mobmenu-${ side }-panel]:not(.mob-cancel-button)`
					),
			  ]
			: [ addOpener( root, side ) ];
		return [
			{
				side,
				panel: takePanel( panel ),
				openers,
				undo: () =>
					isOrigin ||
					openers.forEach( ( opener ) => opener.remove() ),
			},
		];
	} );
	return panels.length || isOrigin ? panels : [ readWhole( root ) ];
}
