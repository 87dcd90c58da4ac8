import type { BehaviourKit } from '../../services/behaviour-kit';
import { labelOf } from '../../services/field-label';
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

/**
 * Lists what is wrong, each message once and with a link to its field, where the form has a place for
 * it, and goes there; empties the place when nothing is.
 */
export function showSummary(
	form: HTMLFormElement,
	{ translate }: BehaviourKit,
	faults: readonly Fault[]
): void {
	const place = form.querySelector< HTMLElement >(
		'[data-chaty-part="summary"]'
	);
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
	place?.replaceChildren();
	place?.removeAttribute( 'tabindex' );
	if ( place && names.size ) {
		place.append( translate( 'Please check these fields:' ), list );
		place.tabIndex = -1;
		place.focus();
	}
}
