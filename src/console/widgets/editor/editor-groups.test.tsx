import { act, fireEvent, screen } from '@testing-library/react';
import { complaints, openEditor, preload } from '../../../../tests/unit/editor';
import {
	aRawChannel,
	readFixtures,
	type Json,
} from '../../../../tests/unit/settings';
import type { JsonSchema } from '../../domain/preload';
import { FIELDS } from '../../domain/fields';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn( async () => [] ),
} ) );

const GROUPS = '.components-panel__body-toggle[aria-expanded=false]';
const CHANNELS = '.chaty-console-title[aria-expanded=false]';

/** Presses these buttons, and opens everything in what they show. */
async function openAll( container: HTMLElement, ...buttons: string[] ) {
	for ( const selector of buttons ) {
		container
			.querySelectorAll( selector )
			.forEach( ( button ) => fireEvent.click( button ) );
	}
	container.querySelectorAll( 'details' ).forEach( ( details ) => {
		details.open = true;
		fireEvent( details, new Event( 'toggle' ) );
	} );
	await act( async () => {} );
}

/** Opens the editor of a widget at a field; the field has the focus. */
async function openAt( path: string, changes: Json = {} ) {
	const { editor } = openEditor( {
		id: 0,
		settings: {},
		triggers: {},
		channels: [],
		...changes,
	} );
	act( () => editor.reveal( path ) );
	await act( async () => {} );
	return {
		editor,
		field: document.querySelector< HTMLInputElement >( ':focus' ),
	};
}

/** The keys that the screen shows, once for each place. */
const listFields = ( container: HTMLElement ) =>
	[ ...container.querySelectorAll< HTMLElement >( '[data-field]' ) ].flatMap(
		( { dataset } ) => ( dataset[ 'field' ] ?? '' ).split( ' ' )
	);

/** Used leaves of the schema. */
function listKeys( { properties = {} }: JsonSchema, prefix = '' ): string[] {
	return Object.entries( properties ).flatMap( ( [ name, node ] ) => {
		if ( node[ 'x-supported' ] === false ) {
			return [];
		}
		if ( node.properties ) {
			return listKeys( node, `${ prefix }${ name }.` );
		}
		return node.items?.properties
			? listKeys( node.items, `${ prefix }${ name }[].` )
			: [ prefix + name ];
	} );
}

/** A value for every key, all switches on. */
function fill( { properties, items, ...own }: JsonSchema ): unknown {
	if ( properties ) {
		return Object.fromEntries(
			Object.entries( properties ).map( ( [ key, node ] ) => [
				key,
				fill( node ),
			] )
		);
	}
	if ( items ) {
		return [ fill( items ) ];
	}
	return own[ 'x-sanitizer' ] === 'boolean' ? 1 : own.enum?.at( -1 ) ?? '5';
}

const KEYS = listKeys( preload.schema );

test( 'the registry has every used key of the schema, and no other', () => {
	expect( Object.keys( FIELDS ).sort() ).toEqual( [ ...KEYS ].sort() );
} );

describe( 'every used key is reachable', () => {
	const filled = fill( preload.schema ) as Record< string, object > & {
		channels: object[];
	};
	const seen = new Set< string >();

	/** Types that between them have every field of a channel. */
	test.each( [
		'Whatsapp',
		'Email',
		'Linkedin',
		'Link',
		'WeChat',
		'Contact_Us',
	] )( 'with a channel of the type %s', async ( type ) => {
		const { container } = openEditor( {
			id: 0,
			settings: {},
			triggers: {},
			channels: [
				{
					...filled.channels[ 0 ],
					channel: type,
					channel_type: type,
					is_agent: type === 'Whatsapp' || type === 'Linkedin',
					contact_own_fields: [ { id: 'own_1', kind: 'choice' } ],
				},
			],
		} );
		await openAll( container, CHANNELS );
		listFields( container ).forEach( ( key ) => seen.add( key ) );
	} );

	test( 'with every other value', async () => {
		const { container } = openEditor( {
			...filled,
			id: 0,
			settings: {
				...filled[ 'settings' ],
				position: 'custom',
				widget_icon: 'chat-image',
				widget_size: '',
				show_cta: 'all_time',
			},
			channels: [],
		} );
		await openAll( container, GROUPS );
		listFields( container ).forEach( ( key ) => seen.add( key ) );
		expect( [ ...seen ].sort() ).toEqual( [ ...KEYS ].sort() );
	} );
} );

const WIDGETS = readFixtures().flatMap( ( [ name, settings ] ) =>
	( ( settings[ 'chaty_widgets' ] ?? [] ) as Json[] ).map(
		( widget ) => [ `${ name } ${ widget[ 'id' ] }`, widget ] as const
	)
);

test.each( WIDGETS )(
	'%s: opening the editor changes nothing, and has no id twice',
	async ( _name, widget ) => {
		const before = JSON.stringify( widget );
		const { container, editor } = openEditor( widget );
		await openAll( container, GROUPS, CHANNELS );
		expect( editor.onChange ).not.toHaveBeenCalled();
		expect( JSON.stringify( editor.widget ) ).toBe( before );
		expect( complaints ).toEqual( [] );
		const places = [
			...container.querySelectorAll< HTMLElement >( '[id]' ),
		].map( ( { id } ) => id );
		expect( new Set( places ).size ).toBe( places.length );
	}
);

