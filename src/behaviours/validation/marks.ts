import {
	addMessage,
	cleanupAll,
	markInvalid,
	setAttributes,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { FormField } from '../core/field-message';
import { isIgnored, listFields } from './list-fields';
import { isBox } from './read-value';

/** What is wrong with a field that is looked at; empty when nothing is. */
export type Fault = readonly [ field: FormField, text: string ];

/** A message's id (the origin's): fields of a group, and boxes with one name, have one together. */
export function nameMessage( field: FormField ): string {
	const name =
		field.getAttribute( 'data-chaty-group' ) ||
		( isBox( field ) && field.name ) ||
		field.id ||
		field.name;
	return `${ name }-error`.replace( /\s/g, '-' );
}

/** Puts words where the form has an element for them, else under a field; answers that element. */
function showText(
	[ field, text ]: Fault,
	id: string,
	isAlert: boolean
): readonly [ Element, Cleanup ] {
	const known = field.ownerDocument.getElementById( id );
	if ( known && field.form?.contains( known ) ) {
		const old = [ ...known.childNodes ];
		known.textContent = text;
		return [ known, () => known.replaceChildren( ...old ) ];
	}
	const element = addMessage( field, text, 'chaty-validation-error error' );
	if ( ! known ) {
		element.id = id;
	}
	if ( isAlert ) {
		element.setAttribute( 'role', 'alert' );
	}
	return [ element, () => element.remove() ];
}

/** Under which field a message stands: the last that has it. */
const findPlace = ( [ field ]: Fault, id: string ): FormField =>
	listFields( field.form as HTMLFormElement )
		.filter(
			( other ) => nameMessage( other ) === id && ! isIgnored( other )
		)
		.pop() ?? field;

/** Shows one message, or that there is none, on fields that have it together. */
function show( unit: readonly Fault[], id: string, isAlert: boolean ): Cleanup {
	const wrong = unit.find( ( [ , fault ] ) => fault );
	const [ message, undo ] = wrong
		? showText( [ findPlace( wrong, id ), wrong[ 1 ] ], id, isAlert )
		: [ undefined, () => {} ];
	return cleanupAll( [
		undo,
		...unit.flatMap( ( [ field, fault ] ) => {
			const isWrong = message && ( isBox( field ) || fault );
			const name = isWrong ? 'error' : 'valid';
			field.classList.add( name );
			return [
				isWrong
					? markInvalid( field, message )
					: setAttributes( field, { 'aria-invalid': false } ),
				() => field.classList.remove( name ),
			];
		} ),
	] );
}

/** The messages of one form, and the marks of its fields. */
export function createMarks() {
	const shown = new Map< string, { state: string; undo: Cleanup } >();

	/** Shows what is wrong with some fields, and nothing of others; `isAlert` says it aloud. */
	return ( faults: readonly Fault[], isAlert: boolean ): void => {
		const ids = faults.map( ( [ field ] ) => nameMessage( field ) );
		new Set( [ ...shown.keys(), ...ids ] ).forEach( ( id ) => {
			const unit = faults.filter( ( _, index ) => ids[ index ] === id );
			const state = String( unit );
			if ( shown.get( id )?.state !== state ) {
				shown.get( id )?.undo();
				shown.set( id, {
					state,
					undo: show( unit, id, isAlert ),
				} );
			}
		} );
	};
}
