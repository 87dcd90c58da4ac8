import { useState } from 'react';
import {
	readDraft,
	writeDraft,
	type ContactMessage,
	type FieldValues,
} from '../services/contact-form-api';
import type { WidgetController } from './widget-controller';

/** What is typed into a form, kept beyond the panel and a reload until it is sent. */
export function useDraft(
	{ browser, widget }: WidgetController,
	channel: ContactMessage[ 'channel' ]
): readonly [ FieldValues, ( values: FieldValues ) => void ] {
	const place = { widget, channel };
	const [ values, setValues ] = useState( () => readDraft( browser, place ) );
	return [
		values,
		( next ) => {
			setValues( next );
			writeDraft( browser, { ...place, values: next } );
		},
	];
}
