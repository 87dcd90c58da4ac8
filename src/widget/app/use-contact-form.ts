import { useEffect, useSyncExternalStore } from 'react';
import { parseFormFields } from '../domain/contact-form';
import type { ChannelModel } from '../domain/settings/types';
import {
	createContactFormStore,
	type ContactFormStore,
	type FormState,
} from '../services/contact-form-store';
import type { WidgetController } from './widget-controller';

/** A contact form as it is drawn, and what moves it. */
export interface ContactForm extends FormState {
	readonly store: ContactFormStore;
}

/** The form of a channel: the same one each time its panel opens. */
function findStore(
	controller: WidgetController,
	channel: ChannelModel
): ContactFormStore {
	const { forms, panel } = controller;
	const known = forms.get( channel.slug );
	if ( known ) {
		return known;
	}
	const store = createContactFormStore( {
		...controller,
		channel,
		fields: parseFormFields( channel ),
		onClose: () => panel.send( { type: 'close-panel' } ),
	} );
	forms.set( channel.slug, store );
	return store;
}

/** Runs a contact form: what is typed is kept until the server has it. */
export function useContactForm(
	controller: WidgetController,
	channel: ChannelModel
): ContactForm {
	const store = findStore( controller, channel );
	const state = useSyncExternalStore( store.subscribe, store.get );
	useEffect( () => {
		store.handleOpened();
		return store.handleClosed;
	}, [ store ] );
	return { ...state, store };
}
