import apiFetch from '@wordpress/api-fetch';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { isFree, settle } from '../../../tests/unit/editor';
import type { SettingsPreload, SiteDocument } from '../domain/site-settings';
import { SettingsScreen } from './settings-screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );

const DOCUMENT: SiteDocument = {
	data_analytics_settings: 'on',
	retention_days: 365,
	contacts_trash_days: 30,
	keep_contacts: 0,
	count_editors: 0,
	count_pages: 1,
	message_abilities: 0,
	report: '',
	click_to_load: '',
	map: {
		provider: 'osm',
		geocoder: 'https://nominatim.example/search',
		google_key: '••••abcd',
		google_map_id: '',
	},
	access: { messages: 'administrators', statistics: 'administrators' },
	webhook: { url: '', format: 'json', secret: '' },
	shop: { channel: '', text: '', message: '' },
};

const LEVELS = [
	{ value: 'administrators', label: 'Administrators', isAllowed: true },
	{ value: 'editors', label: 'Editors', isAllowed: true },
	{ value: 'authors', label: 'Authors', isAllowed: false },
];

const PRELOAD: SettingsPreload = {
	document: DOCUMENT,
	revision: 'a',
	modified: { at: '', by: '' },
	limits: { retention_days: 3650, contacts_trash_days: 365 },
	site: {
		url: 'https://site.example/',
		locale: 'pt-PT-ao90',
		timeZone: 'Europe/Berlin',
	},
	counting: { isFiltered: false, hasConsent: false },
	pages: { isFiltered: false, hosts: [] },
	maps: { filtered: [] },
	access: {
		levels: LEVELS,
		filtered: { messages: '', statistics: '' },
		allowed: { messages: true, statistics: true },
	},
	webhook: { calls: [] },
	shop: null,
	links: {
		widgets: 'admin.php?page=chaty',
		takeover: 'admin.php?import=chaty',
	},
};

const makeState = ( name: string, tool: string, label: string ) => ( {
	name,
	label: name,
	status: 'good',
	text: 'It works.',
	fields: [ { label: 'Rows', value: '12' } ],
	tools: [ { tool, label } ],
} );

const STATES = {
	states: [
		makeState( 'mail', 'test-mail', 'Send a test email' ),
		makeState( 'tables', 'repair-tables', 'Check and repair the tables' ),
		makeState( 'early', 'install-early-answers', 'Install it' ),
	],
};

interface Request {
	readonly path: string;
	readonly method?: string;
	readonly data?: Record< string, unknown >;
}

type Save = ( data: Record< string, unknown > ) => unknown;

/** The server's answer to a save: the same settings with a new revision. */
const accept: Save = ( { revision, ...document } ) => ( {
	...document,
	revision: `${ revision }+`,
	modified: { at: '', by: 'Ada' },
	caches: [],
} );

let save: Save;
let tool: ( data: unknown ) => unknown;
let expiry: () => unknown;

async function open( preload: Partial< SettingsPreload > = {} ) {
	jest.mocked( apiFetch ).mockImplementation( ( async ( {
		path,
		method,
		data = {},
	}: Request ) => {
		if ( path.endsWith( '/settings' ) ) {
			return save( data );
		}
		if ( path.includes( '/expiry' ) ) {
			return expiry();
		}
		if ( path.endsWith( '/tools' ) ) {
			return method ? tool( data ) : STATES;
		}
		return {};
	} ) as never );
	const { container } = render(
		<SettingsScreen preload={ { ...PRELOAD, ...preload } } />
	);
	await settle();
	return container;
}

beforeEach( () => {
	jest.clearAllMocks();
	save = accept;
	tool = () => ( { ...STATES, message: 'Done.' } );
	expiry = () => ( { message: '' } );
} );

const days = () =>
	screen.getByLabelText< HTMLInputElement >( 'Keep messages, in days' );

const type = ( field: HTMLElement, value: string ) =>
	fireEvent.change( field, { target: { value } } );

/** A button by its text, because a search by role takes a second among so many elements. */
const button = ( name: string ) =>
	screen
		.getAllByText( name )
		.find( ( element ) => element.localName === 'button' );

