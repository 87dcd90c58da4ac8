import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentType, SyntheticEvent } from 'react';
import { moveItem } from '../domain/lists';
import { useLazyPart, WithPart, type LazyPart } from './lazy-part';
import type { DraggingProps, Grab } from './sortable-dragging';
import { describeMove, getAnnouncements, INSTRUCTIONS } from './sortable-texts';
import { SortableRow, type Draw, type SortableItem } from './sortable-row';
import { useHandler } from './use-handler';

interface Props< Item extends SortableItem > {
	readonly label: string;
	readonly items: readonly Item[];
	readonly onOrder: ( items: readonly Item[] ) => void;
	/** Draws an item around its controls, again where the item, its place or this function is another one. */
	readonly children: Draw< Item >;
}

/** The library is a quarter of the screen's script; until it is there, the buttons move items. */
const loadDragging = () =>
	import( /* webpackChunkName: "console-sortable" */ './sortable-dragging' );

/** A moved element loses the focus: the button that moved it gets it back, or its other one at an end of the list. */
function useSteps< Item extends SortableItem >(
	items: readonly Item[],
	onOrder: Props< Item >[ 'onOrder' ]
) {
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
	}, [ items ] );
	const step = useHandler( ( index: number, by: -1 | 1 ) => {
		moved.current = { index: index + by, control: by < 0 ? 'up' : 'down' };
		onOrder( moveItem( items, index, index + by ) );
		speak(
			describeMove( items[ index ]?.name ?? '', index + by, items.length )
		);
	} );
	return { list, step };
}

function Dragging< Item extends SortableItem >( {
	lazy,
	items,
	...given
}: Omit< DraggingProps, 'ids' | 'accessibility' > & {
	readonly lazy: LazyPart< { Dragging: ComponentType< DraggingProps > } >;
	readonly items: readonly Item[];
} ) {
	// Stays the same list while nothing has moved: with another, the library draws everything again.
	const order = JSON.stringify( items.map( ( { id } ) => id ) );
	const ids = useMemo( () => JSON.parse( order ) as string[], [ order ] );
	const text = __(
		'Dragging could not be loaded. The arrows of a row do the same.',
		'chaty'
	);
	return (
		<WithPart lazy={ lazy } text={ text }>
			{ ( part ) => (
				<part.Dragging
					{ ...given }
					ids={ ids }
					accessibility={ {
						announcements: getAnnouncements( items ),
						screenReaderInstructions: { draggable: INSTRUCTIONS },
					} }
				/>
			) }
		</WithPart>
	);
}

export function SortableList< Item extends SortableItem >(
	props: Props< Item >
) {
	const { label, items, onOrder, children } = props;
	const lazy = useLazyPart( loadDragging );
	// Created before the part has loaded: rows pass the events of their handles to it through this map.
	const [ grabs ] = useState( () => new Map< string, Grab >() );
	const grab = useHandler(
		( id: string, event: SyntheticEvent ) => grabs.get( id )?.( event )
	);
	const { list, step } = useSteps( items, onOrder );
	return (
		<>
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
						canDrag={ lazy.part !== null }
						// A row is given items of this list alone.
						draw={ children as Draw< SortableItem > }
						onGrab={ grab }
						onStep={ step }
					/>
				) ) }
			</ul>
			<Dragging
				lazy={ lazy }
				list={ list }
				items={ items }
				grabs={ grabs }
				onMove={ ( from, to ) =>
					onOrder( moveItem( items, from, to ) )
				}
			/>
		</>
	);
}

export const removeLabel = ( name: string ) =>
	/* translators: %s: name of a channel, a person or a rule. */
	sprintf( __( 'Remove %s', 'chaty' ), name );
