import { Button } from '@wordpress/components';
import { memo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { dragHandle } from '@wordpress/icons';
import type { ReactNode, SyntheticEvent } from 'react';
import { isSame } from '../domain/is-same';
import { Steps } from './steps';

export interface SortableItem {
	/** Stays the same when the item moves. */
	readonly id: string;
	readonly name: string;
}

export type Draw< Item > = (
	item: Item,
	controls: ReactNode,
	index: number
) => ReactNode;

interface RowProps {
	readonly item: SortableItem;
	readonly index: number;
	readonly isLast: boolean;
	/** Whether dragging is there: it comes later than the row. */
	readonly canDrag: boolean;
	readonly draw: Draw< SortableItem >;
	readonly onGrab: ( id: string, event: SyntheticEvent ) => void;
	readonly onStep: ( index: number, by: -1 | 1 ) => void;
}

function Row( props: RowProps ) {
	const { item, index, isLast, canDrag, draw, onGrab, onStep } = props;
	const grab = ( event: SyntheticEvent ) => onGrab( item.id, event );
	const controls = (
		<span className="chaty-console-order">
			<Button
				size="small"
				data-control="drag"
				icon={ dragHandle }
				className="chaty-console-handle"
				label={
					/* translators: %s: name of a channel or a person. */
					sprintf( __( 'Drag %s', 'chaty' ), item.name )
				}
				showTooltip={ false }
				aria-disabled={ ! canDrag }
				aria-roledescription={ __( 'sortable', 'chaty' ) }
				onPointerDown={ grab }
				onKeyDown={ grab }
			/>
			<Steps
				name={ item.name }
				isFirst={ index === 0 }
				isLast={ isLast }
				onStep={ ( by ) => onStep( index, by ) }
			/>
		</span>
	);
	return (
		<li className="chaty-console-row">{ draw( item, controls, index ) }</li>
	);
}

/** A row of the list. Each drawing of the list makes new items, so they are compared by their contents. */
export const SortableRow = memo( Row, isSame );
