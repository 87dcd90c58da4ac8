import { useEffect, useSyncExternalStore } from 'react';
import { readFormFields } from '../domain/contact-form';
import type { ChannelModel } from '../domain/settings/types';
import {
	createContactSession,
	type ContactSession,
	type FormState,
} from '../services/contact-form-store';
import type { WidgetView } from './widget-controller';

/** A contact form as it is drawn, and what moves it. */
export interface ContactForm extends FormState {
	readonly session: ContactSession;
}

/** The form of a channel: the same one each time its panel opens. */
function findSession(
	view: WidgetView,
	channel: ChannelModel
): ContactSession {
	const { forms, panel } = view;
	const known = forms.get( channel.slug );
	if ( known ) {
		return known;
	}
	const session = createContactSession( {
		...view,
		channel,
		fields: readFormFields( channel ),
		onClose: () => panel.send( { type: 'close-panel' } ),
	} );
	forms.set( channel.slug, session );
	return session;
}

/** Runs a contact form: what is typed is kept until the server has it. */
export function useContactSession(
	view: WidgetView,
	channel: ChannelModel
): ContactForm {
	const session = findSession( view, channel );
	const state = useSyncExternalStore( session.subscribe, session.get );
	useEffect( () => {
		session.enter();
		return session.leave;
	}, [ session ] );
	return { ...state, session };
}
