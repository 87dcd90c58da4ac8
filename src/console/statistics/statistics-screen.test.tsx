import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { settle } from '../../../tests/unit/editor';
import { onRouteChange } from '../browser/address';
import type { StatisticsPreload } from '../domain/statistics/preload';
import { StatisticsScreen } from './statistics-screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );
// The chart has tests in a browser: jsdom draws nothing.
jest.mock( './chart', () => ( { Chart: () => null } ) );

const PRELOAD: StatisticsPreload = {
	canDelete: true,
	repairUrl: 'admin.php?page=chaty-settings#tools',
	site: {
		timeZone: 'Europe/Berlin',
		locale: 'en_GB',
		weekStartsOn: 1,
		today: '2028-03-01',
		isRtl: false,
	},
	counting: { isOn: true, consent: '', firstDay: '2028-01-01', url: '' },
	widgetsUrl: 'admin.php?page=chaty',
	widgets: [ { id: '0', name: 'Shop' } ],
	channels: { Whatsapp: 'WhatsApp', Phone: 'Phone' },
	counted: { widgets: [ '0', '_3' ], channels: [ 'Phone', 'Old' ] },
	limits: { rows: 366, days: 92 },
};

const counts = ( views: number, opens = 0, clicks = 0, messages = 0 ) => ( {
	views,
	opens,
	clicks,
	messages,
} );

const FORMER = { since: '2027-12-01', until: '2027-12-31' };

const ROWS = [
	{
		channel: 'Whatsapp',
		...counts( 1000, 0, 50 ),
		before: { ...FORMER, ...counts( 800 ) },
	},
	{ channel: 'Gone', ...counts( 9 ), before: { ...FORMER, ...counts( 0 ) } },
	{ channel: 'Phone', ...counts( 200, 0, 4 ), before: null },
];

async function open(
	query: string,
	answer: unknown = ROWS,
	preload: Partial< StatisticsPreload > = {}
) {
	window.history.replaceState(
		null,
		'',
		`/?page=chaty-statistics${ query }`
	);
	jest.mocked( apiFetch ).mockImplementation( ( async () => {
		if ( answer instanceof Promise || Array.isArray( answer ) ) {
			return answer;
		}
		throw answer;
	} ) as never );
	render( <StatisticsScreen preload={ { ...PRELOAD, ...preload } } /> );
	await settle();
}

const asked = () =>
	jest
		.mocked( apiFetch )
		.mock.calls.map( ( [ { path = '' } ] ) =>
			Object.fromEntries( new URL( path, 'https://x' ).searchParams )
		);

const query = () =>
	Object.fromEntries( new URLSearchParams( window.location.search ) );

const keys = () =>
	[ ...document.querySelectorAll( 'tr[data-key]' ) ].map( ( row ) =>
		row.getAttribute( 'data-key' )
	);

const cell = ( key: string, measure: string ) =>
	document.querySelector(
		`tr[data-key="${ key }"] [data-measure="${ measure }"]`
	);

async function sortBy( name: string ) {
	fireEvent.click(
		[ ...document.querySelectorAll( 'thead button' ) ].find(
			( { textContent } ) => textContent === name
		) as Element
	);
	await settle();
}

async function choose( label: string, value: string ) {
	fireEvent.change( screen.getByLabelText( label ), { target: { value } } );
	await settle();
}

beforeEach( () => jest.clearAllMocks() );

