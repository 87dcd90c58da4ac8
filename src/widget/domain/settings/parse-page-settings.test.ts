import fc from 'fast-check';
import {
	aRawPage,
	aRawWidget,
	readFixtures,
	type Json,
} from '../../../../tests/unit/settings';
import { getChannelAction } from '../channel-action';
import { getFirstVisibility } from '../visibility-machine';
import { getHiddenReason } from '../conditions';
import type { ComposedWidgetModel } from './types';
import { parseChannel } from './parse-channel';
import { parseEveryPanel } from '../../../../tests/unit/parse-every-panel';
import { parsePageSettings } from './parse-page-settings';
import { parseTriggers } from './parse-triggers';

const FACTS = { title: 'A page', url: 'https://site.example/' };
const VISIT = { now: new Date( '2026-01-14T12:00:00Z' ), country: 'IN' };

/** Reads all that any part of the product reads of a widget. */
function useInFull( { triggers, channels }: ComposedWidgetModel ): void {
	const rules = parseTriggers( triggers );
	getHiddenReason( rules, VISIT );
	getFirstVisibility( rules );
	for ( const { raw } of channels ) {
		const channel = parseChannel( raw );
		for ( const isMobile of [ true, false ] ) {
			if ( channel ) {
				getChannelAction( channel, {
					...FACTS,
					isMobile,
					isIos: false,
				} );
				parseEveryPanel( channel );
			}
		}
	}
}

describe( 'what is no settings of widgets', () => {
	test.each< [ string, unknown ] >( [
		[ 'nothing', undefined ],
		[ 'null', null ],
		[ 'an empty text', '' ],
		[ 'PHP’s empty object', [] ],
		[ 'settings without widgets', { ajax_url: '/ajax' } ],
		[ 'an empty list of widgets', { chaty_widgets: [] } ],
		[ 'widgets that are a text', { chaty_widgets: 'all' } ],
		[ 'a list of widgets by itself', [ aRawWidget() ] ],
	] )( 'given %s, then null', ( _, settings ) => {
		expect( parsePageSettings( settings ) ).toBeNull();
	} );
} );

describe( 'the page’s own settings', () => {
	test.each< [ string, unknown, boolean ] >( [
		[ 'on', 'on', true ],
		[ 'off', 'off', false ],
		[ '1', 1, false ],
		[ 'nothing', undefined, false ],
	] )( 'given data_analytics_settings %s', ( _, value, isAnalyticsOn ) => {
		const settings = {
			...aRawPage( aRawWidget() ),
			data_analytics_settings: value,
		};
		expect( parsePageSettings( settings )?.page ).toMatchObject( {
			isAnalyticsOn,
		} );
	} );

	test( 'given an address of a static export, then it may be relative', () => {
		const settings = { ...aRawPage( aRawWidget() ), ajax_url: '/ajax' };
		expect( parsePageSettings( settings )?.page.ajaxUrl ).toBe( '/ajax' );
	} );
} );

describe( 'a widget that cannot be used affects no other', () => {
	const GOOD = aRawWidget( { id: '_1' } );

	test.each< [ string, unknown, string ] >( [
		[ 'null', null, 'chaty_widgets[0].id' ],
		[ 'a text', 'widget', 'chaty_widgets[0].id' ],
		[ 'one without an id', { ...GOOD, id: '' }, 'chaty_widgets[0].id' ],
	] )( 'given %s before a good one', ( _, broken, path ) => {
		const parsed = parsePageSettings( {
			chaty_widgets: [ broken, GOOD ],
		} );
		expect( parsed?.page.widgets ).toMatchObject( [ { id: '_1' } ] );
		expect( parsed?.issues ).toMatchObject( [ { path } ] );
	} );

	test( 'given two widgets of one id, then the first stays', () => {
		const parsed = parsePageSettings(
			aRawPage(
				aRawWidget( { settings: { close_text: 'first' } } ),
				aRawWidget( { settings: { close_text: 'second' } } )
			)
		);
		expect( parsed?.page.widgets ).toMatchObject( [
			{ raw: { close_text: 'first' } },
		] );
		expect( parsed?.issues ).toMatchObject( [
			{
				path: 'chaty_widgets[1]',
				reason: 'has the id of another widget',
			},
		] );
	} );

	test( 'given only broken ones, then no widget but the problems', () => {
		expect( parsePageSettings( { chaty_widgets: [ 1 ] } ) ).toMatchObject( {
			page: { widgets: [] },
			issues: [ { path: 'chaty_widgets[0].id' } ],
		} );
	} );

	test( 'given a list with a gap, which PHP sends as an object, then both are read', () => {
		const parsed = parsePageSettings( {
			chaty_widgets: { 1: GOOD, 3: aRawWidget() },
		} );
		expect( parsed?.page.widgets ).toHaveLength( 2 );
	} );
} );

