import { countButtons } from './count-buttons';

const CALL = {
	ajaxUrl: '/wp-admin/admin-ajax.php',
	nonce: 'abc',
	widget: '_1',
	channel: 'Whatsapp',
};

const fetched = jest.fn< Promise< object >, Parameters< typeof fetch > >(
	async () => ( {
		ok: true,
		text: async () => '1',
	} )
);
const reported = jest.fn();

beforeAll( () => {
	Object.assign( window, { fetch: fetched, chaty_analytics: reported } );
	countButtons();
} );

/** Presses a button with this data, and returns the fields of the calls that it makes. */
function press( data: string ): readonly string[] {
	fetched.mockClear();
	reported.mockClear();
	document.body.innerHTML = '<a><b>Chat</b></a>';
	document.querySelector( 'a' )?.setAttribute( 'data-chaty-count', data );
	document.querySelector( 'b' )?.click();
	return fetched.mock.calls.map(
		( [ url, options ] ) => `${ url }?${ options?.body }`
	);
}

test( 'a press counts as one of a button in content, once in two days, and is reported each time', () => {
	const data = JSON.stringify( { ...CALL, report: true } );
	expect( press( data ) ).toEqual( [
		'/wp-admin/admin-ajax.php?widgetId=_1&userId=_1&isMobile=0&channel=Whatsapp&nonce=abc&action=update_chaty_channel_click&inContent=1',
	] );
	expect( reported ).toHaveBeenCalledWith(
		{ widget: { id: '_1', nonce: 'abc' } },
		{ slug: 'Whatsapp' }
	);
	expect( document.cookie ).toContain( 'chatyWidget__1' );
	expect( press( data ) ).toEqual( [] );
	expect( reported ).toHaveBeenCalled();
} );

test.each( [
	[
		'an owner who counts nothing',
		JSON.stringify( { channel: 'Email', widget: '0' } ),
	],
	[ 'what is no JSON', '{' ],
	[ 'other JSON', '[1]' ],
] )( 'given %s, then nothing is sent, reported or stored', ( _, data ) => {
	expect( press( data ) ).toEqual( [] );
	expect( reported ).not.toHaveBeenCalled();
	expect( document.cookie ).not.toContain( 'chatyWidget_0' );
} );

test( 'what waits for consent is sent once with it, and remembered', () => {
	const ask = jest.fn( () => false );
	Object.assign( window, { wp_has_consent: ask } );
	const first = JSON.stringify( { ...CALL, widget: '_2' } );
	const second = JSON.stringify( {
		...CALL,
		widget: '_2',
		channel: 'Phone',
	} );
	for ( const data of [ first, first, second ] ) {
		expect( press( data ) ).toEqual( [] );
	}
	ask.mockReturnValue( true );
	document.dispatchEvent( new Event( 'wp_listen_for_consent_change' ) );
	expect( fetched ).toHaveBeenCalledTimes( 2 );
	for ( const data of [ first, second ] ) {
		expect( press( data ) ).toEqual( [] );
	}
	expect( decodeURIComponent( document.cookie ) ).toMatch(
		/chatyWidget__2=.*c-Whatsapp.*c-Phone/
	);
	Reflect.deleteProperty( window, 'wp_has_consent' );
} );
