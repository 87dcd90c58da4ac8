import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { desktop, mobile, replay, tablet } from '@wordpress/icons';
import { readWindowWidth } from '../../browser/preview-channel';

/** Widths of windows, in pixels: the last two are the points at which WordPress changes its own layout. */
export const WIDTHS = { phone: 390, tablet: 782, desktop: 1280 } as const;

export type Width = keyof typeof WIDTHS;

const ICONS = { phone: mobile, tablet, desktop };

/** A phone on a phone, where a whole desktop would be too small to read. */
export const getFirstWidth = (): Width =>
	readWindowWidth() < WIDTHS.tablet ? 'phone' : 'desktop';

interface Props {
	readonly width: Width;
	readonly onChange: ( width: Width ) => void;
	readonly onReplay: () => void;
}

/** The kind of window in which the page is shown, and what plays it once more. */
export function WidthButtons( { width, onChange, onReplay }: Props ) {
	const names: Readonly< Record< Width, string > > = {
		phone: __( 'Phone', 'chaty' ),
		tablet: __( 'Tablet', 'chaty' ),
		desktop: __( 'Desktop', 'chaty' ),
	};
	return (
		<div
			className="chaty-console-preview__widths"
			role="group"
			aria-label={ __( 'Width', 'chaty' ) }
		>
			{ ( Object.keys( WIDTHS ) as Width[] ).map( ( name ) => (
				<Button
					key={ name }
					icon={ ICONS[ name ] }
					label={ names[ name ] }
					isPressed={ width === name }
					onClick={ () => onChange( name ) }
				/>
			) ) }
			<Button
				icon={ replay }
				label={ __( 'Play the animation again', 'chaty' ) }
				onClick={ onReplay }
			/>
		</div>
	);
}
