import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface Props {
	/** Fragment of its address, such as `tools` of `#tools`. */
	readonly id: string;
	readonly title: string;
	readonly children: ReactNode;
}

export const Section = ( { id, title, children }: Props ) => (
	<section className="chaty-settings-section" aria-labelledby={ id }>
		<h2 id={ id } tabIndex={ -1 }>
			{ title }
		</h2>
		{ children }
	</section>
);

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
