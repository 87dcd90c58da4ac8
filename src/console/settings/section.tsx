import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

/** Titles by the fragment of a section's address, such as `tools` of `#tools`, in their order. */
const getTitles = () => ( {
	counting: __( 'Counting', 'chaty' ),
	messages: __( 'Messages', 'chaty' ),
	pages: __( 'Pages', 'chaty' ),
	maps: __( 'Maps', 'chaty' ),
	access: __( 'Permissions', 'chaty' ),
	webhook: __( 'Webhook', 'chaty' ),
	shop: 'WooCommerce',
	transfer: __( 'Import and export', 'chaty' ),
	'take-over': __( 'Take over from Chaty', 'chaty' ),
	tools: __( 'Tools', 'chaty' ),
} );

interface Props {
	readonly id: keyof ReturnType< typeof getTitles >;
	readonly children: ReactNode;
}

export const Section = ( { id, children }: Props ) => (
	<section className="chaty-settings-section" aria-labelledby={ id }>
		<h2 id={ id } tabIndex={ -1 }>
			{ getTitles()[ id ] }
		</h2>
		{ children }
	</section>
);

export const SectionLinks = ( { hasShop }: { readonly hasShop: boolean } ) => (
	<nav
		className="chaty-settings-links"
		aria-label={ __( 'Sections', 'chaty' ) }
	>
		<ul>
			{ Object.entries( getTitles() )
				.filter( ( [ id ] ) => hasShop || id !== 'shop' )
				.map( ( [ id, title ] ) => (
					<li key={ id }>
						<a href={ `#${ id }` }>{ title }</a>
					</li>
				) ) }
		</ul>
	</nav>
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
