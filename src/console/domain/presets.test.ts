import { preload } from '../../../tests/unit/editor';
import { CHANNEL_TYPES } from '../../widget/domain/channels';
import { parseContactForm } from '../../widget/domain/settings/parse-contact-form';
import { parseChannel } from '../../widget/domain/settings/parse-channel';
import type { WidgetDocument } from './document';
import { createWidget, PRESETS } from './presets';
import { findListReason } from './widget-list';
import { findSchema } from './schema';
import type { JsonSchema } from './preload';

const NUMBER = '4946112345';

const create = ( name: string ) => {
	const preset = PRESETS.find( ( one ) => one.name === name ) ?? PRESETS[ 0 ];
	return createWidget( '_3', preset, preload );
};

/** As soon as the owner has typed numbers where there are no values. */
const createWithNumber = ( name: string ): WidgetDocument =>
	JSON.parse( JSON.stringify( create( name ) ), ( key, value ) =>
		key === 'value' ? value || NUMBER : value
	);

/** A Wednesday in winter, 12 o'clock in Berlin, the zone of the site. */
const NOON = new Date( '2026-01-14T11:00:00Z' );
const NIGHT = new Date( '2026-01-14T20:00:00Z' );

/** The keys of a value that the schema does not have. */
function listUnknown(
	value: unknown,
	schema: JsonSchema,
	path = ''
): readonly string[] {
	if ( Array.isArray( value ) ) {
		return value.flatMap( ( item ) =>
			listUnknown( item, schema.items ?? {}, `${ path }[]` )
		);
	}
	if ( typeof value !== 'object' || value === null ) {
		return schema.type === undefined ? [ path ] : [];
	}
	return Object.entries( value ).flatMap( ( [ key, item ] ) =>
		listUnknown(
			item,
			findSchema( schema, key ),
			path ? `${ path }.${ key }` : key
		)
	);
}

describe.each( PRESETS.map( ( preset ) => [ preset.name, preset ] as const ) )(
	'the preset %s',
	( name, preset ) => {
		const widget = createWithNumber( name );

		test( 'is a widget that is on, with an ID and its title as name', () => {
			expect( widget ).toMatchObject( {
				id: '_3',
				name: preset.title,
				is_active: 1,
			} );
		} );

		test( 'has settings of the schema only', () => {
			expect( listUnknown( widget, preload.schema ) ).toEqual( [] );
		} );

		test( 'has the channels whose drawings stand for it', () => {
			expect(
				widget.channels.map( ( raw ) => parseChannel( raw )?.type )
			).toEqual( preset.types );
			expect( CHANNEL_TYPES ).toEqual(
				expect.arrayContaining( [ ...preset.types ] )
			);
		} );

		test( 'shows to visitors as soon as it has a number', () => {
			expect( findListReason( widget, NOON ) ).toBeNull();
		} );

		test( 'is a new object each time, so that changing one does not change the next', () => {
			expect( create( name ).channels ).not.toBe(
				create( name ).channels
			);
		} );
	}
);

test( 'without a number, a button for WhatsApp has nothing to open yet', () => {
	expect( findListReason( create( 'whatsapp' ), NOON ) ).toBe( 'no-channel' );
} );

test( 'shop hours end in the evening of the site', () => {
	expect( findListReason( createWithNumber( 'hours' ), NIGHT ) ).toBe(
		'day-hours'
	);
} );

test( 'email goes to the administrator', () => {
	expect( createWithNumber( 'several' ).channels ).toContainEqual(
		expect.objectContaining( {
			channel: 'Email',
			value: preload.site.adminEmail,
		} )
	);
} );

test( 'a team has agents of sales and of support', () => {
	const [ raw = {} ] = createWithNumber( 'agents' ).channels;
	expect( parseChannel( raw )?.agents.map( ( { title } ) => title ) ).toEqual(
		[ 'Sales', 'Support' ]
	);
} );

test( 'the form asks for name, email and message, and requires them', () => {
	const [ raw = {} ] = create( 'form' ).channels;
	const channel = parseChannel( raw );
	expect(
		channel &&
			parseContactForm( channel ).fields.map(
				( { name, isRequired } ) => [ name, isRequired ]
			)
	).toEqual( [
		[ 'name', true ],
		[ 'email', true ],
		[ 'message', true ],
	] );
} );
