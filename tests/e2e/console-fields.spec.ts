/** Every setting is set once through the screen, saved, and is stored as it was set. */
import type { Locator } from '@playwright/test';
import type { JsonSchema } from '../../src/console/domain/preload';
import {
	fetchPreload,
	openConsole,
	readStored,
	save,
	unfold,
} from './support/console';
import { expect, test } from './support/fixtures';
import { aChannel } from './support/widget';

const FIELD = '.chaty-console-field[id]';
const PREFIX = 'chaty-console-field-';

/** The schema of a key, such as `channels[].value`. */
const findSchema = ( schema: JsonSchema, key: string ): JsonSchema =>
	key.split( '.' ).reduce< JsonSchema >( ( node, part ) => {
		const found = node.properties?.[ part.replace( '[]', '' ) ] ?? {};
		return part.endsWith( '[]' ) ? found.items ?? {} : found;
	}, schema );

/** The value at a path, such as `channels[0].value`. */
const getAt = ( value: unknown, path: string ) =>
	path
		.split( /[.[\]]+/ )
		.filter( Boolean )
		.reduce(
			( found, name ) => ( found as Record< string, unknown > )?.[ name ],
			value
		);

const SVG = '<svg viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';

/** A value of each sanitizer that differs from the others of its kind. */
const VALUES: Readonly< Record< string, ( nth: number ) => string > > = {
	text: ( nth ) => `Text ${ nth }`,
	'multiline-text': ( nth ) => `Text ${ nth }\nand more`,
	html: ( nth ) => `<b>Text ${ nth }</b>`,
	color: ( nth ) => `#${ String( 123_000 + nth ) }`,
	url: ( nth ) => `/picture-${ nth }.png`,
	'channel-target': ( nth ) => `4946112${ String( 1000 + nth ) }`,
	css: ( nth ) => `a{width:${ nth }px}`,
	svg: () => SVG,
	font: () => 'Lato',
	'email-list': ( nth ) => `a${ nth }@site.example`,
	'class-names': ( nth ) => `fa fa-${ nth }`,
	slug: ( nth ) => `name_${ nth }`,
	'launch-command': () => 'javascript:launch_chaty();',
};

/** Values of channels that take no number. */
const TARGETS: Readonly< Record< string, string > > = {
	'channels[2].value': 'us@site.example',
	'channels[4].value': 'https://site.example/',
};

/** Choices that keep the fields that hang on them on the screen. */
const CHOICES: Readonly< Record< string, string > > = {
	'settings.position': 'custom',
	'settings.widget_icon': 'chat-image',
	'settings.show_cta': 'all_time',
};

const on = ( channel: string, more = {} ) =>
	aChannel( {
		channel,
		channel_type: channel,
		value: channel === 'Contact_Us' ? '' : '15550100',
		url: 'sms:15550100',
		is_open_new_tab: 1,
		...more,
	} );

/** A widget on whose screen every field shows. */
const WIDGET = {
	id: 0,
	settings: {
		is_pending_mesg_enabled: 1,
		has_custom_css: 1,
		position: 'custom',
		widget_icon: 'chat-image',
		show_cta: 'all_time',
		cta_head: 'Kept',
	},
	triggers: {
		has_time_delay: 1,
		has_display_after_page_scroll: 1,
		has_element_in_sight: 1,
		auto_hide_widget: 1,
	},
	channels: [
		on( 'Whatsapp', {
			has_welcome_message: 1,
			is_agent: 1,
			agent_data: [
				{
					value: '15550100',
					agent_title: 'A',
					viber_url: 'viber://chat',
				},
			],
		} ),
		...[ 'Phone', 'Email', 'Linkedin', 'Link', 'WeChat' ].map( ( name ) =>
			on( name )
		),
		on( 'Contact_Us', {
			contact_form_settings: { redirect_action: 1, close_form_after: 1 },
			contact_fields: [
				{ field: 'name', type: 'text' },
				{ field: 'field_1', is_custom: 1 },
			],
		} ),
	],
};

