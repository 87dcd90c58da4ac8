import { useRef, useState } from '@wordpress/element';
import { createUndoManager, type UndoManager } from '@wordpress/undo-manager';

const ID = 'settings';

/** The owner's settings with undo and redo. Changes at one place in a row, such as typed letters, are one step. */
export function useHistory< Document >( first: Document ) {
	const [ document, setDocument ] = useState( first );
	const current = useRef( first );
	const lastField = useRef( '' );
	const [ manager ] =
		useState< UndoManager< Document > >( createUndoManager );

	const show = ( next: Document ) => {
		current.current = next;
		setDocument( next );
	};
	const change = ( next: Document, field: string ) => {
		const changes = { [ ID ]: { from: current.current, to: next } };
		// A staged record joins the one before it.
		const isSameStep = field === lastField.current;
		manager.addRecord( [ { id: ID, changes } ], isSameStep );
		lastField.current = field;
		show( next );
	};
	const replace = ( next: Document | undefined ) => {
		lastField.current = '';
		if ( next ) {
			show( next );
		}
	};
	return {
		document,
		/** The present document, also for a callback that was created before the last change. */
		current,
		change,
		/** Shows what the server has stored: this is no step, but ends the present one. */
		replace,
		undo: () => replace( manager.undo()?.[ 0 ]?.changes[ ID ]?.from ),
		redo: () => replace( manager.redo()?.[ 0 ]?.changes[ ID ]?.to ),
		canUndo: manager.hasUndo(),
		canRedo: manager.hasRedo(),
	};
}

export type History< Document > = ReturnType< typeof useHistory< Document > >;