describe( 'the table', () => {
	test( 'sorts numbers from the highest, then the other way, without a request', async () => {
		await open( '&by=channel' );
		await sortBy( 'Views of channels' );
		expect( keys() ).toEqual( [ 'Whatsapp', 'Phone', 'Gone' ] );
		await sortBy( 'Views of channels' );
		expect( keys() ).toEqual( [ 'Gone', 'Phone', 'Whatsapp' ] );
		expect( query() ).toMatchObject( { orderby: 'views', order: 'asc' } );
		expect( asked() ).toHaveLength( 1 );
	} );

	test( 'says which column it is sorted by, and how', async () => {
		await open( '&by=channel&orderby=clicks&order=asc' );
		const sorted = document.querySelectorAll( 'thead [aria-sort]' );
		expect( sorted ).toHaveLength( 1 );
		expect( sorted[ 0 ]?.textContent ).toBe( 'Clicks' );
		expect( sorted[ 0 ]?.getAttribute( 'aria-sort' ) ).toBe( 'ascending' );
	} );

	test( 'sorts channels by their names; one that was deleted keeps its counts', async () => {
		await open( '&by=channel&orderby=key&order=asc' );
		expect( keys() ).toEqual( [ 'Gone', 'Phone', 'Whatsapp' ] );
		expect(
			screen.getAllByText( 'Gone (deleted)' ).length
		).toBeGreaterThan( 0 );
	} );

	test.each( [
		[ 'more', 'Whatsapp', 'views', '1,000before: 800 (+25%)' ],
		[ 'where there was nothing', 'Gone', 'views', '9before: 0' ],
		[ 'where there is no former one', 'Phone', 'views', '200' ],
	] )( 'compares %s', async ( _, key, measure, text ) => {
		await open( '&by=channel&compare=previous' );
		expect( cell( key, measure )?.textContent ).toBe( text );
	} );

	test( 'has no column for what is not counted of a channel, sums what it shows, and says of each channel, and of all, which part of the views are clicks, and of nothing else', async () => {
		await open( '&by=channel' );
		const headings = [ ...document.querySelectorAll( 'thead th' ) ].map(
			( { textContent } ) => textContent
		);
		expect( headings ).toEqual( [
			'Channel',
			'Views of channels',
			'Clicks',
			'Messages',
		] );
		expect(
			document.querySelector( 'tfoot [data-measure="views"]' )
				?.textContent
		).toBe( '1,209' );
		expect( cell( 'Phone', 'clicks' )?.textContent ).toBe( '42% of Views' );
		const funnel = document.querySelector( '.chaty-statistics-funnel' );
		expect( funnel?.textContent ).toMatch(
			/^Views of channels1,209Clicks\d+[\d.]+% of ViewsMessages\d+$/
		);
	} );
} );

describe( 'a choice', () => {
	test( 'is in the address and in the request; Back leads to the former one', async () => {
		await open( '&by=channel' );
		await choose( 'Device', 'm' );
		expect( query() ).toEqual( {
			page: 'chaty-statistics',
			by: 'channel',
			device: 'm',
		} );
		expect( asked().at( -1 ) ).toMatchObject( { device: 'm' } );
		const isBack = new Promise< void >( ( resolve ) => {
			const stop = onRouteChange( () => {
				stop();
				resolve();
			} );
		} );
		window.history.back();
		await act( () => isBack );
		expect(
			screen.getByLabelText< HTMLSelectElement >( 'Device' ).value
		).toBe( '' );
	} );

	test( 'that the address names wrongly is as usual, and is said until something else is chosen', async () => {
		await open(
			'&by=year&range=9999&device=x&compare=1&order=up&orderby=x',
			[]
		);
		const text =
			'These filters are not valid and were left out: Days, Split by, Compare with, Device, Order';
		expect( screen.getAllByText( text ).length ).toBeGreaterThan( 0 );
		expect( asked() ).toEqual( [
			{
				by: 'day',
				since: '2028-02-03',
				until: '2028-03-01',
				with: 'messages',
			},
		] );
		await choose( 'Device', 'd' );
		expect( document.querySelector( '.is-warning' ) ).toBeNull();
	} );

	test( 'can be of what was deleted and has counts', async () => {
		await open( '' );
		const listOptions = ( name: string ) =>
			[
				...screen.getByRole< HTMLSelectElement >( 'combobox', { name } )
					.options,
			].map( ( { text } ) => text );
		expect( listOptions( 'Widget' ) ).toEqual( [
			'All widgets',
			'Shop',
			'_3 (deleted)',
		] );
		expect( listOptions( 'Channel' ) ).toEqual( [
			'All channels',
			'WhatsApp',
			'Phone',
			'Old (deleted)',
		] );
	} );

	test( 'of a deleted widget stays, and is named so', async () => {
		await open( '&by=channel&widget=_7' );
		const select = screen.getByLabelText< HTMLSelectElement >( 'Widget' );
		expect( select.value ).toBe( '_7' );
		expect( select.selectedOptions[ 0 ]?.textContent ).toBe(
			'_7 (deleted)'
		);
	} );

	test.each( [ '__proto__', 'constructor' ] )(
		'of a channel %s is named so, as any other that is not there',
		async ( channel ) => {
			await open( `&channel=${ channel }` );
			const select =
				screen.getByLabelText< HTMLSelectElement >( 'Channel' );
			expect( select.selectedOptions[ 0 ]?.textContent ).toBe(
				`${ channel } (deleted)`
			);
		}
	);

	test( 'of other days begins with those that were shown', async () => {
		await open( '&by=channel&range=7' );
		await choose( 'Days', 'own' );
		expect( query() ).toMatchObject( {
			since: '2028-02-24',
			until: '2028-03-01',
		} );
	} );
} );