test.each( [
	[ 'is_active', 'Visitors see this widget' ],
	[ 'channels', 'Add a channel' ],
	[ 'triggers.pages', 'Add a rule' ],
	[ 'triggers.has_countries', 'Only for visitors from certain countries' ],
	[ 'triggers.has_date_scheduling_rules', 'Only between two dates' ],
	[ 'triggers.has_day_hours_scheduling_rules', 'Only during certain hours' ],
	[ 'triggers.has_time_delay', 'After some time' ],
	[ 'settings.show_cta', 'Call to action' ],
] )( 'what hides a widget is changed at %s', async ( path, name ) => {
	const { field } = await openAt( path );
	expect( field?.labels?.[ 0 ]?.textContent ?? field?.textContent ).toBe(
		name
	);
} );

test( 'a number that a person lacks is opened with all that it lies in', async () => {
	const path = 'channels[0].agent_data[0].value';
	const { field } = await openAt( path, {
		channels: [
			aRawChannel( 'Whatsapp', {
				is_agent: 1,
				agent_data: [ { agent_title: 'Sales', value: '' } ],
			} ),
		],
	} );
	expect( field?.closest( '[data-field]' )?.id ).toBe(
		`chaty-console-field-${ path }`
	);
	expect( field?.closest( 'details:not([open])' ) ).toBeNull();
	expect(
		document.querySelector( '[data-field="channels[].value"]' )
	).toBeNull();
} );

test.each( [
	[ 'triggers.has_time_delay', { has_time_delay: 1, time_delay: 5 } ],
	[
		'triggers.has_display_after_page_scroll',
		{ has_display_after_page_scroll: 1, display_after_page_scroll: 30 },
	],
	[
		'triggers.has_element_in_sight',
		{ has_element_in_sight: 1, element_in_sight: 'footer' },
	],
	[ 'triggers.auto_hide_widget', { auto_hide_widget: 1, hide_after: 10 } ],
	[
		'settings.is_pending_mesg_enabled',
		{ is_pending_mesg_enabled: 1, pending_mesg_count: 1 },
	],
] )( '%s comes with a value that has an effect', async ( path, values ) => {
	const { editor, field } = await openAt( path );
	act( () => field?.click() );
	const { settings, triggers } = editor.widget;
	expect( { ...settings, ...triggers } ).toEqual( values );
} );

test( 'a list of people shows on desktops and phones', async () => {
	const { editor, field } = await openAt( 'channels[0].is_agent', {
		channels: [ aRawChannel( 'Whatsapp' ) ],
	} );
	act( () => field?.click() );
	expect( editor.widget.channels[ 0 ] ).toMatchObject( {
		is_agent: 1,
		is_agent_desktop: 1,
		is_agent_mobile: 1,
	} );
} );

describe( 'a message leads to its field', () => {
	test.each( [
		[ 'settings.pending_mesg_count', 'Number' ],
		[ 'channels[1].value', 'WhatsApp number' ],
		[ 'channels[0].svg_icon', 'Own icon (SVG)' ],
		[ 'triggers.time_delay', 'Seconds until it shows' ],
		[ 'name', 'Name' ],
	] )( '%s', async ( path, label ) => {
		const { field } = await openAt( path, {
			settings: { is_pending_mesg_enabled: 1 },
			triggers: { has_time_delay: 1 },
			channels: [ aRawChannel( 'Phone' ), aRawChannel( 'Whatsapp' ) ],
		} );
		expect( field?.closest( '[data-field]' )?.id ).toBe(
			`chaty-console-field-${ path }`
		);
		expect( field?.labels?.[ 0 ]?.textContent ).toBe( label );
	} );
} );

test( 'what is wrong with a channel as a whole is said at its row', () => {
	const { editor } = openEditor(
		{
			id: 0,
			settings: {},
			triggers: {},
			channels: [ aRawChannel( 'Phone' ) ],
		},
		{
			issues: new Map( [
				[
					'channels[0]',
					{ level: 'error', message: 'leads nowhere.' },
				],
			] ),
		}
	);
	expect( screen.getByText( 'Phone leads nowhere.' ) ).toBeTruthy();
	act( () => editor.reveal( 'channels[0]' ) );
	expect( document.querySelector( ':focus' )?.closest( 'li' ) ).toBeTruthy();
} );

test( 'a group says how many of its values are refused', () => {
	openEditor( undefined, {
		issues: new Map( [
			[ 'settings.widget_size', { level: 'error', message: 'No.' } ],
			[ 'settings.widget_color', { level: 'error', message: 'No.' } ],
			[ 'triggers.time_delay', { level: 'warning', message: 'Hm.' } ],
		] ),
	} );
	expect(
		screen.getByRole( 'button', { name: 'Look (2 problems)' } )
	).toBeTruthy();
	expect(
		screen.getByRole( 'button', { name: 'When it shows' } )
	).toBeTruthy();
} );
