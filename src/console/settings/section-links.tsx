import { __ } from '@wordpress/i18n';

const getTitles = (): Readonly< Record< string, string > > => ( {
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