describe( 'other days', () => {
	const show = async () => {
		fireEvent.click( screen.getByText( 'Show these days' ) );
		await settle();
	};

	test.each( [
		[ '2028-02-10', '2028-02-01', 'Last day', /before the first day/ ],
		[ '', '2028-02-01', 'First day', /enter a date that exists/ ],
		[ '2028-02-01', '', 'Last day', /enter a date that exists/ ],
		[ '1990-01-01', '2028-02-01', 'First day', /more than 366 months/ ],
	] )(
		'%s to %s: what is wrong is said at its field, and nothing is asked',
		async ( since, until, label, text ) => {
			await open( '&range=own&since=2028-01-01&until=2028-01-02', [] );
			const { length } = asked();
			fireEvent.change( screen.getByLabelText( 'First day' ), {
				target: { value: since },
			} );
			fireEvent.change( screen.getByLabelText( 'Last day' ), {
				target: { value: until },
			} );
			await show();
			const field = screen.getByLabelText< HTMLInputElement >( label );
			expect( field.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
			expect( field.ownerDocument.activeElement ).toBe( field );
			expect(
				document.getElementById(
					field.getAttribute( 'aria-describedby' ) ?? ''
				)?.textContent
			).toMatch( text );
			expect( asked() ).toHaveLength( length );
		}
	);

	test( 'of a copied link that do not exist are said at once', async () => {
		await open( '&range=own&since=2027-02-29&until=2027-03-01', [] );
		expect(
			screen.getAllByText( /2027-02-29 is not a date that exists/ ).length
		).toBeGreaterThan( 0 );
		expect( asked() ).toEqual( [] );
	} );

	test( 'are shown once both are right', async () => {
		await open( '&range=own&since=2028-02-29&until=2028-01-01', [] );
		expect( asked() ).toEqual( [] );
		fireEvent.change( screen.getByLabelText( 'Last day' ), {
			target: { value: '2028-02-29' },
		} );
		expect( asked() ).toEqual( [] );
		await show();
		expect( asked() ).toEqual( [
			expect.objectContaining( {
				since: '2028-02-29',
				until: '2028-02-29',
			} ),
		] );
	} );
} );

describe( 'what goes wrong', () => {
	const notice = () =>
		document.querySelector( '.components-notice.is-error' )?.textContent ??
		'';

	test.each( [
		[ { code: 'fetch_error' }, 'You seem to be offline.' ],
		[ { code: 'rest_not_logged_in' }, 'You are logged out.' ],
		[ { code: 'invalid_json' }, 'perhaps a firewall' ],
		[ { code: 'x', message: 'No such table.' }, 'No such table.' ],
		[ { code: 'x' }, 'The statistics could not be loaded.' ],
		[ [ { day: 1 } ], 'perhaps a firewall' ],
	] )( 'is a sentence, and can be tried again: %j', async ( error, text ) => {
		await open( '&by=channel', error );
		expect( notice() ).toContain( text );
		jest.mocked( apiFetch ).mockResolvedValue( ROWS );
		fireEvent.click( screen.getByText( 'Try again' ) );
		await settle();
		expect( notice() ).toBe( '' );
		expect( keys() ).toHaveLength( 3 );
	} );

	test( 'that is the database’s leads to the tools, and does not say that nothing was counted', async () => {
		await open( '&by=channel', {
			code: 'chaty_db_read_failed',
			message: 'The statistics could not be read from the database.',
		} );
		expect( notice() ).toContain(
			'The statistics could not be read from the database. If tables are missing, the tools make them again.'
		);
		expect(
			screen.getByText( 'Go to the tools' ).getAttribute( 'href' )
		).toBe( PRELOAD.repairUrl );
		expect( screen.queryByText( /^Nothing was counted/ ) ).toBeNull();
	} );

	test( 'leaves the numbers that were there', async () => {
		await open( '&by=channel' );
		jest.mocked( apiFetch ).mockRejectedValue( { code: 'fetch_error' } );
		await choose( 'Device', 'd' );
		expect( notice() ).toContain( 'offline' );
		expect( keys() ).toHaveLength( 3 );
	} );

	test( 'does not show an answer that comes after that of a later choice', async () => {
		let answer!: ( rows: unknown ) => void;
		await open(
			'&by=channel',
			new Promise( ( resolve ) => ( answer = resolve ) )
		);
		jest.mocked( apiFetch ).mockResolvedValue( [
			{ channel: 'Phone', ...counts( 1 ) },
		] );
		await choose( 'Device', 'd' );
		answer( ROWS );
		await settle();
		expect( keys() ).toEqual( [ 'Phone' ] );
	} );
} );

describe( 'nothing was ever counted', () => {
	const counting = { ...PRELOAD.counting, firstDay: '' };
	const widgets = [ 'no widget', [], 'Add a widget' ] as const;

	test.each( [ widgets, [ 'a widget', PRELOAD.widgets, null ] as const ] )(
		'with %s, zeros are not shown, and the way to numbers is',
		async ( _, of, label ) => {
			await open( '&by=month', [ { month: '2028-03', ...counts( 0 ) } ], {
				counting,
				widgets: of,
			} );
			expect( keys() ).toEqual( [] );
			const link = document.querySelector( '.is-info a' );
			expect( link?.textContent ?? null ).toBe( label );
			expect( link?.getAttribute( 'href' ) ?? null ).toBe(
				label && PRELOAD.widgetsUrl
			);
		}
	);
} );

describe( 'months and weeks', () => {
	const month = ( key: string ) => ( { month: key, ...counts( 5 ) } );

	test( 'that are not whole say which of their days are counted', async () => {
		await open( '&range=own&since=2028-01-10&until=2028-03-01&by=month', [
			month( '2028-01' ),
			month( '2028-02' ),
			month( '2028-03' ),
		] );
		const headings = [ ...document.querySelectorAll( 'tbody th' ) ];
		expect( headings.map( ( { textContent } ) => textContent ) ).toEqual( [
			'March 2028only 1 Mar 2028',
			'February 2028',
			// Spaces of the range differ by the version of ICU.
			expect.stringMatching( /^January 2028only 10\s?–\s?31 Jan 2028$/ ),
		] );
	} );

	test.each( [
		[ [ month( '2028-03' ) ], 0 ],
		[ [ month( '2028-02' ), month( '2028-03' ) ], 1 ],
	] )( '%#: one alone makes no chart', async ( rows, count ) => {
		await open( '&by=month', rows );
		expect( screen.queryAllByLabelText( 'The chart shows' ) ).toHaveLength(
			count
		);
	} );
} );

describe( 'deleting counts', () => {
	test( 'is not offered to users who may only read them', async () => {
		await open( '', ROWS, { canDelete: false } );
		expect( screen.queryByText( 'Delete statistics…' ) ).toBeNull();
	} );

	async function ask( address: string ) {
		await open( address );
		fireEvent.click( screen.getByText( 'Delete statistics…' ) );
		await settle();
		jest.mocked( apiFetch )
			.mockClear()
			.mockResolvedValue( { deleted: 12 } );
	}

	const button = () =>
		screen
			.getByText( 'Delete permanently' )
			.closest( 'button' ) as HTMLButtonElement;

	const confirm = async ( word: string ) => {
		fireEvent.change( screen.getByLabelText( 'Type "delete" to confirm' ), {
			target: { value: word },
		} );
		fireEvent.click( button() );
		await settle();
	};

	test.each( [ '', 'löschen', 'DELETE', 'delete all' ] )(
		'requires its word, which “%s” is not',
		async ( word ) => {
			await ask( '&by=channel' );
			await confirm( word );
			expect( button().disabled ).toBe( true );
			expect( apiFetch ).not.toHaveBeenCalled();
		}
	);

	test( 'takes the days and the widget that are shown', async () => {
		await ask( '&by=channel&range=7&widget=0' );
		await confirm( ' delete ' );
		expect( asked()[ 0 ] ).toEqual( {
			confirm: 'delete',
			since: '2028-02-24',
			until: '2028-03-01',
			widget: '0',
		} );
		expect(
			screen.getAllByText( '12 rows of counts were deleted.' ).length
		).toBeGreaterThan( 0 );
	} );

	test.each( [
		[ '&channel=Phone', 1 ],
		[ '&device=m', 1 ],
		[ '&widget=0', 0 ],
	] )(
		'with %s says whether more is deleted than is shown',
		async ( address, count ) => {
			await ask( `&by=channel${ address }` );
			const text = /Counts of all channels and devices are deleted/;
			expect( screen.queryAllByText( text ) ).toHaveLength( count );
			fireEvent.click(
				screen.getByLabelText( 'All counts of all days' )
			);
			expect( screen.queryAllByText( text ) ).toHaveLength( 0 );
		}
	);

	test( 'takes all where all was chosen', async () => {
		await ask( '&by=channel&range=7&widget=0' );
		fireEvent.click( screen.getByLabelText( 'All counts of all days' ) );
		await confirm( 'delete' );
		expect( asked()[ 0 ] ).toEqual( { confirm: 'delete' } );
	} );

	test( 'that failed leaves the question open, with the reason', async () => {
		await ask( '&by=channel' );
		jest.mocked( apiFetch ).mockRejectedValue( { code: 'fetch_error' } );
		await confirm( 'delete' );
		expect(
			screen.getAllByText( /You seem to be offline/ ).length
		).toBeGreaterThan( 0 );
		expect( button().disabled ).toBe( false );
	} );
} );
