import { setAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { FormField } from '../core/field-message';

/** Ties the label before a field to it, where it is tied to none: the origin's markup leaves it so. */
export function tieLabels( form: HTMLFormElement ): readonly Cleanup[] {
	return ( [ ...form.elements ] as FormField[] ).flatMap( ( field ) => {
		const label = field.previousElementSibling;
		return field.labels?.length === 0 &&
			label?.matches( 'label:not([for])' )
			? [ setAttributes( label, { for: field } ) ]
			: [];
	} );
}
