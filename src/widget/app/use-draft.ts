import { useState } from 'react';
import {
	readDraft,
	writeDraft,
	type FormMessage,
	type Texts,
} from '../services/contact-form-api';
import type { WidgetView } from './widget-controller';

/** What is typed into a form, kept beyond the panel and a reload until it is sent. */
export function useDraft(
	{ platform, widget }: WidgetView,
	channel: FormMessage[ 'channel' ]
): readonly [ Texts, ( values: Texts ) => void ] {
	const place = { widget, channel };
	const [ values, setValues ] = useState( () =>
		readDraft( platform, place )
	);
	return [
		values,
		( next ) => {
			setValues( next );
			writeDraft( platform, { ...place, values: next } );
		},
	];
}
