import { listMeasures, parseView, toQuery } from './view';

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

test( 'what is as usual is not in the address', () => {
	expect( toQuery( parseView( {} ) ) ).toEqual( {} );
	expect(
		toQuery( parseView( { range: '7', since: '2026-01-01' } ) )
	).toEqual( { range: '7' } );
} );

test( 'an address that names nothing that there is shows what is usual', () => {
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

test( 'days stay as they are written, so that what is wrong can be said', () => {
	expect( parseView( { range: 'own', since: '2026-02-31' } ).since ).toBe(
		'2026-02-31'
	);
} );

test.each( [
	[ {}, [ 'views', 'opens', 'clicks', 'messages' ] ],
	[ { by: 'channel' }, [ 'views', 'clicks', 'messages' ] ],
	[ { channel: 'Phone' }, [ 'views', 'clicks', 'messages' ] ],
	[ { by: 'device' }, [ 'views', 'opens', 'clicks' ] ],
	[ { device: 'd', by: 'channel' }, [ 'views', 'clicks' ] ],
] )( 'of %j are counted %j', ( query, measures ) => {
	expect( listMeasures( parseView( query ) ) ).toEqual( measures );
} );
