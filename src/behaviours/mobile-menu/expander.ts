import { translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { makeElement } from '../core/make-element';

/**
 * A button that opens a submenu, beside the link of its entry; with the icons of the origin where
 * the page names some, or has them in the link.
 */
export function addExpander(
	link: Element | null,
	list: Element,
	{ dataset: { openIcon, closeIcon } }: HTMLElement
): readonly [ HTMLElement, Cleanup ] {
	const old = link?.querySelector( '.mob-expand-submenu' );
	const named = link ?? list.previousElementSibling ?? list.previousSibling;
	const icons = old
		? [ ...old.childNodes ]
		: [ openIcon, closeIcon ].flatMap( ( name, at ) =>
				name
					? makeElement( 'i', {
							class: `mob-icon-${ name } ${
								at ? 'close' : 'open'
							}-icon`,
					  } )
					: []
		  );
	const button = makeElement(
		'button',
		{
			type: 'button',
			class: 'chaty-mobile-menu-expander mob-expand-submenu',
			'aria-label': translate( '%s: submenu' ).replace(
				'%s',
				() => `${ named?.textContent?.trim() }`
			),
		},
		...icons
	);
	list.before( button );
	return [
		button,
		() => {
			old?.append( ...icons );
			button.remove();
		},
	];
}
