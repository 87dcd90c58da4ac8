import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { desktop, mobile, replay, search, tablet } from '@wordpress/icons';
import { readWindowWidth } from '../../browser/preview-channel';

/** Widths of windows, in pixels. A tablet's is the point at which WordPress changes its own layout. */
export const WIDTHS = {
	phone: 390,
	tablet: 782,
	desktop: 1280,
	/** The desktop's corner with the widget, at 100 %. */
	corner: 1280,
} as const;

export type Width = keyof typeof WIDTHS;

const BUTTONS = [
	[ 'phone', mobile, __( 'Phone', 'chaty' ) ],
	[ 'tablet', tablet, __( 'Tablet', 'chaty' ) ],
	[ 'desktop', desktop, __( 'Desktop', 'chaty' ) ],
	[ 'corner', search, __( 'The widget’s corner at full size', 'chaty' ) ],
] as const;

/** On a phone the width of a phone, because a whole desktop would be too small to read. */
export const getFirstWidth = (): Width =>
	readWindowWidth() < WIDTHS.tablet ? 'phone' : 'desktop';

interface Props {
	readonly width: Width;
	readonly onChange: ( width: Width ) => void;
	readonly onReplay: () => void;
}

export function WidthButtons( { width, onChange, onReplay }: Props ) {
	return (
		<div
			className="chaty-console-preview__widths"
			role="group"
			aria-label={ __( 'Width', 'chaty' ) }
		>
			{ BUTTONS.map( ( [ name, icon, label ] ) => (
				<Button
					key={ name }
					icon={ icon }
					label={ label }
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
