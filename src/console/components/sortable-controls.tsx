import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, dragHandle } from '@wordpress/icons';
import type { HTMLAttributes, Ref } from 'react';

/** What makes a button the handle of an item. */
export type SortableControl = HTMLAttributes< HTMLElement > & {
	readonly ref: Ref< HTMLButtonElement >;
};

interface Props {
	readonly name: string;
	readonly handle: SortableControl;
	readonly isFirst: boolean;
	readonly isLast: boolean;
	readonly onStep: ( by: -1 | 1 ) => void;
}

/** Handle, Up and Down. A button that cannot go further keeps the focus, and says that it is off. */
export function SortableControls( {
	name,
	handle,
	isFirst,
	isLast,
	onStep,
}: Props ) {
	return (
		<span className="chaty-console-order">
			<Button
				{ ...handle }
				size="small"
				icon={ dragHandle }
				className="chaty-console-handle"
				label={
					/* translators: %s: name of a channel or a person. */
					sprintf( __( 'Drag %s', 'chaty' ), name )
				}
				showTooltip={ false }
			/>
			<Button
				size="small"
				data-control="up"
				icon={ chevronUp }
				label={
					/* translators: %s: name of a channel or a person. */
					sprintf( __( 'Move %s up', 'chaty' ), name )
				}
				aria-disabled={ isFirst }
				onClick={ () => ! isFirst && onStep( -1 ) }
			/>
			<Button
				size="small"
				data-control="down"
				icon={ chevronDown }
				label={
					/* translators: %s: name of a channel or a person. */
					sprintf( __( 'Move %s down', 'chaty' ), name )
				}
				aria-disabled={ isLast }
				onClick={ () => ! isLast && onStep( 1 ) }
			/>
		</span>
	);
}
