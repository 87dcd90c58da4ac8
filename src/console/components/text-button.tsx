import { Button } from '@wordpress/components';
import type { ComponentPropsWithoutRef } from 'react';

type Props = ComponentPropsWithoutRef< typeof Button > & {
	/** Whether it does nothing now; a busy one does not either. */
	readonly isOff?: boolean;
	readonly onClick?: () => void;
};

/** A button with a text, as high as a field. One that is off keeps the focus, which a disabled one would lose. */
export function TextButton( { isOff, onClick, ...props }: Props ) {
	const isIdle = isOff || props.isBusy;
	return (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			aria-disabled={ isIdle }
			onClick={ () => ! isIdle && onClick?.() }
			{ ...props }
		/>
	);
}
