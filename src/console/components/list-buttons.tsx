import { Button } from '@wordpress/components';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { plus, trash } from '@wordpress/icons';
import { findSchema } from '../domain/schema';
import { usePreload } from './editor-context';
import { TextButton } from './text-button';

/** Moves the focus from a button whose row is removed to the neighbor's, or to the button that adds rows. */
function leaveRow( button: HTMLElement | null ): void {
	const row = button?.closest( 'li' );
	if ( row && button === button?.ownerDocument.activeElement ) {
		const neighbor = row.nextElementSibling ?? row.previousElementSibling;
		const target =
			neighbor?.querySelector< HTMLElement >(
				'button.chaty-console-title, .is-destructive'
			) ??
			row.parentElement?.parentElement?.querySelector< HTMLElement >(
				'ul ~ div button'
			);
		target?.focus();
	}
}

export function RemoveButton( props: {
	readonly label: string;
	readonly onClick: () => void;
} ) {
	const button = useRef< HTMLButtonElement >( null );
	useLayoutEffect( () => {
		const { current } = button;
		return () => leaveRow( current );
	}, [] );
	return (
		<Button
			ref={ button }
			size="small"
			icon={ trash }
			isDestructive
			{ ...props }
		/>
	);
}

interface AddProps {
	/** Key of the list in the schema, which limits it. */
	readonly list: string;
	readonly count: number;
	readonly label: string;
	readonly onAdd: () => void;
}

export function AddButton( { list, count, label, onAdd }: AddProps ) {
	const { maxItems = Infinity } = findSchema( usePreload().schema, list );
	const isFull = count >= maxItems;
	const level = count > maxItems ? 'error' : 'note';
	return (
		<div>
			{ isFull && (
				<p className={ `chaty-console-note is-${ level }` }>
					{ sprintf(
						/* translators: 1, 2: numbers. */
						__(
							'This list has %1$s of at most %2$s entries.',
							'chaty'
						),
						String( count ),
						String( maxItems )
					) }
				</p>
			) }
			<TextButton icon={ plus } isOff={ isFull } onClick={ onAdd }>
				{ label }
			</TextButton>
		</div>
	);
}
