import {
	closestCenter,
	DndContext,
	KeyboardSensor,
	PointerSensor,
	useSensor,
	useSensors,
	type DragEndEvent,
	type Modifier,
} from '@dnd-kit/core';
import {
	SortableContext,
	sortableKeyboardCoordinates,
	useSortable,
	verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useEffect, useRef } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { moveItem } from '../domain/lists';
import { describeMove, getAnnouncements, INSTRUCTIONS } from './sortable-texts';
import { SortableControls, type SortableControl } from './sortable-controls';

/** One item of a list that the owner orders. */
export interface SortableItem {
	/** Stays the same when the item moves. */
	readonly id: string;
	/** Its name, for buttons and announcements. */
	readonly name: string;
}

interface Props< Item extends SortableItem > {
	readonly label: string;
	readonly items: readonly Item[];
	/** All items in their new order. */
	readonly onOrder: ( items: readonly Item[] ) => void;
	/** Draws an item around its controls. */
	readonly children: (
		item: Item,
		controls: ReactNode,
		index: number
	) => ReactNode;
}

/** Items of a list move up and down only. */
const keepColumn: Modifier = ( { transform } ) => ( { ...transform, x: 0 } );

function Row( {
	id,
	children,
}: {
	readonly id: string;
	readonly children: ( handle: SortableControl ) => ReactNode;
} ) {
	const sortable = useSortable( {
		id,
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
			{ children( {
				ref: sortable.setActivatorNodeRef,
				...sortable.attributes,
				...sortable.listeners,
			} ) }
		</li>
	);
}

/**
 * Moving an element of the page takes the focus from what is in it: the button that moved an item gets it
 * back, or its other one where the item cannot go further.
 */
function useFocusAfterMove() {
	const list = useRef< HTMLUListElement >( null );
	const moved = useRef< { index: number; control: string } | null >( null );
	useEffect( () => {
		if ( moved.current ) {
			const { index, control } = moved.current;
			moved.current = null;
			list.current?.children[ index ]
				?.querySelector< HTMLElement >(
					`[data-control="${ control }"]`
				)
				?.focus();
		}
	} );
	return { list, moved };
}

/** Dragging by pointer and keys, announced. */
function useDragging< Item extends SortableItem >(
	items: readonly Item[],
	onOrder: Props< Item >[ 'onOrder' ]
) {
	const sensors = useSensors(
		useSensor( PointerSensor, { activationConstraint: { distance: 4 } } ),
		useSensor( KeyboardSensor, {
			coordinateGetter: sortableKeyboardCoordinates,
		} )
	);
	const indexOf = ( id: unknown ) =>
		items.findIndex( ( item ) => item.id === id );
	return {
		sensors,
		collisionDetection: closestCenter,
		modifiers: [ keepColumn ],
		onDragEnd: ( { active, over }: DragEndEvent ) => {
			if ( over && over.id !== active.id ) {
				onOrder(
					moveItem( items, indexOf( active.id ), indexOf( over.id ) )
				);
			}
		},
		accessibility: {
			announcements: getAnnouncements( items ),
			screenReaderInstructions: { draggable: INSTRUCTIONS },
		},
	};
}

/** One step up or down, by a button that keeps the focus. */
function useSteps< Item extends SortableItem >(
	items: readonly Item[],
	onOrder: Props< Item >[ 'onOrder' ]
) {
	const { list, moved } = useFocusAfterMove();
	const step = ( index: number, by: -1 | 1 ) => {
		moved.current = { index: index + by, control: by < 0 ? 'up' : 'down' };
		onOrder( moveItem( items, index, index + by ) );
		speak(
			describeMove( items[ index ]?.name ?? '', index + by, items.length )
		);
	};
	return { list, step };
}

/** A list whose order is changed by dragging, by keys and by buttons. */
export function SortableList< Item extends SortableItem >( {
	label,
	items,
	onOrder,
	children,
}: Props< Item > ) {
	const dragging = useDragging( items, onOrder );
	const { list, step } = useSteps( items, onOrder );
	const controlsOf = ( index: number, handle: SortableControl ) => (
		<SortableControls
			name={ items[ index ]?.name ?? '' }
			handle={ handle }
			isFirst={ index === 0 }
			isLast={ index === items.length - 1 }
			onStep={ ( by ) => step( index, by ) }
		/>
	);
	return (
		<DndContext { ...dragging }>
			<SortableContext
				items={ items.map( ( { id } ) => id ) }
				strategy={ verticalListSortingStrategy }
			>
				<ul
					ref={ list }
					className="chaty-console-sortable"
					aria-label={ label }
				>
					{ items.map( ( item, index ) => (
						<Row key={ item.id } id={ item.id }>
							{ ( handle ) =>
								children(
									item,
									controlsOf( index, handle ),
									index
								)
							}
						</Row>
					) ) }
				</ul>
			</SortableContext>
		</DndContext>
	);
}

/** What a button says before an item is removed. */
export const removeLabel = ( name: string ) =>
	/* translators: %s: name of a channel, a person or a rule. */
	sprintf( __( 'Remove %s', 'chaty' ), name );
