import fc from 'fast-check';
import {
	LIST_SPLITS,
	listInvalid,
	listMeasures,
	MEASURES,
	parseView,
	RANGES,
	TIME_SPLITS,
	toQuery,
	type View,
} from './view';

const aView: fc.Arbitrary< View > = fc.record( {
	range: fc.constantFrom( ...RANGES ),
	since: fc.constantFrom( '', '2026-01-01', '2026-02-31', 'yesterday' ),
	until: fc.constantFrom( '', '2026-02-01' ),
	by: fc.constantFrom( ...TIME_SPLITS, ...LIST_SPLITS ),
	compare: fc.constantFrom( '', 'previous', 'year' ),
	widget: fc.constantFrom( '', '0', '_1' ),
	channel: fc.constantFrom( '', 'Phone', 'Custom & Link=1#2' ),
	device: fc.constantFrom( '', 'd', 'm' ),
	show: fc.constantFrom( '', ...MEASURES ),
	orderby: fc.constantFrom( '', 'key', ...MEASURES ),
	order: fc.constantFrom( 'asc', 'desc' ),
} );

test( 'each view is read back from its address, except the days of another range', () => {
	fc.assert(
		fc.property( aView, ( view ) => {
			const address = String( new URLSearchParams( toQuery( view ) ) );
			const query = Object.fromEntries( new URLSearchParams( address ) );
			const days = view.range === 'own' ? {} : { since: '', until: '' };
			expect( parseView( query ) ).toEqual( { ...view, ...days } );
		} )
	);
} );

test( 'an address names a view, and a view its address', () => {
	const query = {
		range: 'own',
		since: '2026-01-01',
		until: '2026-02-01',
		by: 'channel',
		compare: 'year',
		widget: '0',
		channel: 'Phone',
		device: 'm',
		show: 'clicks',
		orderby: 'views',
		order: 'asc',
	};
	expect( toQuery( parseView( query ) ) ).toEqual( query );
} );

test( 'days without a range are a range of their own', () => {
	for ( const days of [ { since: '2026-01-01' }, { until: '2026-02-31' } ] ) {
		expect( parseView( days ) ).toMatchObject( { range: 'own', ...days } );
	}
} );

test( 'defaults are not in the address', () => {
	expect( toQuery( parseView( {} ) ) ).toEqual( {} );
	expect(
		toQuery( parseView( { range: '7', since: '2026-01-01' } ) )
	).toEqual( { range: '7' } );
} );

test( 'an address with unknown values shows the defaults', () => {
	expect(
		parseView( {
			range: '100',
			by: 'hour',
			compare: 'decade',
			device: 'watch',
			show: 'fame',
			orderby: 'name; DROP TABLE',
			order: 'up',
		} )
	).toEqual( parseView( {} ) );
} );

test.each( [
	[ {}, [] ],
	[ { range: '7', since: 'yesterday', by: 'page' }, [] ],
	[ { range: '100', by: 'day', order: 'up' }, [ 'range', 'order' ] ],
] )( 'of the address %j, %j name nothing that there is', ( query, keys ) => {
	expect( listInvalid( query ) ).toEqual( keys );
} );

test( 'an address without a range shows 28 days', () => {
	expect( parseView( {} ).range ).toBe( '28' );
} );

test( 'days stay as they are written, so that what is wrong can be said', () => {
	expect( parseView( { range: 'own', since: '2026-02-31' } ).since ).toBe(
		'2026-02-31'
	);
} );

test.each( [
	[ {}, MEASURES ],
	[ { by: 'channel' }, [ 'views', 'clicks', 'messages' ] ],
	[ { channel: 'Phone' }, [ 'views', 'clicks', 'messages' ] ],
	[ { by: 'device' }, [ 'views', 'opens', 'clickers', 'clicks' ] ],
	[ { by: 'page', channel: 'Phone' }, [ 'views', 'opens', 'clicks' ] ],
	[ { device: 'd', by: 'channel' }, [ 'views', 'clicks' ] ],
] )( 'of %j are counted %j', ( query, measures ) => {
	expect( listMeasures( parseView( query ) ) ).toEqual( measures );
} );
