import { readdirSync, readFileSync } from 'node:fs';
import { readFixtures } from '../../../../tests/unit/settings';
import { getChannelAction } from '../channel-action';
import { CHANNELS } from '../channels';
import { parseChannel } from './parse-channel';
import { parseEveryPanel } from '../../../../tests/unit/parse-every-panel';
import { parsePageSettings } from './parse-page-settings';
import { parseTriggers } from './parse-triggers';

interface Schema {
	readonly properties?: Readonly< Record< string, Schema > >;
	readonly items?: Schema;
	readonly enum?: readonly string[];
	readonly 'x-supported'?: boolean;
	readonly 'x-public'?: boolean;
}

const SCHEMA = JSON.parse(
	readFileSync( 'includes/settings/widgets.schema.json', 'utf8' )
) as Schema;

/** Keys that the server makes for each page, so a site's settings do not have them. */
const MADE_BY_THE_SERVER = [ 'ajax_url', 'identifier', 'widget_token' ];

/** Level (`chaty_widgets[].settings`) → the keys that were read there. */
type Reads = Map< string, Set< string > >;

/** Wraps a value, and notes every key that is read of it or of a value in it. */
function watch( reads: Reads, level: string, value: unknown ): unknown {
	if ( Array.isArray( value ) ) {
		return value.map( ( item ) => watch( reads, `${ level }[]`, item ) );
	}
	if ( typeof value !== 'object' || value === null ) {
		return value;
	}
	const inner = Object.fromEntries(
		Object.entries( value ).map( ( [ key, child ] ) => [
			key,
			watch( reads, level ? `${ level }.${ key }` : key, child ),
		] )
	);
	const note = ( key: string | symbol ) => {
		const keys = reads.get( level ) ?? new Set();
		reads.set( level, keys.add( String( key ) ) );
	};
	return new Proxy( inner, {
		get: ( target, key: string ) => {
			note( key );
			return target[ key ];
		},
		has: ( target, key ) => {
			note( key );
			return key in target;
		},
	} );
}

/** Settings in which every key of the schema has a value, each choice its nth. */
function fill( { properties, items, ...own }: Schema, nth: number ): unknown {
	if ( properties ) {
		return Object.fromEntries(
			Object.entries( properties ).map( ( [ key, child ] ) => [
				key,
				fill( child, nth ),
			] )
		);
	}
	if ( items ) {
		return [ fill( items, nth ) ];
	}
	return own.enum?.[ nth % own.enum.length ] ?? String( nth );
}

/** Full settings of a widget with a channel of this type, some of it on or off. */
function aFullPage( type: string, nth: number ): unknown {
	const page = fill( SCHEMA, nth ) as {
		chaty_widgets: { channels: object[] }[];
	};
	const [ widget ] = page.chaty_widgets;
	const agentFlags = nth ? {} : { is_agent: 0 };
	return {
		...page,
		chaty_widgets: [
			{
				...widget,
				id: 0,
				channels: widget?.channels.map( ( channel ) => ( {
					...channel,
					channel: type,
					channel_type: type,
					value: '15550100',
					...agentFlags,
				} ) ),
			},
		],
	};
}

/** Reads settings as the loader and the open widget do, on both kinds of device. */
function readAll( settings: unknown ): void {
	parsePageSettings( settings )?.page.widgets.forEach(
		( { triggers, channels } ) => {
			parseTriggers( triggers );
			for ( const { raw } of channels ) {
				const channel = parseChannel( raw );
				for ( const isMobile of [ true, false ] ) {
					if ( channel ) {
						getChannelAction( channel, {
							isMobile,
							isIos: false,
							title: '',
							url: '',
						} );
						parseEveryPanel( channel );
					}
				}
			}
		}
	);
}

/** The schema of a level such as `chaty_widgets[].channels[]`. */
function schemaOf( level: string ): Schema | undefined {
	return level
		.split( /\.|(?=\[\])/ )
		.filter( Boolean )
		.reduce< Schema | undefined >(
			( schema, step ) =>
				step === '[]' ? schema?.items : schema?.properties?.[ step ],
			SCHEMA
		);
}

const reads: Reads = new Map();
for ( const [ , settings ] of readFixtures() ) {
	readAll( watch( reads, '', settings ) );
}
for ( const type of Object.keys( CHANNELS ) ) {
	for ( const nth of [ 0, 1, 2 ] ) {
		readAll( watch( reads, '', aFullPage( type, nth ) ) );
	}
}

describe( 'what the page reads is in the schema that the server prints by', () => {
	const WIDGET = 'chaty_widgets[]';
	const LEVELS = [
		'',
		WIDGET,
		`${ WIDGET }.settings`,
		`${ WIDGET }.triggers`,
		`${ WIDGET }.triggers.date_scheduling_rules`,
		`${ WIDGET }.triggers.day_hours_scheduling_rules[]`,
		`${ WIDGET }.channels[]`,
		`${ WIDGET }.channels[].agent_data[]`,
		`${ WIDGET }.channels[].contact_form_settings`,
		`${ WIDGET }.channels[].contact_own_fields[]`,
		`${ WIDGET }.channels[].contact_fields[]`,
	];

	test( 'every level of the settings is read', () => {
		expect( [ ...reads.keys() ].sort() ).toEqual( [ ...LEVELS ].sort() );
	} );

	test.each( LEVELS )( 'at %j', ( level ) => {
		const known = schemaOf( level )?.properties ?? {};
		const keys = [ ...( reads.get( level ) ?? [] ) ];
		expect( keys.filter( ( key ) => ! known[ key ] ) ).toEqual( [] );
	} );

	test.each( LEVELS )(
		'at %j nothing is read that the server drops',
		( level ) => {
			const known = schemaOf( level )?.properties ?? {};
			const keys = [ ...( reads.get( level ) ?? [] ) ];
			expect(
				keys.filter(
					( key ) =>
						known[ key ]?.[ 'x-supported' ] === false &&
						! MADE_BY_THE_SERVER.includes( key )
				)
			).toEqual( [] );
		}
	);
} );

test( 'every attention effect that settings may name has its style', () => {
	const effects =
		schemaOf( 'chaty_widgets[].settings' )?.properties?.[
			'attention_effect'
		]?.enum ?? [];
	const css = readFileSync( 'src/effects.scss', 'utf8' );
	expect(
		effects.filter(
			( effect ) =>
				! [ '', 'none' ].includes( effect ) &&
				! new RegExp( `animation-${ effect }\\b(?!-)` ).test( css )
		)
	).toEqual( [] );
} );

/** The keys that the server prints, of a part of the schema and of all in it. */
function printedKeys( { properties = {}, items }: Schema ): string[] {
	const inner = items ? printedKeys( items ) : [];
	return Object.entries( properties ).reduce(
		( keys, [ key, child ] ) =>
			child[ 'x-public' ] === false
				? keys
				: [ ...keys, key, ...printedKeys( child ) ],
		inner
	);
}

test( 'what the server prints is read by the page', () => {
	const wasRead = new Set(
		[ ...reads.values() ].flatMap( ( keys ) => [ ...keys ] )
	);
	const code = readdirSync( 'src', { recursive: true, encoding: 'utf8' } )
		.filter( ( name ) => /(?<!\.test)\.tsx?$/.test( name ) )
		.map( ( name ) => readFileSync( `src/${ name }`, 'utf8' ) )
		.join( '\n' );
	expect(
		printedKeys( SCHEMA ).filter(
			( key ) =>
				! wasRead.has( key ) &&
				! new RegExp( `\\b${ key }\\b` ).test( code )
		)
	).toEqual( [] );
} );
