import type { HttpResult } from '../shared/http';
import {
	asRecord,
	readBoolean,
	readList,
	readRecords,
	readText,
	type Raw,
} from '../shared/raw-values';
import type { Fields } from '../shared/types';
import { widgetApi } from '../widget/browser/widget';
import type { WidgetApi } from '../widget/browser/types';
import type { PreviewBrowser } from './preview-browser';

/** Values for a form whose thanks are to show; nobody reads them. */
const SAMPLE = {
	name: 'A',
	email: 'a@example.com',
	phone: '+1 555 0100',
	message: 'A',
};
const SAMPLE_DATE = '2026-01-01';

/** A draft of all forms of a widget. */
function createDraft( raw: Raw ): string {
	const own = readRecords( raw, 'channels' )
		.flatMap( ( one ) => readRecords( one, 'contact_own_fields' ) )
		.map( ( field ) => [
			readText( field, 'id' ),
			readText( field, 'kind' ) === 'date'
				? SAMPLE_DATE
				: String( readList( field, 'options' )[ 0 ] ?? 1 ),
		] );
	return new URLSearchParams( {
		...SAMPLE,
		...Object.fromEntries( own ),
	} ).toString();
}

const FAILED: HttpResult = {
	status: 0,
	isOk: false,
	text: '',
	reason: 'offline',
};

interface Parts {
	readonly browser: PreviewBrowser;
	readonly raw: Raw;
	readonly step: 'error' | 'thanks' | undefined;
	readonly onOpen: ( url: string ) => void;
}

function findForm( raw: Raw, fields: Fields = [] ): Raw {
	const { channel } = Object.fromEntries( fields );
	const sender = readRecords( raw, 'channels' ).find(
		( one ) => readText( one, 'channel' ) === channel
	);
	return asRecord( sender?.[ 'contact_form_settings' ] );
}

/** The answer of the server to a message that it has saved (`class-message-response.php`). */
function getReply( form: Raw, isPinned: boolean ): HttpResult {
	const toWord = ( key: string ) =>
		readBoolean( form, key ) ? 'yes' : 'no';
	const reply = {
		status: 1,
		message: readText( form, 'thanks_message' ),
		redirect_action: toWord( 'redirect_action' ),
		redirect_link: readText( form, 'redirect_link' ),
		link_in_new_tab: toWord( 'link_in_new_tab' ),
		close_form_after: isPinned ? 'no' : toWord( 'close_form_after' ),
		close_form_after_seconds: readText( form, 'close_form_after_seconds' ),
	};
	return { status: 200, isOk: true, text: JSON.stringify( reply ) };
}

/** The methods of `widgetApi`, without the network, the storage and other pages. */
export function createPreviewWidgetApi( parts: Parts ): WidgetApi {
	const { browser, raw, step, onOpen } = parts;
	const session = new Map< string, string >();
	return {
		...widgetApi,
		readSession: ( key ) =>
			session.get( key ) ??
			( step === 'thanks' && key.startsWith( 'chaty_draft_' )
				? createDraft( raw )
				: '' ),
		writeSession( key, value ) {
			session.set( key, value );
			return true;
		},
		request: async ( _, { fields } = {} ) =>
			step === 'error'
				? FAILED
				: getReply( findForm( raw, fields ), step === 'thanks' ),
		navigate: onOpen,
		after: ( ms, onTime ) => browser.keep( widgetApi.after( ms, onTime ) ),
		afterPaint: ( onPaint ) =>
			browser.keep( widgetApi.afterPaint( onPaint ) ),
		onKeyboard: ( onChange ) =>
			browser.keep( widgetApi.onKeyboard( onChange ) ),
	};
}
