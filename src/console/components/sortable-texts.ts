import type { Announcements } from '@dnd-kit/core';
import { __, sprintf } from '@wordpress/i18n';
import type { SortableItem } from './sortable-row';

export const INSTRUCTIONS = __(
	'Press space to pick up, the arrow keys to move, space again to drop, and Escape to cancel.',
	'chaty'
);

export const describeMove = ( name: string, index: number, count: number ) =>
	sprintf(
		/* translators: 1: name of a channel or a person, 2, 3: numbers. */
		__( '%1$s is now at position %2$s of %3$s.', 'chaty' ),
		name,
		String( index + 1 ),
		String( count )
	);

export function getAnnouncements(
	items: readonly SortableItem[]
): Announcements {
	const indexOf = ( id: unknown ) =>
		items.findIndex( ( item ) => item.id === id );
	const nameOf = ( id: unknown ) => items[ indexOf( id ) ]?.name ?? '';
	const describe: Announcements[ 'onDragEnd' ] = ( { active, over } ) =>
		over
			? describeMove(
					nameOf( active.id ),
					indexOf( over.id ),
					items.length
			  )
			: undefined;
	// The library reports the item's own position too, which would replace the text of the start at once.
	let announced: unknown;
	return {
		onDragStart: ( { active } ) => {
			announced = active.id;
			return sprintf(
				/* translators: %s: name of a channel or a person. */
				__( '%s is picked up.', 'chaty' ),
				nameOf( active.id )
			);
		},
		onDragOver: ( event ) => {
			if ( event.over?.id === announced ) {
				return undefined;
			}
			announced = event.over?.id;
			return describe( event );
		},
		onDragEnd: describe,
		onDragCancel: ( { active } ) =>
			sprintf(
				/* translators: %s: name of a channel or a person. */
				__( '%s is back at its former position.', 'chaty' ),
				nameOf( active.id )
			),
	};
}
