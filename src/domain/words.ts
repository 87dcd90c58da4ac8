import { readText, type Raw } from './settings/read';

/** What is said in English when the page brings no translation. */
const ENGLISH = {
	close: 'Close',
	channels: 'Contact options',
	name: 'Name',
	email: 'Email',
	phone: 'Phone',
	message: 'Message',
	send: 'Send',
	sending: 'Sending…',
	sent: 'Your message was sent.',
	required: 'Please fill in this field.',
	invalid: 'Please check this field.',
	failed: 'Your message could not be sent. Please try again.',
};

/** The translated word of the page's `lang` object, or ours. */
export function say( words: Raw = {}, key: keyof typeof ENGLISH ): string {
	return readText( words, key, ENGLISH[ key ] );
}
