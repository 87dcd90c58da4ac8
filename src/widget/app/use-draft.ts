import { useState } from 'react';
import {
	readDraft,
	writeDraft,
	type ContactMessage,
	type FieldValues,
} from '../services/contact-form-api';
import type { PanelContext } from '../services/context';

/** Keeps what is typed into a form until it is sent, also when the panel closes or the page reloads. */
export function useDraft(
	{ browser, widget }: PanelContext,
	channel: ContactMessage[ 'channel' ]
): readonly [ FieldValues, ( values: FieldValues ) => void ] {
	const form = { widget, channel };
	const [ values, setValues ] = useState( () => readDraft( browser, form ) );
	return [
		values,
		( next ) => {
			setValues( next );
			writeDraft( browser, { ...form, values: next } );
		},
	];
}
