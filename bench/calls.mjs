const HEADERS = {
	'Content-Type': 'application/x-www-form-urlencoded',
	'Sec-Fetch-Site': 'same-origin',
	'User-Agent':
		'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

/** The fields of the four actions, as a page sends them (docs/how-it-works.md, "Calls"). */
export const CALLS = {
	1: {
		widgetId: '0',
		'channels[]': 'Phone',
		userId: '0',
		isMobile: '0',
		isOpen: '0',
		isSingle: '0',
		widgetNonce: '',
		action: 'update_chaty_widget_views',
	},
	2: {
		widgetId: '0',
		userId: '0',
		isMobile: '0',
		'channels[]': 'Phone',
		isSingle: '0',
		nonce: '',
		action: 'update_chaty_widget_click',
	},
	3: {
		widgetId: '0',
		userId: '0',
		isMobile: '1',
		channel: 'Phone',
		nonce: '',
		action: 'update_chaty_channel_click',
		isFirst: '1',
	},
	4: {
		name: 'Ada',
		email: 'ada@example.org',
		message: 'Hello',
		nonce: '',
		channel: 'Contact_Us',
		widget: '0',
		ref_url: 'https://site.example/page/',
		action: 'chaty_front_form_save_data',
	},
};

/** The settings of the widget that the calls name. */
export const SETTINGS = {
	data_analytics_settings: 'on',
	chaty_widgets: [
		{
			id: 0,
			channels: [ 'Phone', 'Whatsapp', 'Contact_Us' ].map(
				( channel ) => ( {
					channel,
					value: channel === 'Contact_Us' ? '' : '+15550100001',
					is_desktop: 1,
					is_mobile: 1,
				} )
			),
		},
	],
};

/**
 * Sends one call.
 *
 * @param {string}                 url       The site.
 * @param {Record<string, string>} fields    Its fields.
 * @param {Record<string, string>} [headers] More headers.
 * @return {Promise<{status: number, text: string, headers: Headers|null}>} The answer; its status is 0 when none came.
 */
export async function send( url, fields, headers = {} ) {
	try {
		const response = await fetch( `${ url }/wp-admin/admin-ajax.php`, {
			method: 'POST',
			headers: { ...HEADERS, ...headers },
			body: new URLSearchParams( fields ),
		} );
		return {
			status: response.status,
			text: await response.text(),
			headers: response.headers,
		};
	} catch {
		return { status: 0, text: '', headers: null };
	}
}

/**
 * Tells whether an answer to call 4 confirms that the message is stored.
 *
 * @param {{text: string}} answer The answer.
 * @return {boolean} False for no answer too.
 */
export function isSaved( { text } ) {
	try {
		return JSON.parse( text ).status === 1;
	} catch {
		return false;
	}
}

/**
 * Sends many calls, a number of them at the same time.
 *
 * @param {number}                               count   How many.
 * @param {number}                               atOnce  How many at the same time.
 * @param {(number: number) => Promise<unknown>} sendOne Sends one.
 */
export async function sendMany( count, atOnce, sendOne ) {
	let next = 0;
	const worker = async () => {
		while ( next < count ) {
			await sendOne( next++ );
		}
	};
	await Promise.all( Array.from( { length: atOnce }, worker ) );
}
