/** The actions of `POST /contacts/batch`. */
const ACTIONS = [
	'read',
	'unread',
	'answered',
	'unanswered',
	'archive',
	'unarchive',
	'spam',
	'not-spam',
	'trash',
	'restore',
	'delete',
	'mail',
] as const;

export type MessageAction = ( typeof ACTIONS )[ number ];

export interface ActionRequest {
	readonly action: MessageAction | undefined;
	readonly ids: readonly number[];
	/** Whether the action is for all messages that match, up to the newest that the owner has seen. */
	readonly isForAll?: boolean;
	/** Whether the action is for the whole folder, whatever the filters. */
	readonly isForFolder?: boolean;
}

export const findAction = ( name: unknown ): MessageAction | undefined =>
	ACTIONS.find( ( action ) => action === name );

/** Whether an action takes a message out of the folder in which it lies. */
export const isMove = ( action: MessageAction ): boolean =>
	! [ 'read', 'unread', 'answered', 'unanswered', 'mail' ].includes( action );
