import { PLAN_VERSION } from '../domain/plan';
import { FakePage } from '../../../tests/unit/fake-page';
import { aRawPage, aRawWidget } from '../../../tests/unit/settings';
import { findPrintedPage } from './printed';

const SETTINGS = aRawPage(
	aRawWidget( { id: '0' } ),
	aRawWidget( { id: '_1' } )
);

/** The page as the server has printed it, and what changed of it since. */
function printPage( plan: object = {}, ids = [ '0', '_1' ] ) {
	document.body.innerHTML = ids
		.map(
			( id ) =>
				`<div id="chaty-widget-${ id }" class="chaty" data-pending></div>`
		)
		.join( '' );
	const page = new FakePage();
	const widgets = [ { id: '0' }, { id: '_1' } ];
	page.printed = {
		data: { plan: { version: PLAN_VERSION, widgets, ...plan } },
		settings: SETTINGS,
	};
	return page.browser;
}

const idsOf = ( found: ReturnType< typeof findPrintedPage > ) =>
	found?.widgets.map( ( { widget, raw, container } ) => [
		widget.id,
		raw[ 'id' ],
		container.id,
	] );

test( 'given the printed settings, then each widget with its own', () => {
	const found = findPrintedPage( printPage(), SETTINGS );
	expect( idsOf( found ) ).toEqual( [
		[ '0', '0', 'chaty-widget-0' ],
		[ '_1', '_1', 'chaty-widget-_1' ],
	] );
	expect( found?.page ).toEqual( {
		ajaxUrl: SETTINGS[ 'ajax_url' ],
		isAnalyticsOn: true,
	} );
} );

test( 'given a copy of them, then the same', () => {
	expect(
		findPrintedPage( printPage(), JSON.parse( JSON.stringify( SETTINGS ) ) )
	).not.toBeNull();
} );

test( 'given a launcher that an optimizer has removed, then the others', () => {
	const found = findPrintedPage( printPage( {}, [ '_1' ] ), SETTINGS );
	expect( idsOf( found ) ).toEqual( [ [ '_1', '_1', 'chaty-widget-_1' ] ] );
} );

const circle: Record< string, unknown > = { ...SETTINGS };
circle[ 'self' ] = circle;

test.each< [ string, object, string[], unknown ] >( [
	[ 'another version', { version: 0 }, [ '0' ], SETTINGS ],
	[ 'no launcher', {}, [], SETTINGS ],
	[ 'other settings', {}, [ '0' ], aRawPage( aRawWidget() ) ],
	[ 'settings that contain themselves', {}, [ '0' ], circle ],
	[ 'a text as settings', {}, [ '0' ], 'off' ],
] )( 'given %s, then nothing is as printed', ( _, plan, ids, settings ) => {
	expect( findPrintedPage( printPage( plan, ids ), settings ) ).toBeNull();
} );

test.each( [ undefined, null, 'plan', [], { plan: null } ] )(
	'given %p as the data, then nothing is as printed',
	( data ) => {
		const page = new FakePage();
		page.printed = { data, settings: SETTINGS };
		expect( findPrintedPage( page.browser, SETTINGS ) ).toBeNull();
	}
);
