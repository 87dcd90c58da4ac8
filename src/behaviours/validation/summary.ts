import { makeElement, setAttributes, translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { getFieldLabel } from '../core/field-label';
import { focusField } from './fields';
import { getMessageId, type FieldResult } from './marks';

function createLink( { field, text }: FieldResult ): HTMLElement {
	const link = makeElement(
		'a',
		{ href: `#${ getMessageId( field ) }` },
		`${ getFieldLabel( field ) } – ${ text }`
	);
	link.onclick = ( event ) => {
		event.preventDefault();
		focusField( field );
	};
	return link;
}

/** Lists errors with links to their fields; a message that fields share, once. */
function createList( errors: readonly FieldResult[] ): HTMLElement {
	const links = new Map< string, HTMLElement >();
	for ( const error of errors ) {
		const id = getMessageId( error.field );
		links.set( id, links.get( id ) ?? createLink( error ) );
	}
	return makeElement(
		'ul',
		{},
		...[ ...links.values() ].map( ( link ) =>
			makeElement( 'li', {}, link )
		)
	);
}

/**
 * Shows errors in the form's summary element and moves the focus there; without errors, restores it. With `isUpdate`,
 * changes a summary that is shown, and leaves the focus.
 */
export function createSummary(
	form: HTMLFormElement
): ( errors: readonly FieldResult[], isUpdate?: boolean ) => void {
	let restore: Cleanup | undefined;

	return ( errors, isUpdate ) => {
		if ( isUpdate && ! restore ) {
			return;
		}
		restore?.();
		restore = undefined;
		const summary = form.querySelector< HTMLElement >(
			'[data-chaty-part="summary"]'
		);
		if ( summary && errors.length ) {
			const content = [ ...summary.childNodes ];
			const restoreAttributes = setAttributes( summary, {
				tabindex: -1,
			} );
			restore = () => {
				restoreAttributes();
				summary.replaceChildren( ...content );
			};
			summary.replaceChildren(
				// Elements, so that copies of the form leave them out.
				makeElement(
					'span',
					{},
					translate( 'Please check these fields:' )
				),
				createList( errors )
			);
			if ( ! isUpdate ) {
				summary.focus();
			}
		}
	};
}
