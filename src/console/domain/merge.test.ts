import { isSame } from './is-same';
import { mergeDocuments } from './merge';

const channel = ( name: string, value = '1' ) => ( { channel: name, value } );
const widget = ( id: string | number, more: object = {} ) => ( {
	id,
	settings: { color: 'red', side: 'left' },
	channels: [ channel( 'Whatsapp' ), channel( 'Phone' ) ],
	...more,
} );
/** The settings, with what differs in the first of two widgets. */
const withWidget = ( more: object = {} ) => ( {
	days: 30,
	chaty_widgets: [ widget( 0, more ), widget( '_1' ) ],
} );
const base = withWidget();

describe( 'two owners', () => {
	test( 'who changed nothing gets what the other has changed', () => {
		const theirs = { ...base, days: 60 };

		expect( mergeDocuments( base, base, theirs ) ).toEqual( {
			value: theirs,
			conflicts: [],
		} );
	} );

	test( 'different settings of one widget are both kept', () => {
		const mine = withWidget( {
			settings: { color: 'blue', side: 'left' },
		} );
		const theirs = withWidget( {
			settings: { color: 'red', side: 'right' },
		} );

		const { value, conflicts } = mergeDocuments( base, mine, theirs );

		expect( value.chaty_widgets[ 0 ]?.settings ).toEqual( {
			color: 'blue',
			side: 'right',
		} );
		expect( conflicts ).toEqual( [] );
	} );

	test( 'the same setting is a conflict, in which the choice decides', () => {
		const withDays = ( days: number ) => ( { ...base, days } );

		const merge = mergeDocuments( base, withDays( 60 ), withDays( 90 ) );

		expect( merge.value.days ).toBe( 60 );
		expect( merge.conflicts ).toEqual( [
			{
				path: 'days',
				keys: [ 'days' ],
				base: 30,
				mine: 60,
				theirs: 90,
			},
		] );
		expect(
			mergeDocuments( base, withDays( 60 ), withDays( 90 ), {
				days: 'theirs',
			} ).value.days
		).toBe( 90 );
	} );

	test( 'the same change on both sides is no conflict', () => {
		const theirs = { ...base, days: 60 };

		expect(
			mergeDocuments( base, { ...theirs }, theirs ).conflicts
		).toEqual( [] );
	} );

	test( 'each adds a widget: both are there', () => {
		const mine = {
			...base,
			chaty_widgets: [ ...base.chaty_widgets, widget( '_2' ) ],
		};
		const theirs = {
			...base,
			chaty_widgets: [ ...base.chaty_widgets, widget( '_3' ) ],
		};

		const { value } = mergeDocuments( base, mine, theirs );

		expect( value.chaty_widgets.map( ( { id } ) => id ).sort() ).toEqual( [
			0,
			'_1',
			'_2',
			'_3',
		] );
	} );

	test( 'one deletes what the other has left alone: it is gone', () => {
		const mine = { ...base, chaty_widgets: [ widget( '_1' ) ] };
		const theirs = { ...base, days: 60 };

		const { value, conflicts } = mergeDocuments( base, mine, theirs );

		expect( value ).toEqual( {
			days: 60,
			chaty_widgets: [ widget( '_1' ) ],
		} );
		expect( conflicts ).toEqual( [] );
	} );

	test( 'one deletes what the other has changed: asked', () => {
		const mine = withWidget( { name: 'Shop' } );
		const theirs = { ...base, chaty_widgets: [ widget( '_1' ) ] };

		const { conflicts } = mergeDocuments( base, mine, theirs );

		expect( conflicts.map( ( { path } ) => path ) ).toEqual( [
			'chaty_widgets.0',
		] );
		expect(
			mergeDocuments( base, mine, theirs, {
				'chaty_widgets.0': 'theirs',
			} ).value.chaty_widgets
		).toEqual( [ widget( '_1' ) ] );
	} );

	test( 'one moves a channel, the other changes it: both', () => {
		const mine = withWidget( {
			channels: [ channel( 'Phone' ), channel( 'Whatsapp' ) ],
		} );
		const theirs = withWidget( {
			channels: [ channel( 'Whatsapp', '2' ), channel( 'Phone' ) ],
		} );

		expect(
			mergeDocuments( base, mine, theirs ).value.chaty_widgets[ 0 ]
				?.channels
		).toEqual( [ channel( 'Phone' ), channel( 'Whatsapp', '2' ) ] );
	} );
} );

test.each( [
	[ {}, {}, true ],
	[ { a: 1, b: 2 }, { b: 2, a: 1 }, true ],
	[ { a: undefined }, { b: undefined }, false ],
	[ [ 1 ], [ 1, 2 ], false ],
	[ [], {}, false ],
	[ null, {}, false ],
	[ '1', 1, false ],
] )( '%j and %j: %s', ( one, other, expected ) => {
	expect( isSame( one, other ) ).toBe( expected );
} );