async function press( name: string ) {
	fireEvent.click( button( name ) as Element );
	await settle();
}

async function saveDays( value: string ) {
	type( days(), value );
	await press( 'Save' );
}

const saves = () =>
	jest
		.mocked( apiFetch )
		.mock.calls.flatMap( ( [ { path, data } ] ) =>
			path?.endsWith( '/settings' ) ? [ data ] : []
		);

/** The requests about messages that would be deleted. */
const questions = () =>
	jest
		.mocked( apiFetch )
		.mock.calls.flatMap( ( [ { path } ] ) =>
			path?.includes( '/expiry' ) ? [ path ] : []
		);

describe( 'a value', () => {
	test.each( [
		[ '90', 90 ],
		[ '', '' ],
		[ '09', '09' ],
		[ ' 7 ', 7 ],
		[ 'a year', 'a year' ],
		[ '1e3', '1e3' ],
	] )(
		'“%s” is kept as it was typed, and sent as %j',
		async ( text, sent ) => {
			await open();
			type( days(), text );
			expect( days().value ).toBe( text.trim() );
			await press( 'Save' );
			expect( saves()[ 0 ] ).toEqual( {
				...DOCUMENT,
				retention_days: sent,
				revision: 'a',
			} );
		}
	);

	test.each( [ '', '-1', '3651', '1.5', 'a year' ] )(
		'“%s” is no number of days: it is said at the field while it is typed',
		async ( text ) => {
			await open();
			type( days(), text );
			expect( days().getAttribute( 'aria-invalid' ) ).toBe( 'true' );
			const help = document.getElementById(
				days().getAttribute( 'aria-describedby' ) ?? ''
			);
			expect( help?.textContent ).toMatch(
				/Must be a whole number from 0 to 3\D?650\./
			);
		}
	);

	test.each( [ '0', '1', '3650' ] )( '“%s” is one', async ( text ) => {
		await open();
		type( days(), text );
		expect( days().getAttribute( 'aria-invalid' ) ).toBeNull();
	} );

	test( 'typed back to what is stored leaves nothing to save', async () => {
		await open();
		expect( isFree() ).toBe( true );
		type( days(), '90' );
		expect( isFree() ).toBe( false );
		expect( screen.getByText( 'Not saved yet' ) ).toBeTruthy();
		type( days(), '365' );
		expect( screen.queryByText( 'Not saved yet' ) ).toBeNull();
		expect( isFree() ).toBe( true );
	} );

	test( 'is discarded together with the others', async () => {
		await open();
		type( days(), '90' );
		fireEvent.click( screen.getByLabelText( /^Count views and clicks/ ) );
		await press( 'Discard changes' );
		expect( days().value ).toBe( '365' );
		expect( saves() ).toEqual( [] );
		expect( button( 'Saved' ) ).toBeTruthy();
	} );
} );

