import { rememberAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { callParent, tellParent } from './parent-frame';
import { findSelector } from './find-selector';
import { textOf } from './text-of';

/** Hides picked elements and reports their selectors; the last can be taken back. */
export function createPicks( token: string ) {
	const picks: ( readonly [ selector: string, undo: Cleanup ] )[] = [];
	const tell = ( type: string, detail: object ) =>
		tellParent( { type: `chaty:${ type }`, token, ...detail } );

	return {
		tell,
		hasAny: () => picks.length > 0,

		/** Shows all again, and tells nobody. */
		forget: () =>
			picks
				.splice( 0 )
				.reverse()
				.forEach( ( [ , show ] ) => show() ),

		/** Answers the selector. */
		pick( element: HTMLElement ): string {
			const selector = findSelector( element );
			if ( selector ) {
				const rect = element.getBoundingClientRect().toJSON();
				const text = textOf( element );
				picks.push( [
					selector,
					rememberAttributes( element, 'style' ),
				] );
				element.style.setProperty( 'display', 'none', 'important' );
				tell( 'picked', { selector, count: 1, rect, text } );
				callParent( selector );
			}
			return selector;
		},

		/** Shows the last one again, and answers its selector. */
		undo(): string | undefined {
			const [ selector, show ] = picks.pop() ?? [];
			show?.();
			if ( selector ) {
				tell( 'unpicked', { selector } );
			}
			return selector;
		},
	};
}
