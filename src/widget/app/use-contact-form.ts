import { useEffect, useSyncExternalStore } from 'react';
import type { FormField } from '../domain/contact-form';
import type { ChannelModel } from '../domain/settings/types';
import {
	createContactFormStore,
	type ContactFormStore,
	type FormState,
} from '../services/contact-form-store';
import type { WidgetController } from './widget-controller';

/** The state of a contact form, and its store. */
export interface ContactForm extends FormState {
	readonly store: ContactFormStore;
}

/** The store of a channel's form: the same one each time its panel opens. */
function findStore(
	controller: WidgetController,
	channel: ChannelModel,
	fields: readonly FormField[]
): ContactFormStore {
	const { forms, panel } = controller;
	const known = forms.get( channel.slug );
	if ( known ) {
		return known;
	}
	const store = createContactFormStore( {
		...controller,
		channel,
		fields,
		onClose: () => panel.send( { type: 'close-panel' } ),
	} );
	forms.set( channel.slug, store );
	return store;
}

export function useContactForm(
	controller: WidgetController,
	channel: ChannelModel,
	fields: readonly FormField[]
): ContactForm {
	const store = findStore( controller, channel, fields );
	const state = useSyncExternalStore( store.subscribe, store.get );
	useEffect( () => {
		store.opened();
		return store.closed;
	}, [ store ] );
	return { ...state, store };
}