describe( 'a save', () => {
	test( 'names the caches that were emptied, and goes on from the new revision', async () => {
		save = ( data ) => ( {
			...( accept( data ) as object ),
			caches: [ 'WP Rocket' ],
		} );
		await open();
		await saveDays( '90' );
		expect(
			screen.getAllByText( 'Saved. Emptied: WP Rocket.' ).length
		).toBeGreaterThan( 0 );
		await saveDays( '91' );
		expect( saves().map( ( data ) => data?.revision ) ).toEqual( [
			'a',
			'a+',
		] );
	} );

	test( 'keeps what is typed while it is under way', async () => {
		let answer!: () => void;
		save = ( data ) =>
			new Promise( ( resolve ) => {
				answer = () => resolve( accept( data ) );
			} );
		await open();
		await saveDays( '90' );
		type( days(), '91' );
		answer();
		await settle();
		expect( days().value ).toBe( '91' );
		expect( button( 'Save' ) ).toBeTruthy();
	} );

	test( 'shows what the server has made of a value', async () => {
		save = ( data ) => ( {
			...( accept( data ) as SiteDocument ),
			retention_days: 30,
		} );
		await open();
		await saveDays( '30.0' );
		expect( days().value ).toBe( '30' );
		expect( button( 'Saved' ) ).toBeTruthy();
	} );

	test.each( [
		[ { code: 'fetch_error' }, /seem to be offline.*changes are kept/ ],
		[ { code: 'rest_not_logged_in' }, /logged out.*changes are kept/ ],
		[ { code: 'invalid_json' }, /firewall.*changes are kept/ ],
		[ { code: 'chaty_db', message: 'Disk full.' }, /^Disk full\.$/ ],
	] )(
		'that fails keeps the changes, takes back what was said of the one before, and can be done again: %j',
		async ( error, text ) => {
			await open();
			await saveDays( '91' );
			expect(
				document.querySelector( '.components-snackbar' )
			).toBeTruthy();
			save = () => {
				throw error;
			};
			await saveDays( '90' );
			expect(
				document.querySelector( '.components-snackbar' )
			).toBeNull();
			const notice = document.querySelector(
				'.components-notice.is-error p'
			);
			expect( notice?.textContent ).toMatch( text );
			expect( days().value ).toBe( '90' );
			save = accept;
			await press( 'Save again' );
			expect( saves() ).toHaveLength( 3 );
			expect(
				document.querySelector( '.components-notice.is-error' )
			).toBeNull();
		}
	);

	test( 'that is refused leads to the value, whose message goes once it is changed', async () => {
		save = () => {
			throw {
				code: 'rest_invalid_param',
				data: { params: { 'map.geocoder': 'Must be an https URL.' } },
			};
		};
		const container = await open();
		const geocoder = screen.getByLabelText< HTMLInputElement >(
			'Address of the search'
		);
		type( geocoder, 'ftp://x' );
		await press( 'Save' );
		expect( geocoder.ownerDocument.activeElement ).toBe( geocoder );
		geocoder.blur();
		const notice = container.querySelector< HTMLElement >(
			'.components-notice.is-error'
		) as HTMLElement;
		fireEvent.click(
			within( notice ).getByRole( 'button', {
				name: 'Address of the search',
			} )
		);
		expect( geocoder.ownerDocument.activeElement ).toBe( geocoder );
		expect( geocoder.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		type( geocoder, 'https://x.example/' );
		expect( geocoder.getAttribute( 'aria-invalid' ) ).toBeNull();
	} );

	test( 'of two people keeps what only one has changed, and is done at the new revision', async () => {
		save = () => {
			throw {
				code: 'chaty_conflict',
				data: {
					current: {
						...DOCUMENT,
						contacts_trash_days: 7,
						revision: 'b',
						modified: { by: 'Bea', at: '2026-03-01T12:00:00Z' },
					},
				},
			};
		};
		await open();
		await saveDays( '90' );
		expect( screen.getByText( /^Bea saved/ ) ).toBeTruthy();
		expect(
			document.querySelector( '.components-notice.is-error' )
		).toBeNull();
		save = accept;
		await press( 'Save both changes' );
		expect( saves()[ 1 ] ).toEqual( {
			...DOCUMENT,
			retention_days: 90,
			contacts_trash_days: 7,
			revision: 'b',
		} );
		expect( screen.queryByText( /^Bea saved/ ) ).toBeNull();
	} );

	test( 'is left for later where the question is closed: the changes stay', async () => {
		save = () => {
			throw {
				code: 'chaty_conflict',
				data: { current: { ...DOCUMENT, revision: 'b' } },
			};
		};
		await open();
		await saveDays( '90' );
		await press( 'Cancel' );
		expect( days().value ).toBe( '90' );
		expect( button( 'Save' ) ).toBeTruthy();
	} );
} );

describe( 'a save that deletes messages', () => {
	const TEXT = '9 messages that are older than 7 days will be deleted.';

	beforeEach( () => {
		expiry = () => ( { message: TEXT } );
	} );

	test( 'asks first, and is done once the owner agrees', async () => {
		await open();
		await saveDays( '7' );
		expect( screen.getByText( TEXT ) ).toBeTruthy();
		expect( saves() ).toEqual( [] );
		await press( 'Save and delete' );
		expect( saves() ).toHaveLength( 1 );
		expect( screen.queryByText( TEXT ) ).toBeNull();
	} );

	test( 'is left where the owner does not: the value stays typed', async () => {
		await open();
		await saveDays( '7' );
		await press( 'Cancel' );
		expect( saves() ).toEqual( [] );
		expect( days().value ).toBe( '7' );
		expect( button( 'Save' ) ).toBeTruthy();
	} );

	test.each( [
		[ 'shorter', 365, '7', 'retention_days=7' ],
		[ 'no longer for ever', 0, '400', 'retention_days=400' ],
		[ 'longer', 30, '31', null ],
		[ 'for ever', 30, '0', null ],
		[ 'no number', 30, 'x', null ],
	] )(
		'messages are kept %s, from %j to “%s”: asks the server %j',
		async ( _, stored, text, query ) => {
			await open( { document: { ...DOCUMENT, retention_days: stored } } );
			await saveDays( text );
			expect( questions() ).toEqual(
				query ? [ `/chaty/v1/settings/expiry?${ query }` ] : []
			);
			expect( saves() ).toHaveLength( query ? 0 : 1 );
		}
	);

	test( 'is not done where nobody can say what it deletes, and can be tried again', async () => {
		expiry = () => {
			throw { code: 'chaty_db_read_failed', message: 'Not read.' };
		};
		await open();
		await saveDays( '7' );
		expect( screen.getAllByText( 'Not read.' ).length ).toBeGreaterThan(
			0
		);
		expect( saves() ).toEqual( [] );
		expiry = () => ( { message: TEXT } );
		await press( 'Save again' );
		expect( screen.getByText( TEXT ) ).toBeTruthy();
	} );
} );

describe( 'maps', () => {
	test( 'have the fields of the provider that is chosen, and keep the others', async () => {
		await open();
		expect( screen.queryByLabelText( 'Key of Google Maps' ) ).toBeNull();
		fireEvent.change( screen.getByLabelText( 'Provider of maps' ), {
			target: { value: 'google' },
		} );
		expect(
			screen.getByLabelText< HTMLInputElement >( 'Key of Google Maps' )
				.value
		).toBe( '••••abcd' );
		expect( screen.queryByLabelText( 'Address of the search' ) ).toBeNull();
		await press( 'Save' );
		expect( saves()[ 0 ]?.map ).toEqual( {
			...DOCUMENT.map,
			provider: 'google',
		} );
	} );

	test( 'are tested as they are typed, before they are saved', async () => {
		const asked: unknown[] = [];
		tool = ( data ) => {
			asked.push( data );
			return { message: 'The search answers.' };
		};
		await open();
		type(
			screen.getByLabelText( 'Address of the search' ),
			' https://x.example '
		);
		await press( 'Test these settings' );
		expect( asked ).toEqual( [
			{
				tool: 'test-maps',
				map: { ...DOCUMENT.map, geocoder: 'https://x.example' },
			},
		] );
		expect( screen.getAllByText( 'The search answers.' ) ).toBeTruthy();
		expect( saves() ).toEqual( [] );
	} );
} );

describe( 'who may', () => {
	const select = ( name: string ) =>
		screen.getByLabelText< HTMLSelectElement >( name );

	test( 'nobody can grant more than they may do themselves', async () => {
		await open( {
			access: {
				...PRELOAD.access,
				allowed: { messages: true, statistics: false },
			},
		} );
		expect( select( 'Who may read the statistics' ).disabled ).toBe( true );
		const messages = select( 'Who may read messages' );
		expect( messages.disabled ).toBe( false );
		expect(
			[ ...messages.options ].map( ( { disabled } ) => disabled )
		).toEqual( [ false, false, true ] );
	} );

	test( 'a filter that decides is named, with the capability', async () => {
		await open( {
			access: {
				...PRELOAD.access,
				filtered: { messages: 'edit_pages', statistics: '' },
			},
		} );
		expect( select( 'Who may read messages' ).disabled ).toBe( true );
		expect(
			screen.getByText( 'Required capability: edit_pages.' )
		).toBeTruthy();
		expect( screen.getByText( 'chaty_capabilities' ) ).toBeTruthy();
	} );
} );

describe( 'a tool', () => {
	test( 'says what came of it beside its button', async () => {
		tool = () => ( { ...STATES, message: 'The mail system took it.' } );
		await open();
		await press( 'Send a test email' );
		expect(
			document.querySelector(
				'.components-notice.is-success .components-notice__content'
			)?.textContent
		).toBe( 'The mail system took it.' );
	} );

	test( 'that is refused says each reason', async () => {
		tool = () => {
			throw {
				code: 'rest_invalid_param',
				message: 'Invalid parameter(s): map',
				data: { params: { map: 'The address must be https.' } },
			};
		};
		await open();
		await press( 'Test these settings' );
		expect(
			screen.getAllByText( 'The address must be https.' )
		).toBeTruthy();
	} );

	test( 'runs once, however often it is pressed', async () => {
		let answer!: ( value: unknown ) => void;
		const runs = jest.fn(
			() => new Promise( ( resolve ) => ( answer = resolve ) )
		);
		tool = runs;
		await open();
		await press( 'Check and repair the tables' );
		await press( 'Check and repair the tables' );
		expect( runs ).toHaveBeenCalledTimes( 1 );
		answer( STATES );
		await settle();
		await press( 'Check and repair the tables' );
		expect( runs ).toHaveBeenCalledTimes( 2 );
	} );

	test( 'has the states that its answer brings', async () => {
		tool = () => ( {
			message: 'Installed.',
			states: [
				makeState( 'early', 'remove-early-answers', 'Remove it' ),
			],
		} );
		await open();
		await press( 'Install it' );
		expect( button( 'Remove it' ) ).toBeTruthy();
		expect( screen.getAllByText( 'Installed.' ) ).not.toHaveLength( 0 );
		expect( screen.getByText( 'Rows: 12' ) ).toBeTruthy();
	} );
} );

describe( 'the button on products', () => {
	const SHOP = [ '0', '_1' ].map( ( id ) => ( {
		id,
		channels: [ { name: 'Whatsapp', type: 'Whatsapp', label: 'WhatsApp' } ],
	} ) );
	const channel = () =>
		screen.queryByLabelText< HTMLSelectElement >(
			'Contact button on products'
		);

	test( 'is nowhere without WooCommerce', async () => {
		await open();
		expect( channel() ).toBeNull();
		expect( screen.queryByText( 'WooCommerce' ) ).toBeNull();
	} );

	test( 'has a channel of any widget, a text and a message with variables', async () => {
		await open( { shop: SHOP } );
		expect(
			[ ...( channel()?.options ?? [] ) ].map( ( { value } ) => value )
		).toEqual( [ '', 'whatsapp', '1-whatsapp' ] );
		expect( screen.queryByLabelText( 'Text of the button' ) ).toBeNull();
		type( channel() as Element as HTMLElement, '1-whatsapp' );
		type(
			screen.getByLabelText( 'Text of the button' ),
			'Ask about {quantity} {prize} '
		);
		screen.getByText(
			'{quantity} depends on the visitor and is empty here.'
		);
		screen.getByText( '{prize} is no variable and stays as it is typed.' );
		const message = screen.getByLabelText( 'Message to begin with' );
		type( message, '{product} ' );
		fireEvent.click( screen.getByText( '{variation}' ) );
		await press( 'Save' );
		expect( saves()[ 0 ] ).toMatchObject( {
			shop: {
				channel: '1-whatsapp',
				text: 'Ask about {quantity} {prize} ',
				message: '{product} {variation}',
			},
		} );
	} );

	test( 'keeps a channel that is gone', async () => {
		const shop = { channel: 'gone', text: '', message: '' };
		await open( { shop: SHOP, document: { ...DOCUMENT, shop } } );
		expect( channel()?.value ).toBe( 'gone' );
	} );
} );