describe( 'settings of real sites', () => {
	test( 'are 17', () => {
		expect( readFixtures() ).toHaveLength( 17 );
	} );

	/** Sites that still print what Chaty 2.x read. */
	const OLD = [ 'site-27', 'site-30' ];

	test.each( readFixtures().map( ( site ) => [ ...site ] as const ) )(
		'%s is read',
		( name, settings ) => {
			const { chaty_widgets: raw } = settings;
			const parsed = parsePageSettings( settings );
			parsed?.page.widgets.forEach( useInFull );
			expect( parsed?.page.widgets.length ?? 0 ).toBe(
				OLD.includes( name ) ? 0 : Object.keys( Object( raw ) ).length
			);
			expect( parsed?.issues.length ?? 0 ).toBe(
				OLD.includes( name ) ? Object.keys( Object( raw ) ).length : 0
			);
		}
	);
} );

describe( 'any JSON value in any place of real settings', () => {
	const MUTATIONS_A_RUN = 4;
	const RUNS = 2500;

	/** Where a mutation goes: the child to take on each level, and whether to go on. */
	const position = fc.array( fc.nat(), { minLength: 1, maxLength: 7 } );
	const mutations = fc.array( fc.tuple( position, fc.jsonValue() ), {
		minLength: MUTATIONS_A_RUN,
		maxLength: MUTATIONS_A_RUN,
	} );

	/** Puts the value in its place; returns the path. */
	function mutate(
		settings: Json,
		steps: readonly number[],
		value: unknown
	): string[] {
		const path: string[] = [];
		let node: Json = settings;
		for ( const step of steps ) {
			const keys = Object.keys( node );
			const key = keys[ step % keys.length ] ?? '';
			path.push( key );
			const child = node[ key ];
			const isLast = path.length === steps.length;
			const isLeaf = typeof child !== 'object' || child === null;
			if ( isLast || isLeaf || ! Object.keys( child ).length ) {
				break;
			}
			node = child as Json;
		}
		node[ path.at( -1 ) ?? '' ] = value;
		return path;
	}

	const sites = new Map(
		readFixtures().map( ( [ name, settings ] ) => [
			name,
			JSON.stringify( settings ),
		] )
	);

	test( 'never throws, and every widget that was not touched is still there', () => {
		let count = 0;
		fc.assert(
			fc.property(
				fc.constantFrom( ...sites.keys() ),
				mutations,
				( name, changes ) => {
					const read = () =>
						JSON.parse( sites.get( name ) ?? '' ) as Json;
					const whole =
						parsePageSettings( read() )?.page.widgets ?? [];
					const settings = read();
					const paths = changes.map( ( [ steps, value ] ) =>
						mutate( settings, steps, value )
					);
					count += paths.length;
					const isTouched = ( index: number ) =>
						paths.some(
							( [ top, widget = String( index ) ] ) =>
								top === 'chaty_widgets' &&
								widget === String( index )
						);
					const parsed = parsePageSettings( settings );
					parsed?.page.widgets.forEach( useInFull );
					whole.forEach( ( widget, index ) => {
						if ( ! isTouched( index ) ) {
							expect( parsed?.page.widgets ).toContainEqual(
								widget
							);
						}
					} );
				}
			),
			{ numRuns: RUNS }
		);
		expect( count ).toBeGreaterThanOrEqual( RUNS * MUTATIONS_A_RUN );
	} );

	test.each( [ 'string', 'number', 'list' ] )(
		'given a %s in the place of the whole, then no widget and no error',
		( kind ) => {
			const value = { string: '{}', number: 1, list: [ {} ] }[ kind ];
			expect( parsePageSettings( value ) ).toBeNull();
		}
	);
} );
