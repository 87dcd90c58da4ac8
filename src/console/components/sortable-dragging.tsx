/** Dragging of a list's rows, by pointer and keys: the chunk `console-sortable`. */
import {
	closestCenter,
	DndContext,
	KeyboardSensor,
	PointerSensor,
	useSensor,
	useSensors,
	type DndContextProps,
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
import { useLayoutEffect } from '@wordpress/element';
import type { RefObject, SyntheticEvent } from 'react';

export type Grab = ( event: SyntheticEvent ) => void;

export interface DraggingProps {
	readonly list: RefObject< HTMLElement >;
	readonly ids: readonly string[];
	/** Filled here with the function of each row that takes the events of its handle. */
	readonly grabs: Map< string, Grab >;
	readonly onMove: ( from: number, to: number ) => void;
	readonly accessibility: NonNullable< DndContextProps[ 'accessibility' ] >;
}

/** Items of a list move up and down only. */
const keepColumn: Modifier = ( { transform } ) => ( { ...transform, x: 0 } );

// The same objects each time: with others, the library draws everything again.
const MODIFIERS = [ keepColumn ];
const POINTER = { activationConstraint: { distance: 4 } };
const KEYS = { coordinateGetter: sortableKeyboardCoordinates };

type Sortable = ReturnType< typeof useSortable >;

function showDrag(
	row: HTMLElement,
	handle: HTMLElement,
	{ transform, transition, isDragging, attributes }: Sortable
): void {
	row.style.transform = CSS.Translate.toString( transform ) ?? '';
	row.style.transition = transition ?? '';
	row.classList.toggle( 'is-dragged', isDragging );
	handle.setAttribute( 'aria-describedby', attributes[ 'aria-describedby' ] );
	if ( isDragging ) {
		handle.setAttribute( 'aria-pressed', 'true' );
	} else {
		handle.removeAttribute( 'aria-pressed' );
	}
}

/** Binds a row that is drawn elsewhere, and so keeps focus and open details when this part comes. */
function Item( {
	id,
	index,
	list,
	grabs,
}: Pick< DraggingProps, 'list' | 'grabs' > & {
	readonly id: string;
	readonly index: number;
} ) {
	const sortable = useSortable( { id } );
	const { setNodeRef, setActivatorNodeRef, listeners } = sortable;
	useLayoutEffect( () => {
		const row = list.current?.children[ index ] as HTMLElement | undefined;
		const handle = row?.querySelector< HTMLElement >(
			'[data-control="drag"]'
		);
		if ( row && handle ) {
			setNodeRef( row );
			setActivatorNodeRef( handle );
			showDrag( row, handle, sortable );
		}
	}, [ list, index, sortable, setNodeRef, setActivatorNodeRef ] );
	useLayoutEffect( () => {
		grabs.set( id, ( event ) =>
			event.type === 'keydown'
				? listeners?.[ 'onKeyDown' ]?.( event )
				: listeners?.[ 'onPointerDown' ]?.( event )
		);
		return () => {
			grabs.delete( id );
		};
	}, [ grabs, id, listeners ] );
	return null;
}

export function Dragging( {
	list,
	ids,
	grabs,
	onMove,
	accessibility,
}: DraggingProps ) {
	const sensors = useSensors(
		useSensor( PointerSensor, POINTER ),
		useSensor( KeyboardSensor, KEYS )
	);
	const onDragEnd = ( { active, over }: DragEndEvent ) => {
		if ( over && over.id !== active.id ) {
			onMove(
				ids.indexOf( String( active.id ) ),
				ids.indexOf( String( over.id ) )
			);
		}
	};
	return (
		<DndContext
			sensors={ sensors }
			collisionDetection={ closestCenter }
			modifiers={ MODIFIERS }
			onDragEnd={ onDragEnd }
			accessibility={ accessibility }
		>
			<SortableContext
				items={ ids as string[] }
				strategy={ verticalListSortingStrategy }
			>
				{ ids.map( ( id, index ) => (
					<Item
						key={ id }
						id={ id }
						index={ index }
						list={ list }
						grabs={ grabs }
					/>
				) ) }
			</SortableContext>
		</DndContext>
	);
}
