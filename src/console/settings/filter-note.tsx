import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** Says that code of the site decides in place of a setting. */
export const FilterNote = ( { name }: { readonly name: string } ) => (
	<p className="chaty-settings-note">
		{ createInterpolateElement(
			__(
				'A plugin or the theme decides this by the filter <filter/>, whatever is set here.',
				'chaty'
			),
			{ filter: <code>{ name }</code> }
		) }
	</p>
);
