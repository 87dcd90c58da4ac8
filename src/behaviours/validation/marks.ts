import { cleanupAll, setAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import {
	addMessage,
	markInvalid,
	type FieldElement,
} from '../core/field-message';
import { isCheckable } from '../core/is-checkable';
import { isIgnored, listFields } from './fields';

export interface FieldResult {
	readonly field: FieldElement;
	/** Empty for a valid field. */
	readonly text: string;
}

/** The id of a field's message, as in jQuery Validation. Fields of a group, and boxes with one name, share one. */
export function getMessageId( field: FieldElement ): string {
	const name =
		field.getAttribute( 'data-chaty-group' ) ||
		( isCheckable( field ) && field.name ) ||
		field.id ||
		field.name;
	return `${ name }-error`.replace( /\s/g, '-' );
}

/** Shows a text in the form's element with this id, else in a new element under the field. */
function showText(
	{ field, text }: FieldResult,
	id: string,
	isAlert: boolean
): { readonly message: Element; readonly cleanup: Cleanup } {
	const known = document.getElementById( id );
	if ( known && field.form?.contains( known ) ) {
		const old = [ ...known.childNodes ];
		known.textContent = text;
		return {
			message: known,
			cleanup: () => known.replaceChildren( ...old ),
		};
	}
	const element = addMessage( field, text, 'chaty-validation-error error' );
	if ( ! known ) {
		element.id = id;
	}
	if ( isAlert ) {
		element.setAttribute( 'role', 'alert' );
	}
	return { message: element, cleanup: () => element.remove() };
}

/** The field that a shared message is added to: the last one. */
const findLastField = ( { field }: FieldResult, id: string ): FieldElement =>
	listFields( field.form as HTMLFormElement )
		.filter(
			( other ) => getMessageId( other ) === id && ! isIgnored( other )
		)
		.pop() ?? field;

/** Marks fields that share a message as valid or invalid, and shows the message. */
function show(
	group: readonly FieldResult[],
	id: string,
	isAlert: boolean
): Cleanup {
	const error = group.find( ( { text } ) => text );
	const { message, cleanup } = error
		? showText(
				{ field: findLastField( error, id ), text: error.text },
				id,
				isAlert
		  )
		: { message: undefined, cleanup: () => {} };
	return cleanupAll( [
		cleanup,
		...group.flatMap( ( { field, text } ) => {
			const isInvalid = message && ( isCheckable( field ) || text );
			const name = isInvalid ? 'error' : 'valid';
			field.classList.add( name );
			return [
				isInvalid
					? markInvalid( field, message )
					: setAttributes( field, { 'aria-invalid': false } ),
				() => field.classList.remove( name ),
			];
		} ),
	] );
}

export function createMarks() {
	const shown = new Map< string, { state: string; cleanup: Cleanup } >();

	/** Shows these results and no others; with `isAlert`, screen readers announce the errors. */
	return ( errors: readonly FieldResult[], isAlert: boolean ): void => {
		const ids = errors.map( ( { field } ) => getMessageId( field ) );
		new Set( [ ...shown.keys(), ...ids ] ).forEach( ( id ) => {
			const group = errors.filter( ( _, index ) => ids[ index ] === id );
			const state = JSON.stringify( group.map( ( { text } ) => text ) );
			if ( shown.get( id )?.state !== state ) {
				shown.get( id )?.cleanup();
				shown.set( id, {
					state,
					cleanup: show( group, id, isAlert ),
				} );
			}
		} );
	};
}
