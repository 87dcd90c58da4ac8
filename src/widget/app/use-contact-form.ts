import { useEffect, useSyncExternalStore } from 'react';
import type { FormField } from '../domain/contact-form';
import type { ChannelModel } from '../domain/settings/types';
import {
	createContactFormStore,
	type ContactFormStore,
	type FormState,
} from '../services/contact-form-store';
import type { FormContext } from '../services/form-context';

export interface ContactFormState extends FormState {
	readonly store: ContactFormStore;
}

export interface FormParts {
	readonly controller: FormContext;
	readonly form: ContactFormState;
}

/** The forms that were opened. */
const stores = new WeakMap< ChannelModel, ContactFormStore >();

/** The store of a channel's form: the same one each time its panel opens. */
function findStore(
	controller: FormContext,
	channel: ChannelModel,
	fields: readonly FormField[]
): ContactFormStore {
	const known = stores.get( channel );
	if ( known ) {
		return known;
	}
	const store = createContactFormStore( {
		...controller,
		channel,
		fields,
		onClose: () => controller.panel?.send( { type: 'close-panel' } ),
	} );
	stores.set( channel, store );
	return store;
}

export function useContactForm(
	controller: FormContext,
	channel: ChannelModel,
	fields: readonly FormField[]
): ContactFormState {
	const store = findStore( controller, channel, fields );
	const state = useSyncExternalStore( store.subscribe, store.get );
	useEffect( () => {
		store.opened();
		return store.closed;
	}, [ store ] );
	return { ...state, store };
}
