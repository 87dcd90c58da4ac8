import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { memo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { isSame } from '../domain/is-same';
import { SortableControls } from './sortable-controls';

/** One item of a list that the owner orders. */
export interface SortableItem {
	/** Stays the same when the item moves. */
	readonly id: string;
	/** Its name, for buttons and announcements. */
	readonly name: string;
}

/** Draws an item around its controls. */
export type Draw< Item > = (
	item: Item,
	controls: ReactNode,
	index: number
) => ReactNode;

interface RowProps {
	readonly item: SortableItem;
	readonly index: number;
	readonly isLast: boolean;
	readonly draw: Draw< SortableItem >;
	readonly onStep: ( index: number, by: -1 | 1 ) => void;
}

function Row( { item, index, isLast, draw, onStep }: RowProps ) {
	const sortable = useSortable( {
		id: item.id,
		attributes: { roleDescription: __( 'sortable', 'chaty' ) },
	} );
	const { transform, transition, isDragging } = sortable;
	return (
		<li
			ref={ sortable.setNodeRef }
			className={ `chaty-console-row${
				isDragging ? ' is-dragged' : ''
			}` }
			style={ {
				transform: CSS.Translate.toString( transform ),
				transition,
			} }
		>
			{ draw(
				item,
				<SortableControls
					name={ item.name }
					handle={ {
						ref: sortable.setActivatorNodeRef,
						...sortable.attributes,
						...sortable.listeners,
					} }
					isFirst={ index === 0 }
					isLast={ isLast }
					onStep={ ( by ) => onStep( index, by ) }
				/>,
				index
			) }
		</li>
	);
}

/** A row of the list. Items are made anew each time that the list is drawn: what is in them counts. */
export const SortableRow = memo( Row, isSame );
