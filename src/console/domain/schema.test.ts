import fc from 'fast-check';
import { preload } from '../../../tests/unit/editor';
import { FIELDS } from './fields';
import { findGroup } from './field-groups';
import { findSchema, getKey, readSwitch, toNumber, toSwitch } from './schema';

describe( 'a key of the schema', () => {
	test.each( Object.keys( FIELDS ) )( '%s has a type', ( key ) => {
		expect( findSchema( preload.schema, key ).type ).toBeDefined();
	} );

	test.each( [
		'',
		'nonsense',
		'channels[].nonsense',
		'channels[].value[]',
	] )( 'that is not there has no limits: %j', ( key ) => {
		expect( findSchema( preload.schema, key ) ).toEqual( {} );
	} );

	test( 'is that of a path, whatever the places in its lists', () => {
		expect( getKey( 'channels[12].agent_data[0].value' ) ).toBe(
			'channels[].agent_data[].value'
		);
		expect( getKey( 'settings.widget_color' ) ).toBe(
			'settings.widget_color'
		);
	} );
} );

describe( 'a switch', () => {
	test.each( [ 1, '1', true, 'on', 'yes' ] )( 'is on: %j', ( value ) => {
		expect( readSwitch( { is_agent: value }, 'is_agent', {} ) ).toBe(
			true
		);
	} );

	test.each( [ 0, '0', false, '', 'off', 'no', null ] )(
		'is off, whatever the default: %j',
		( value ) => {
			const schema = { default: 1 };
			expect(
				readSwitch( { is_agent: value }, 'is_agent', schema )
			).toBe( false );
		}
	);

	test( 'that is missing has the default', () => {
		expect( readSwitch( {}, 'is_agent', { default: 1 } ) ).toBe( true );
		expect( readSwitch( {}, 'is_agent', { default: 0 } ) ).toBe( false );
		expect( readSwitch( {}, 'is_agent', {} ) ).toBe( false );
	} );

	test( 'is read as it was stored', () => {
		for ( const isOn of [ true, false ] ) {
			const stored = { is_agent: toSwitch( isOn ) };
			expect( readSwitch( stored, 'is_agent', {} ) ).toBe( isOn );
		}
	} );
} );

describe( 'a number that is typed', () => {
	test( 'is a number where it is the same text, and else what was typed', () => {
		fc.assert(
			fc.property( fc.string( { maxLength: 6 } ), ( text ) => {
				expect( String( toNumber( text ) ) ).toBe( text );
			} )
		);
		fc.assert(
			fc.property( fc.integer(), ( number ) => {
				expect( toNumber( String( number ) ) ).toBe( number );
			} )
		);
	} );

	test.each( [ '', ' ', '007', '1e3', '5.', '+5', '１' ] )(
		'stays a text while it is none: %j',
		( text ) => expect( toNumber( text ) ).toBe( text )
	);
} );

describe( 'the group that is opened', () => {
	test.each( [
		[ 'channels[3].value', 'channels' ],
		[ 'channels', 'channels' ],
		[ 'triggers.pages', 'pages' ],
		[ 'triggers.pages[2].value', 'pages' ],
		[ 'triggers.has_countries', 'countries' ],
		[ 'triggers.day_hours_scheduling_rules', 'schedule' ],
		[ 'triggers.day_hours_scheduling_rules[0].days', 'schedule' ],
		[ 'triggers.exit_intent', 'triggers' ],
		[ 'settings.widget_color', 'look' ],
		[ 'name', 'look' ],
		[ 'nonsense', 'look' ],
	] )( 'for %s is %s', ( path, group ) =>
		expect( findGroup( path ) ).toBe( group )
	);
} );
