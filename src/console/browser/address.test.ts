import {
	onRouteChange,
	routeUrl,
	pushRoute,
	readRoute,
	replaceRoute,
} from './address';

const LIST = '/wp-admin/admin.php?page=chaty';

const go = ( address: string ) =>
	window.history.replaceState( null, '', address );

const address = () => window.location.pathname + window.location.search;

beforeEach( () => go( LIST ) );

test.each( [
	[ LIST, { widget: '', group: '' } ],
	[ `${ LIST }&widget=0`, { widget: '0', group: '' } ],
	[ `${ LIST }&widget=_1&group=pages`, { widget: '_1', group: 'pages' } ],
	[ `${ LIST }&widget=%3Cb%3E`, { widget: '<b>', group: '' } ],
] )( '%s is the route %j', ( given, place ) => {
	go( given );
	expect( readRoute() ).toEqual( place );
} );

test.each( [
	{ widget: '0', group: '' },
	{ widget: '_12', group: 'look' },
	{ widget: 'a&b=c', group: '#' },
] )( 'the route %j is read back from its address', ( place ) => {
	pushRoute( place );
	expect( readRoute() ).toEqual( place );
	expect( new URLSearchParams( window.location.search ).get( 'page' ) ).toBe(
		'chaty'
	);
} );

test( 'the list has no widget and no group in its address', () => {
	go( `${ LIST }&widget=_1&group=pages` );
	pushRoute( {} );
	expect( address() ).toBe( LIST );
} );

test( 'a group that is opened is no step of the history, a widget is one', () => {
	const { length } = window.history;
	replaceRoute( { widget: '_1', group: 'look' } );
	expect( window.history ).toHaveLength( length );
	pushRoute( { widget: '_2' } );
	expect( window.history ).toHaveLength( length + 1 );
	expect( routeUrl( readRoute() ) ).toBe( window.location.href );
} );

test( 'Back is reported until the screen is left', () => {
	const onChange = jest.fn();
	const stop = onRouteChange( onChange );
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	expect( onChange ).toHaveBeenCalledTimes( 1 );
	stop();
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	expect( onChange ).toHaveBeenCalledTimes( 1 );
} );
