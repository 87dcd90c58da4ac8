import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, dragHandle } from '@wordpress/icons';
import type { SyntheticEvent } from 'react';

interface Props {
	readonly name: string;
	readonly canDrag: boolean;
	readonly isFirst: boolean;
	readonly isLast: boolean;
	/** Presses and keys on the handle. */
	readonly onGrab: ( event: SyntheticEvent ) => void;
	readonly onStep: ( by: -1 | 1 ) => void;
}

/** A button that moves an item by one place. */
function Step( {
	control,
	label,
	icon,
	isOff,
	onStep,
}: {
	readonly control: 'up' | 'down';
	readonly label: string;
	readonly icon: JSX.Element;
	readonly isOff: boolean;
	readonly onStep: () => void;
} ) {
	return (
		<Button
			size="small"
			data-control={ control }
			icon={ icon }
			label={ label }
			aria-disabled={ isOff }
			onClick={ () => ! isOff && onStep() }
		/>
	);
}

/** Handle, Up and Down. A button that cannot go further keeps the focus, and says that it is off. */
export const SortableControls = ( { name, onGrab, ...props }: Props ) => (
	<span className="chaty-console-order">
		<Button
			size="small"
			data-control="drag"
			icon={ dragHandle }
			className="chaty-console-handle"
			label={
				/* translators: %s: name of a channel or a person. */
				sprintf( __( 'Drag %s', 'chaty' ), name )
			}
			showTooltip={ false }
			aria-disabled={ ! props.canDrag }
			aria-roledescription={ __( 'sortable', 'chaty' ) }
			onPointerDown={ onGrab }
			onKeyDown={ onGrab }
		/>
		<Step
			control="up"
			icon={ chevronUp }
			label={
				/* translators: %s: name of a channel or a person. */
				sprintf( __( 'Move %s up', 'chaty' ), name )
			}
			isOff={ props.isFirst }
			onStep={ () => props.onStep( -1 ) }
		/>
		<Step
			control="down"
			icon={ chevronDown }
			label={
				/* translators: %s: name of a channel or a person. */
				sprintf( __( 'Move %s down', 'chaty' ), name )
			}
			isOff={ props.isLast }
			onStep={ () => props.onStep( 1 ) }
		/>
	</span>
);
