import { cleanupAll, setAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { FieldElement } from '../core/field-message';
import { startLazyForm } from '../core/lazy-form';

/** The chunk: validates and submits the form. */
type StartForm = ( form: HTMLFormElement ) => Cleanup;

/** Links the labels before fields to them, which legacy theme markup does not do. */
function linkLabels( form: HTMLFormElement ): readonly Cleanup[] {
	return ( [ ...form.elements ] as FieldElement[] ).flatMap( ( field ) => {
		const label = field.previousElementSibling;
		return field.labels?.length === 0 &&
			label?.matches( 'label:not([for])' )
			? [ setAttributes( label, { for: field } ) ]
			: [];
	} );
}

/** Makes a contact form work; the chunk loads when the visitor first uses the form. */
export function attachContactForm( root: HTMLElement ): Cleanup {
	const form = root as HTMLFormElement;
	return cleanupAll( [
		...linkLabels( form ),
		startLazyForm< StartForm >( form, 'contact-form', ( start ) =>
			start( form )
		),
	] );
}
