import type { FieldElement } from '../../src/behaviours/core/field-message';
import { EXTRA_MESSAGES } from '../../src/behaviours/validation/extra/messages';
import { EXTRA_RULES } from '../../src/behaviours/validation/extra/rules';
import { runChecks } from '../../src/behaviours/validation/run-checks';
import { attachValidation } from '../../src/behaviours/validation/validation';
import { settle } from './fake-page';
import { givenChunk } from './given-chunk';

/** jsdom has no layout: elements that `hidden` or a style hides get no boxes. */
export function givenLayout(): void {
	Element.prototype.getClientRects = function () {
		const isHidden = this.closest( '[hidden], [style*="display:none"]' );
		return ( isHidden ? [] : [ {} ] ) as never;
	};
}

/** A validated form, and actions of a visitor. */
export function givenForm( markup: string, around = '', ignore = '' ) {
	givenLayout();
	document.body.innerHTML = `<form data-chaty="validation"${
		ignore && ` data-chaty-ignore="${ ignore }"`
	}>${ markup }</form>${ around }`;
	const form = document.body.firstElementChild as HTMLFormElement;
	const before = document.body.innerHTML;
	const sent: Record< string, FormDataEntryValue >[] = [];
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		const { submitter } = event;
		sent.push(
			Object.fromEntries( new FormData( form, submitter ) as never )
		);
	} );
	givenChunk(
		{ runChecks },
		{
			'validation-rules': {
				rules: EXTRA_RULES,
				messages: EXTRA_MESSAGES,
			},
		}
	);
	const cleanup = attachValidation( form );

	form.dispatchEvent( new Event( 'pointerover', { bubbles: true } ) );

	/** A field by its name or id; of several, the nth. */
	const field = ( name: string, index = 0 ): FieldElement => {
		const found = document.querySelectorAll< FieldElement >(
			`[name="${ CSS_ESCAPE( name ) }"], [id="${ CSS_ESCAPE( name ) }"]`
		)[ index ];
		if ( ! found ) {
			throw new Error( `There is no ${ name }.` );
		}
		return found;
	};
	const fire = ( target: Element, type: string ) =>
		target.dispatchEvent( new Event( type, { bubbles: true } ) );

	return {
		form,
		before,
		sent,
		cleanup,
		field,
		/** Types into a field. */
		type( name: string, value: string ) {
			field( name ).value = value;
			fire( field( name ), 'input' );
		},
		leave: ( name: string ) => void fire( field( name ), 'focusout' ),
		press: ( name: string, index = 0 ) => field( name, index ).click(),
		submit( button?: string ) {
			form.requestSubmit( button ? field( button ) : undefined );
			return settle();
		},
		/** The messages that are shown, by the names of their elements. */
		said: () =>
			Object.fromEntries(
				[
					...document.querySelectorAll< HTMLElement >(
						'[id*="-error"]'
					),
				]
					.filter( ( { textContent } ) => textContent )
					.map( ( { id, textContent } ) => [
						id.replace( /-error/, '' ),
						textContent,
					] )
			),
		/** The attribute `aria-invalid` of a field. */
		mark: ( name: string, index = 0 ) =>
			field( name, index ).getAttribute( 'aria-invalid' ),
	};
}

/** A validated form that a visitor tried to send. */
export async function givenSubmitted(
	...form: Parameters< typeof givenForm >
) {
	const page = givenForm( ...form );
	await page.submit();
	return page;
}

const CSS_ESCAPE = ( text: string ) => text.replace( /["\\]/g, '\\$&' );

/** Makes a field contain text that the browser cannot parse. */
export function makeBadInput( field: FieldElement ): void {
	Object.defineProperty( field, 'validity', {
		value: { badInput: true, valid: false },
	} );
}
