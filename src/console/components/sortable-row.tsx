import { memo } from '@wordpress/element';
import type { ReactNode, SyntheticEvent } from 'react';
import { isSame } from '../domain/is-same';
import { SortableControls } from './sortable-controls';

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
	return (
		<li className="chaty-console-row">
			{ draw(
				item,
				<SortableControls
					name={ item.name }
					canDrag={ canDrag }
					isFirst={ index === 0 }
					isLast={ isLast }
					onGrab={ ( event ) => onGrab( item.id, event ) }
					onStep={ ( by ) => onStep( index, by ) }
				/>,
				index
			) }
		</li>
	);
}

/** A row of the list. Items are made anew each time that the list is drawn: what is in them counts. */
export const SortableRow = memo( Row, isSame );
