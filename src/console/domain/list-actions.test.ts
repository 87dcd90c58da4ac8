import fc from 'fast-check';
import type { SettingsDocument, WidgetDocument } from './document';
import {
	addWidget,
	addWidgets,
	duplicateWidget,
	removeWidget,
	updateWidget,
} from './list-actions';
import { findWidgetIndex, nextWidgetId } from './widget-list';

const aWidget = ( id: string | number, name = `Widget ${ id }` ) => ( {
	id,
	name,
	settings: { widget_color: '#123456' },
	triggers: {},
	channels: [ { channel: 'Phone', value: '1' } ],
} );

const documentOf = ( ...widgets: WidgetDocument[] ): SettingsDocument => ( {
	data_analytics_settings: 'on',
	retention_days: 365,
	keep_contacts: 0,
	contacts_trash_days: 30,
	chaty_widgets: widgets,
} );

const idsOf = ( { chaty_widgets: widgets }: SettingsDocument ) =>
	widgets.map( ( { id } ) => id );

const THREE = documentOf( aWidget( 0 ), aWidget( '_1' ), aWidget( '_4' ) );

test( 'a widget comes at the end, or at the place where it was', () => {
	expect( idsOf( addWidget( THREE, aWidget( '_5' ) ) ) ).toEqual( [
		0,
		'_1',
		'_4',
		'_5',
	] );
	expect( idsOf( addWidget( THREE, aWidget( '_5' ), 0 ) )[ 0 ] ).toBe( '_5' );
} );

test( 'those of a file come at the end, with IDs that nothing has', () => {
	const next = addWidgets(
		THREE,
		[ aWidget( 0, 'A' ), aWidget( '_1', 'B' ) ],
		{
			_7: [],
		}
	);
	expect( next.chaty_widgets.slice( 3 ) ).toEqual( [
		{ ...aWidget( '_8' ), name: 'A' },
		{ ...aWidget( '_9' ), name: 'B' },
	] );
	expect( next.chaty_widgets.slice( 0, 3 ) ).toEqual( THREE.chaty_widgets );
} );

test( 'removed and put back, the list is as it was', () => {
	fc.assert(
		fc.property( fc.constantFrom( ...THREE.chaty_widgets ), ( widget ) => {
			const place = findWidgetIndex( THREE, widget.id );
			const without = removeWidget( THREE, widget.id );
			expect( findWidgetIndex( without, widget.id ) ).toBe( -1 );
			expect( addWidget( without, widget, place ) ).toEqual( THREE );
		} )
	);
} );

test( 'a change is that of one widget; the others stay the same objects', () => {
	const next = updateWidget( THREE, '_1', { name: 'Help', is_active: 0 } );
	expect( next.chaty_widgets[ 1 ] ).toEqual( {
		...aWidget( '_1' ),
		name: 'Help',
		is_active: 0,
	} );
	expect( next.chaty_widgets[ 0 ] ).toBe( THREE.chaty_widgets[ 0 ] );
	expect( next.chaty_widgets[ 2 ] ).toBe( THREE.chaty_widgets[ 2 ] );
	expect( THREE.chaty_widgets[ 1 ]?.name ).toBe( 'Widget _1' );
} );

test( 'what is done to a widget that somebody else has deleted changes nothing', () => {
	expect( updateWidget( THREE, '_9', { name: 'x' } ) ).toEqual( THREE );
	expect( removeWidget( THREE, '_9' ) ).toEqual( THREE );
} );

test( 'whatever is added and removed, no two widgets have one ID', () => {
	const aStep = fc.oneof(
		fc.constant( { kind: 'add' as const, place: 0 } ),
		fc.record( {
			kind: fc.constantFrom( 'copy' as const, 'remove' as const ),
			place: fc.nat( { max: 5 } ),
		} )
	);
	fc.assert(
		fc.property( fc.array( aStep, { maxLength: 20 } ), ( steps ) => {
			const end = steps.reduce( ( document, { kind, place } ) => {
				const id = document.chaty_widgets[ place ]?.id ?? '_none';
				if ( kind === 'add' ) {
					const added = aWidget(
						nextWidgetId( document.chaty_widgets, {} )
					);
					return addWidget( document, added );
				}
				return kind === 'copy'
					? duplicateWidget( document, id, {
							id: nextWidgetId( document.chaty_widgets, {} ),
							name: 'Copy',
					  } )
					: removeWidget( document, id );
			}, documentOf() );
			const ids = idsOf( end ).map( String );
			expect( new Set( ids ).size ).toBe( ids.length );
			expect( ids.every( ( id ) => /^(0|_[1-9]\d*)$/.test( id ) ) ).toBe(
				true
			);
		} )
	);
} );
