import { setAttributes, translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { labelOf } from '../core/field-label';
import { nameMessage, type Fault } from './marks';

function createLink( [ field, fault ]: Fault ): HTMLElement {
	const link = field.ownerDocument.createElement( 'a' );
	link.href = `#${ nameMessage( field ) }`;
	link.textContent = `${ labelOf( field ) } – ${ fault }`;
	link.onclick = ( event ) => {
		event.preventDefault();
		field.focus();
	};
	return link;
}

/** Lists what is wrong, each message once and with a link to its field. */
function createList(
	form: HTMLFormElement,
	faults: readonly Fault[]
): HTMLElement {
	const list = form.ownerDocument.createElement( 'ul' );
	const names = new Set< string >();
	faults.forEach( ( fault ) => {
		const name = nameMessage( fault[ 0 ] );
		if ( ! names.has( name ) ) {
			names.add( name );
			const item = form.ownerDocument.createElement( 'li' );
			item.append( createLink( fault ) );
			list.append( item );
		}
	} );
	return list;
}

/** Shows what is wrong where the form has a place for it, and goes there; gives it back when nothing is. */
export function createSummary(
	form: HTMLFormElement
): ( faults: readonly Fault[] ) => void {
	let undo: Cleanup | undefined;

	return ( faults ) => {
		undo?.();
		undo = undefined;
		const place = form.querySelector< HTMLElement >(
			'[data-chaty-part="summary"]'
		);
		if ( place && faults.length ) {
			const old = [ ...place.childNodes ];
			const unset = setAttributes( place, { tabindex: -1 } );
			undo = () => {
				unset();
				place.replaceChildren( ...old );
			};
			place.replaceChildren(
				translate( 'Please check these fields:' ),
				createList( form, faults )
			);
			place.focus();
		}
	};
}
