import { rememberAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { findSelector } from './find-selector';
import { callParent } from './parent-frame';

/** The first 99 characters of an element's text, as a description of the element. */
export const readShortText = ( { textContent }: Element ): string =>
	( textContent ?? '' ).trim().replace( /\s+/g, ' ' ).slice( 0, 99 );

/** The style of an element; of a form, `style` may be its field of that name. */
const readStyle = ( element: HTMLElement ): CSSStyleDeclaration =>
	Reflect.get( Object.getPrototypeOf( element ), 'style', element );

/** Hides picked elements, reports their selectors, and can undo the last pick. */
export function createSelection( token: string ) {
	const picks: { readonly selector: string; readonly restore: Cleanup }[] =
		[];
	const post = ( type: string, detail: object ) =>
		window.parent.postMessage(
			{ type: `chaty:${ type }`, token, ...detail },
			window.location.origin
		);

	return {
		post,
		hasAny: () => picks.length > 0,

		/** Shows all picked elements again, without reporting that. */
		restoreAll: () =>
			picks
				.splice( 0 )
				.reverse()
				.forEach( ( { restore } ) => restore() ),

		/** Picks an element and returns its selector; empty where there is none. */
		pick( element: HTMLElement ): string {
			const selector = findSelector( element );
			if ( selector ) {
				const rect = element.getBoundingClientRect().toJSON();
				const text = readShortText( element );
				picks.push( {
					selector,
					restore: rememberAttributes( element, 'style' ),
				} );
				readStyle( element ).setProperty(
					'display',
					'none',
					'important'
				);
				post( 'picked', { selector, count: 1, rect, text } );
				callParent( selector );
			}
			return selector;
		},

		/** Shows the last picked element again and returns its selector. */
		revert(): string | undefined {
			const { selector, restore } = picks.pop() ?? {};
			restore?.();
			if ( selector ) {
				post( 'unpicked', { selector } );
			}
			return selector;
		},
	};
}
