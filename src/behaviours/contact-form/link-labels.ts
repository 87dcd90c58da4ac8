import type { Cleanup } from '../../shared/types';
import type { BehaviourKit } from '../core/runtime';
import type { FormField } from '../core/field-message';

/** Ties the label before a field to it, where it is tied to none: the origin's markup leaves it so. */
export function tieLabels(
	form: HTMLFormElement,
	{ set }: BehaviourKit
): readonly Cleanup[] {
	return ( [ ...form.elements ] as FormField[] ).flatMap( ( field ) => {
		const label = field.previousElementSibling;
		return field.labels?.length === 0 &&
			label?.matches( 'label:not([for])' )
			? [ set( label, { for: field } ) ]
			: [];
	} );
}
