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
	verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useEffect, useMemo, useRef } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { moveItem } from '../domain/lists';
import { describeMove, getAnnouncements, INSTRUCTIONS } from './sortable-texts';
import { SortableRow, type Draw, type SortableItem } from './sortable-row';
import { useHandler } from './use-handler';

interface Props< Item extends SortableItem > {
	readonly label: string;
	readonly items: readonly Item[];
	/** All items in their new order. */
	readonly onOrder: ( items: readonly Item[] ) => void;
	/** Draws an item around its controls, again where the item, its place or this function is another one. */
	readonly children: Draw< Item >;
}

/** Items of a list move up and down only. */
const keepColumn: Modifier = ( { transform } ) => ( { ...transform, x: 0 } );

// The same objects each time: with others, the library draws every row again.
const MODIFIERS = [ keepColumn ];
const POINTER = { activationConstraint: { distance: 4 } };
const KEYS = { coordinateGetter: sortableKeyboardCoordinates };

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
		useSensor( PointerSensor, POINTER ),
		useSensor( KeyboardSensor, KEYS )
	);
	const indexOf = ( id: unknown ) =>
		items.findIndex( ( item ) => item.id === id );
	return {
		sensors,
		collisionDetection: closestCenter,
		modifiers: MODIFIERS,
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
	const step = useHandler( ( index: number, by: -1 | 1 ) => {
		moved.current = { index: index + by, control: by < 0 ? 'up' : 'down' };
		onOrder( moveItem( items, index, index + by ) );
		speak(
			describeMove( items[ index ]?.name ?? '', index + by, items.length )
		);
	} );
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
	const order = JSON.stringify( items.map( ( { id } ) => id ) );
	const ids = useMemo( () => JSON.parse( order ) as string[], [ order ] );
	return (
		<DndContext { ...dragging }>
			<SortableContext
				items={ ids }
				strategy={ verticalListSortingStrategy }
			>
				<ul
					ref={ list }
					className="chaty-console-sortable"
					aria-label={ label }
				>
					{ items.map( ( item, index ) => (
						<SortableRow
							key={ item.id }
							item={ item }
							index={ index }
							isLast={ index === items.length - 1 }
							// A row is given items of this list alone.
							draw={ children as Draw< SortableItem > }
							onStep={ step }
						/>
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
