import apiFetch from '@wordpress/api-fetch';
import { fireEvent, screen, within } from '@testing-library/react';
import { openEditor, settle } from '../../../../tests/unit/editor';
import { aRawChannel, type Json } from '../../../../tests/unit/settings';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn( async () => [] ),
} ) );

/** Opens a group of the editor of a widget with these triggers. */
async function open( group: string, triggers: Json ) {
	const opened = openEditor( {
		id: 0,
		settings: {},
		triggers,
		channels: [ aRawChannel( 'Phone' ) ],
	} );
	// The name of a closed group ends with a summary of its settings.
	fireEvent.click( screen.getByText( new RegExp( `^${ group }` ) ) );
	await settle();
	return {
		...opened,
		stored: () => opened.editor.widget.triggers as Json,
	};
}

const field = ( label: string | RegExp ) =>
	screen.getByLabelText< HTMLInputElement >( label );

const type = ( control: HTMLElement, value: string ) =>
	fireEvent.change( control, { target: { value } } );

const labeled = ( label: string ) =>
	document.querySelector< HTMLButtonElement >(
		`button[aria-label="${ label }"]`
	) as HTMLButtonElement;

/** What a control is described by. */
const notesOf = ( control: HTMLElement ) =>
	document.getElementById( control.getAttribute( 'aria-describedby' ) ?? '' )
		?.textContent ?? '';

const rule = ( days: number, start: string, end: string ): Json => ( {
	days,
	...Object.fromEntries(
		[
			[ 'start', start ],
			[ 'end', end ],
		].flatMap( ( [ edge, time = '' ] ) => [
			[ `${ edge }_time`, time ],
			[ `${ edge }_hours`, Number( time.slice( 0, 2 ) ) ],
			[ `${ edge }_min`, Number( time.slice( 3 ) ) ],
		] )
	),
} );

const hours = ( ...rules: Json[] ): Json => ( {
	has_day_hours_scheduling_rules: 1,
	day_hours_scheduling_rules: rules,
	day_time_diff: 'Europe/Berlin',
} );

const SCHEDULE = 'Dates and hours';

describe( 'the week', () => {
	beforeEach( () => {
		jest.useFakeTimers( { doNotFake: [ 'queueMicrotask' ] } );
	} );

	const rows = () =>
		[ ...document.querySelectorAll( '.chaty-console-week tr' ) ].map(
			( row ) => [
				row.querySelector( 'th' )?.textContent,
				row.querySelector( 'td:last-child' )?.textContent,
			]
		);

	const sentence = () =>
		document.querySelector( 'fieldset .chaty-console-sentence' )
			?.textContent;

	test( 'begins with the day that the site begins with, and marks the time of one day', async () => {
		await open( SCHEDULE, hours( rule( 8, '09:00', '17:00' ) ) );
		expect(
			document.querySelectorAll( '.chaty-console-week b' )
		).toHaveLength( 1 );
		expect( rows() ).toEqual( [
			...[ 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday' ].map(
				( day ) => [ day, '09:00–17:00' ]
			),
			[ 'Saturday', 'closed' ],
			[ 'Sunday', 'closed' ],
		] );
	} );

	test( 'has hours over midnight on both days, and says it at the row', async () => {
		await open( SCHEDULE, hours( rule( 5, '22:00', '06:00' ) ) );
		expect( Object.fromEntries( rows() ) ).toMatchObject( {
			Thursday: 'closed',
			Friday: '22:00–24:00',
			Saturday: '00:00–06:00',
			Sunday: 'closed',
		} );
		expect( notesOf( field( 'From' ) ) ).toBe(
			'Ends at 06:00 on the next day.'
		);
	} );

	test( 'joins rows that meet', async () => {
		await open(
			SCHEDULE,
			hours( rule( 1, '09:00', '12:00' ), rule( 1, '11:00', '15:30' ) )
		);
		expect( rows()[ 0 ] ).toEqual( [ 'Monday', '09:00–15:30' ] );
	} );

	// In Berlin, 02:00 becomes 03:00 on March 29, 2026, and 03:00 becomes 02:00 on October 25.
	test.each( [
		[ '2026-03-29T00:59:00Z', 'Sunday, 01:59', false ],
		[ '2026-03-29T01:00:00Z', 'Sunday, 03:00', true ],
		[ '2026-10-25T00:30:00Z', 'Sunday, 02:30', false ],
		[ '2026-10-25T01:30:00Z', 'Sunday, 02:30', false ],
		[ '2026-10-25T02:00:00Z', 'Sunday, 03:00', true ],
	] )(
		'is read in the time of its zone: at %s it is %s',
		async ( now, time, isOpen ) => {
			jest.setSystemTime( new Date( now ) );
			await open( SCHEDULE, hours( rule( 0, '03:00', '04:00' ) ) );
			expect( sentence() ).toBe(
				`Now ${ isOpen ? 'open' : 'closed' }: it is ${ time } there.`
			);
		}
	);

	test( 'without a row does not count, and says so', async () => {
		await open( SCHEDULE, hours() );
		expect(
			screen.getByText( 'Without a row, the hours have no effect.' )
		).toBeTruthy();
		expect( rows() ).toEqual( [] );
	} );
} );

