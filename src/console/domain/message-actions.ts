/** The actions of `POST /contacts/batch`. */
const ACTIONS = [
	'read',
	'unread',
	'spam',
	'not-spam',
	'trash',
	'restore',
	'delete',
	'mail',
] as const;

export type MessageAction = ( typeof ACTIONS )[ number ];

/** The action of that name, of a link or a form of the list. */
export const findAction = ( name: unknown ): MessageAction | undefined =>
	ACTIONS.find( ( action ) => action === name );

/** Whether an action takes a message out of the box in which it lies. */
export const isMove = ( action: MessageAction ): boolean =>
	! [ 'read', 'unread', 'mail' ].includes( action );

/** The action that takes another one back: those for which nobody is asked before. */
export const findUndo = ( action: MessageAction ): MessageAction | undefined =>
	( ( { trash: 'restore', spam: 'not-spam' } ) as const )[ String( action ) ];

/** What can be done to a message that was opened, in the order of the buttons; as PHP's `Message_Actions`. */
export function listActions( box: string ): readonly MessageAction[] {
	switch ( box ) {
		case 'spam':
			return [ 'not-spam', 'unread', 'delete' ];
		case 'trash':
			return [ 'restore', 'delete' ];
		default:
			return [ 'mail', 'unread', 'spam', 'trash' ];
	}
}
