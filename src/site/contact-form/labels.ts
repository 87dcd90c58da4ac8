import type { Undo } from '../../platform/platform';
import type { BehaviourKit } from '../../services/behaviour-kit';
import type { FormField } from '../../services/field-message';

/** Ties the label before a field to it, where it is tied to none: the origin's markup leaves it so. */
export function tieLabels(
	form: HTMLFormElement,
	{ set }: BehaviourKit
): readonly Undo[] {
	return ( [ ...form.elements ] as FormField[] ).flatMap( ( field ) => {
		const label = field.previousElementSibling;
		return field.labels?.length === 0 &&
			label?.matches( 'label:not([for])' )
			? [ set( label, { for: field } ) ]
			: [];
	} );
}
