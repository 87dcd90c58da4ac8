import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { desktop, mobile, tablet } from '@wordpress/icons';

/** Widths of windows, in pixels: the last two are the points at which WordPress changes its own layout. */
export const WIDTHS = { phone: 390, tablet: 782, desktop: 1280 } as const;

export type Width = keyof typeof WIDTHS;

const ICONS = { phone: mobile, tablet, desktop };

interface Props {
	readonly width: Width;
	readonly onChange: ( width: Width ) => void;
}

/** The kind of window in which the page is shown. */
export function WidthButtons( { width, onChange }: Props ) {
	const names: Readonly< Record< Width, string > > = {
		phone: __( 'Phone', 'chaty' ),
		tablet: __( 'Tablet', 'chaty' ),
		desktop: __( 'Desktop', 'chaty' ),
	};
	return (
		<div role="group" aria-label={ __( 'Width', 'chaty' ) }>
			{ ( Object.keys( WIDTHS ) as Width[] ).map( ( name ) => (
				<Button
					key={ name }
					icon={ ICONS[ name ] }
					label={ names[ name ] }
					isPressed={ width === name }
					onClick={ () => onChange( name ) }
				/>
			) ) }
		</div>
	);
}