describe( 'rows of hours', () => {
	test( 'begin with working days, and are changed in each notation', async () => {
		const { stored } = await open( SCHEDULE, hours() );
		fireEvent.click( screen.getByText( 'Add hours' ) );
		type( field( 'To' ), '18:30' );
		expect( stored()[ 'day_hours_scheduling_rules' ] ).toEqual( [
			rule( 8, '09:00', '18:30' ),
		] );
	} );

	test( 'without a start do not count: it is said at both times, and the rest is kept', async () => {
		const { stored } = await open(
			SCHEDULE,
			hours( rule( 3, '09:00', '17:00' ) )
		);
		type( field( 'From' ), '' );
		expect( notesOf( field( 'From' ) ) ).toMatch(
			/Choose days and a start/
		);
		expect( field( 'From' ).getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect( field( 'To' ).value ).toBe( '17:00' );
		expect( stored()[ 'day_hours_scheduling_rules' ] ).toEqual( [
			expect.objectContaining( { days: 3, end_time: '17:00' } ),
		] );
	} );

	test( 'with days that are not known keep them until others are chosen', async () => {
		const { stored, editor } = await open(
			SCHEDULE,
			hours( rule( 77, '09:00', '17:00' ) )
		);
		const days = screen.getByLabelText< HTMLSelectElement >( 'Days' );
		expect( days.value ).toBe( '77' );
		expect( editor.onChange ).not.toHaveBeenCalled();
		type( days, '9' );
		expect( stored()[ 'day_hours_scheduling_rules' ] ).toEqual( [
			rule( 9, '09:00', '17:00' ),
		] );
	} );

	test( 'that are removed leave the focus at the one that takes their place, or at the last that is left', async () => {
		const { stored } = await open(
			SCHEDULE,
			hours(
				...[ 1, 2, 3 ].map( ( day ) => rule( day, '09:00', '10:00' ) )
			)
		);
		const press = ( name: string ) => {
			labeled( name ).focus();
			fireEvent.click( labeled( name ) );
			return document.querySelector( ':focus' );
		};
		expect( press( 'Remove row 3' ) ).toBe( labeled( 'Remove row 2' ) );
		expect( press( 'Remove row 1' ) ).toBe( labeled( 'Remove row 1' ) );
		expect( stored()[ 'day_hours_scheduling_rules' ] ).toEqual( [
			rule( 2, '09:00', '10:00' ),
		] );
		expect( press( 'Remove row 1' )?.textContent ).toBe( 'Add hours' );
		expect( stored()[ 'day_hours_scheduling_rules' ] ).toEqual( [] );
	} );
} );

describe( 'a schedule', () => {
	test.each< [ string, Json, string | undefined ] >( [
		[ 'begins is in the zone of the site', {}, 'Europe/Berlin' ],
		[
			'has a zone keeps it',
			{ day_time_diff: 'Asia/Tokyo' },
			'Asia/Tokyo',
		],
		[
			'has rows of old settings stays in UTC, as visitors have it',
			{ day_hours_scheduling_rules: [ rule( 1, '09:00', '10:00' ) ] },
			undefined,
		],
	] )( 'that %s, in one change', async ( _, triggers, zone ) => {
		const { stored, editor } = await open( SCHEDULE, triggers );
		fireEvent.click( field( 'Only during certain hours' ) );
		expect( stored() ).toEqual( {
			...triggers,
			has_day_hours_scheduling_rules: 1,
			day_time_diff: zone,
		} );
		expect( editor.onChange ).toHaveBeenCalledTimes( 1 );
	} );

	test.each( [
		[ '2026-03-05', '2026-03-04', true ],
		[ '2026-03-05', '2026-03-05', false ],
		[ '2026-03-05 10:00:00', '2026-03-05', false ],
		[ '2026-03-05 10:00:00', '2026-03-05 09:59:00', true ],
		[ '', '2026-03-05', false ],
		[ '2026-03-05', '', false ],
	] )(
		'from “%s” to “%s” ends before it begins: %s',
		async ( start, end, isWrong ) => {
			await open( SCHEDULE, {
				has_date_scheduling_rules: 1,
				time_diff: 'UTC',
				date_scheduling_rules: {
					start_date_time: start,
					end_date_time: end,
				},
			} );
			expect(
				screen.queryByText( /The end is before the start/ ) !== null
			).toBe( isWrong );
		}
	);

	test( 'a day without a time is stored without one', async () => {
		const { stored } = await open( SCHEDULE, {
			has_date_scheduling_rules: 1,
		} );
		const first = field( 'First day' );
		const time = field( 'First day, time' );
		expect( time.disabled ).toBe( true );
		type( first, '2026-03-05' );
		expect( stored()[ 'date_scheduling_rules' ] ).toEqual( {
			start_date_time: '2026-03-05',
		} );
		type( time, '09:30' );
		expect( stored()[ 'date_scheduling_rules' ] ).toEqual( {
			start_date_time: '2026-03-05 09:30:00',
		} );
	} );

	test( 'a stored day that does not exist is said with what is stored', async () => {
		const { editor } = await open( SCHEDULE, {
			has_date_scheduling_rules: 1,
			date_scheduling_rules: { start_date_time: '2026-02-30' },
		} );
		expect( field( 'First day' ).getAttribute( 'aria-invalid' ) ).toBe(
			'true'
		);
		expect( notesOf( field( 'First day' ) ) ).toContain(
			'2026-02-30: There is no such day.'
		);
		expect( editor.onChange ).not.toHaveBeenCalled();
	} );
} );

describe( 'rules of pages', () => {
	const pages = ( ...rules: Json[] ): Json => ( { pages: rules } );

	const is = ( value: string, kind = 'url_is', effect = 'show' ): Json => ( {
		effect,
		kind,
		value,
	} );

	test.each( [
		[ '', /^Enter an address of this site/ ],
		[ 'https://other.example/shop', /^other\.example is not this site/ ],
		[ '/shop?a=1', /^Leave out “\?”/ ],
		[ '/shop/*', /“\*” stands for itself/ ],
	] )(
		'the address “%s” matches nothing: it is said while it is typed, and kept',
		async ( value, text ) => {
			const { stored } = await open( 'Pages', pages( is( '/x' ) ) );
			const address = document.querySelector< HTMLInputElement >(
				'.chaty-console-rule input'
			) as HTMLInputElement;
			type( address, value );
			expect( address.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
			expect( notesOf( address ) ).toMatch( text );
			expect( stored()[ 'pages' ] ).toEqual( [ is( value ) ] );
		}
	);

	test( 'a full address of this site is one', async () => {
		await open( 'Pages', pages( is( 'HTTPS://SITE.example/shop' ) ) );
		expect( document.querySelector( '[aria-invalid]' ) ).toBeNull();
	} );

	test( 'of another kind begin without a value, or with the fact that was chosen by its label', async () => {
		const { stored } = await open( 'Pages', pages( is( '/shop' ) ) );
		const kind = within(
			document.querySelector( '.chaty-console-rule' ) as HTMLElement
		).getByLabelText< HTMLSelectElement >( 'Pages' );
		type( kind, 'front_page' );
		expect( stored()[ 'pages' ] ).toEqual( [ is( '', 'front_page' ) ] );
		type( kind, 'fact:cart' );
		expect( stored()[ 'pages' ] ).toEqual( [ is( 'cart', 'fact' ) ] );
		expect( kind.selectedOptions[ 0 ]?.label ).toBe( 'the cart' );
		expect(
			document.querySelector( '.chaty-console-sentence' )?.textContent
		).toBe( 'Shows on the cart.' );
		expect(
			document.querySelector( '.chaty-console-rule input' )
		).toBeNull();
	} );

	test( 'of a kind that is not known are kept as they are', async () => {
		const { editor, stored } = await open(
			'Pages',
			pages( is( 'x', 'moon_phase' ) )
		);
		expect( editor.onChange ).not.toHaveBeenCalled();
		fireEvent.click( screen.getByText( 'Add a rule' ) );
		expect( stored()[ 'pages' ] ).toEqual( [
			is( 'x', 'moon_phase' ),
			is( '', 'front_page' ),
		] );
	} );

	test( 'name stored pages by their titles, as soon as these are known', async () => {
		jest.mocked( apiFetch ).mockResolvedValue( [
			{ id: 3, title: 'About' },
		] );
		const { editor } = await open(
			'Pages',
			pages( is( '3,15', 'pages' ) )
		);
		expect( await screen.findByText( 'About (3)' ) ).toBeTruthy();
		expect( screen.getAllByText( '15' ).length ).toBeGreaterThan( 0 );
		expect( editor.onChange ).not.toHaveBeenCalled();
	} );
} );

describe( 'countries', () => {
	const of = ( ...countries: string[] ): Json => ( {
		has_countries: 1,
		countries,
	} );

	test( 'a group adds those that are missing, whatever the case of the others', async () => {
		const { stored } = await open( 'Countries', of( 'de', 'US' ) );
		fireEvent.click( screen.getByText( 'Add: European Union' ) );
		const codes = stored()[ 'countries' ] as string[];
		expect( codes.slice( 0, 2 ) ).toEqual( [ 'de', 'US' ] );
		expect( codes ).toHaveLength( 28 );
		expect( codes ).not.toContain( 'DE' );
		fireEvent.click( screen.getByText( 'Add: European Union' ) );
		expect( stored()[ 'countries' ] ).toHaveLength( 28 );
	} );

	test.each( [
		[ 'Germany', [ 'DE' ] ],
		[ 'germany', [ 'DE' ] ],
		[ 'de', [ 'DE' ] ],
		[ ' DE ', [ 'DE' ] ],
		[ 'Narnia', [] ],
		[ 'EU', [] ],
	] )( '“%s” typed is %j', async ( text, codes ) => {
		const { stored } = await open( 'Countries', of() );
		const input = document.querySelector(
			'[data-field="triggers.countries"] input'
		) as HTMLInputElement;
		fireEvent.focus( input );
		fireEvent.change( input, { target: { value: text } } );
		fireEvent.keyDown( input, { key: 'Enter', code: 'Enter' } );
		await settle();
		expect( stored()[ 'countries' ] ).toEqual( codes );
	} );

	test( 'a code that is not known is kept, and named by itself', async () => {
		const { editor } = await open( 'Countries', of( 'QQ' ) );
		expect( screen.getAllByText( 'QQ' ).length ).toBeGreaterThan( 0 );
		expect( editor.onChange ).not.toHaveBeenCalled();
	} );

	test( 'without any, visitors from everywhere see it', async () => {
		const { stored } = await open( 'Countries', of( 'DE' ) );
		fireEvent.click( screen.getByText( 'Remove all countries' ) );
		expect( stored()[ 'countries' ] ).toEqual( [] );
		expect(
			screen.getByText( 'Empty: visitors from everywhere see it.' )
		).toBeTruthy();
	} );
} );