/** Sets a field to another value, and returns what is to be stored. */
async function setField(
	box: Locator,
	key: string,
	schema: JsonSchema,
	nth: number
): Promise< unknown > {
	const select = box.locator( 'select' );
	if ( await select.count() ) {
		const choice =
			CHOICES[ key ] ??
			String( schema.enum?.[ nth % ( schema.enum.length || 1 ) ] );
		await select.selectOption( choice );
		return choice;
	}
	const tiles = box.locator( '[type=radio]' );
	if ( await tiles.count() ) {
		const last = await tiles.last().inputValue();
		const choice = CHOICES[ key ] ?? last;
		await box.locator( `[value="${ choice }"]` ).check();
		return choice;
	}
	const code = box.locator( '.CodeMirror' );
	const sanitizer = schema[ 'x-sanitizer' ] ?? '';
	const { minimum = 0, maximum = 0 } = schema;
	const text = sanitizer.endsWith( 'number' )
		? String( Math.min( maximum, minimum + nth ) )
		: VALUES[ sanitizer ]?.( nth ) ?? '';
	if ( await code.count() ) {
		await code.evaluate( ( element, css ) => {
			(
				element as never as {
					CodeMirror: { setValue: ( css: string ) => void };
				}
			 ).CodeMirror.setValue( css );
		}, text );
		return text;
	}
	await box.locator( 'textarea, input, [role=textbox]' ).first().fill( text );
	return sanitizer.endsWith( 'number' ) ? Number( text ) : text;
}

test( 'every text, number, color, choice, picture, drawing and switch', async ( {
	site,
	page,
	complaints,
} ) => {
	// More than a hundred fields.
	test.setTimeout( 240_000 );
	// Pictures that are only named.
	complaints.allow( /404/ );
	await site.importSettings( {
		data_analytics_settings: 'off',
		chaty_widgets: [ WIDGET ],
	} );
	await openConsole( page, '&widget=0' );
	await unfold( page );
	const { schema } = await fetchPreload( page );
	const ids = await page
		.locator( FIELD )
		.evaluateAll( ( boxes ) =>
			boxes
				.filter( ( box ) => ! box.querySelector( '[type=checkbox]' ) )
				.map(
					( { id, dataset } ) =>
						[ id, dataset[ 'field' ] ?? '' ] as const
				)
		);
	const expected: [ string, unknown ][] = [];
	// The second size shows while there is no first.
	const isFirst = ( [ id ]: readonly string[] ) =>
		id?.endsWith( 'custom_widget_size' );
	const ordered = [
		...ids.filter( isFirst ),
		...ids.filter( ( row ) => ! isFirst( row ) ),
	];
	for ( const [ id, key ] of ordered ) {
		const node = findSchema( schema, key );
		if ( node[ 'x-sanitizer' ] ) {
			const box = page.locator( `[id="${ id }"]` );
			const path = id.replace( PREFIX, '' );
			const target = TARGETS[ path ];
			if ( target ) {
				await box.getByRole( 'textbox' ).fill( target );
			}
			const value =
				target ?? ( await setField( box, key, node, expected.length ) );
			expected.push( [ path, value ] );
		}
	}
	await save( page );
	const [ stored ] = await readStored( page );
	const found = expected.map( ( [ path ] ) => [
		path,
		getAt( stored, path ),
	] );
	const isDrawing = ( [ , value ]: readonly unknown[] ) =>
		/^<svg/.test( String( value ) );
	expect( found.filter( ( row ) => ! isDrawing( row ) ) ).toEqual(
		expected.filter( ( row ) => ! isDrawing( row ) )
	);
	expect( found.filter( isDrawing ).length ).toBeGreaterThan( 1 );
	expect( expected.length ).toBeGreaterThan( 100 );

	const switches = await page
		.locator( `${ FIELD }:has( [type=checkbox] )` )
		.evaluateAll( ( boxes ) => boxes.map( ( { id } ) => id ) );
	const turned: [ string, number ][] = [];
	// From the last to the first, so that a switch still shows when what it hangs on is turned.
	for ( const id of switches.reverse() ) {
		const box = page.locator( `[id="${ id }"] [type=checkbox]` );
		if ( await box.count() ) {
			const isOn = await box.isChecked();
			await box.setChecked( ! isOn );
			turned.push( [ id.replace( PREFIX, '' ), isOn ? 0 : 1 ] );
		}
	}
	await save( page );
	const [ saved ] = await readStored( page );
	expect(
		turned.map( ( [ path ] ) => [ path, getAt( saved, path ) ] )
	).toEqual( turned );
	expect( turned.length ).toBeGreaterThan( 30 );
} );
