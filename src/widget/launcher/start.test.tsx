import { BOT, FakePage, PHONE } from '../../../tests/unit/fake-page';
import {
	ASSETS,
	createSlowPage,
	find,
	findWidget,
	happen,
	openPage,
	press,
	startEachOnAnEmptyPage,
	state,
} from '../../../tests/unit/open-page';
import {
	aRawChannel,
	aRawPage,
	aRawWidget,
	readFixtures,
	type Json,
} from '../../../tests/unit/settings';

startEachOnAnEmptyPage();

const ONE = aRawWidget( { id: '_1' } );
const TWO = aRawWidget( { id: '_2', settings: { position: 'left' } } );
const LATER = aRawWidget( {
	id: '_3',
	triggers: { has_time_delay: 1, time_delay: 30 },
} );

const shown = () =>
	[ ...document.querySelectorAll( '.chaty' ) ].map( ( { id } ) => id );
const launch = ( page: FakePage, ...which: unknown[] ) =>
	happen( () => page.call( 'launch_chaty', ...which ) );
const close = ( page: FakePage ) => happen( () => page.call( 'close_chaty' ) );

describe( 'a page without settings', () => {
	test.each< [ string, unknown ] >( [
		[ 'no settings', undefined ],
		[ 'null', null ],
		[ 'no widgets', { ajax_url: '/ajax', chaty_widgets: [] } ],
		[ 'settings that are a text', 'off' ],
	] )(
		'given %s, then one line in the console and nothing else, also of launch_chaty() and close_chaty()',
		async ( _, settings ) => {
			const page = await openPage( settings );
			expect( page.log ).toEqual( [
				expect.stringContaining( 'settings do not exist' ),
			] );
			expect( shown() ).toEqual( [] );
			expect( page.styles ).toEqual( [] );
			expect( page.sent ).toEqual( [] );
			await launch( page );
			await close( page );
			expect( shown() ).toEqual( [] );
		}
	);

	test( 'given settings that come late, then they work', async () => {
		const page = await openPage( undefined );
		await happen( () => page.giveSettings( aRawPage( ONE ) ) );
		expect( shown() ).toEqual( [ 'chaty-widget-_1' ] );
		await press( find( '.open-chaty', '_1' ) );
		expect( state( '_1' ) ).toBe( 'open' );
	} );
} );

describe( 'settings that change', () => {
	test( 'given the same again, then nothing is doubled, and the console says why; given one more widget, then it is added', async () => {
		const page = await openPage( aRawPage( ONE ) );
		const { length } = page.styles;
		await happen( () => page.giveSettings( aRawPage( ONE ) ) );
		expect( shown() ).toEqual( [ 'chaty-widget-_1' ] );
		expect( page.sent ).toHaveLength( 1 );
		expect( page.styles ).toHaveLength( length );
		expect( page.log ).toEqual( [
			'Chaty: widget _1 does not show: already-on-page',
		] );
		await happen( () => page.giveSettings( aRawPage( ONE, TWO ) ) );
		expect( shown() ).toEqual( [ 'chaty-widget-_1', 'chaty-widget-_2' ] );
	} );

	test( 'given the same again while a widget still waits, then it shows once', async () => {
		jest.useFakeTimers();
		const page = await openPage( aRawPage( LATER ) );
		await happen( () => page.giveSettings( aRawPage( LATER ) ) );
		expect( shown() ).toEqual( [] );
		await happen( () => jest.advanceTimersByTime( 30_000 ) );
		expect( shown() ).toEqual( [ 'chaty-widget-_3' ] );
		expect( page.sent ).toHaveLength( 1 );
	} );
} );

describe( 'what themes and the owner’s CSS find a widget by', () => {
	test( 'given a plain widget, then its id, key, user, nonce and animation', async () => {
		await openPage(
			aRawPage( {
				...ONE,
				settings: {
					widget_token: '"t"',
					attention_effect: 'jump',
					show_cta: 'all_time',
				},
			} )
		);
		expect( { ...findWidget( '_1' )?.dataset } ).toEqual( {
			id: '_1',
			identifier: '_1',
			key: '1',
			user: '_1',
			nonce: '"t"',
			animation: 'jump',
		} );
		expect( findWidget( '_1' )?.className ).toBe(
			'chaty chaty-id-_1 chaty-widget-_1 chaty-key-1 all_time active'
		);
	} );

	test.each( [
		[ 'on, with seconds', 'yes', '5', true ],
		[ 'on, without seconds', 'yes', 0, false ],
		[ 'off', '0', 5, false ],
	] )(
		'given auto hide that is %s, then the mark says so',
		async ( _, isAvailable, seconds, isMarked ) => {
			await openPage(
				aRawPage( {
					...ONE,
					triggers: {
						auto_hide_widget: isAvailable,
						hide_after: seconds,
					},
				} )
			);
			const log = findWidget( '_1' )?.className.match(
				/auto-hide-chaty hide-after-5/
			);
			expect( Boolean( log ) ).toBe( isMarked );
		}
	);
} );

describe( 'a widget that cannot show affects no other', () => {
	test( 'given a broken widget between two, then both show, and the console says where', async () => {
		const broken = { ...ONE, id: 'x' };
		const page = await openPage( aRawPage( ONE, broken, TWO ) );
		expect( shown() ).toEqual( [ 'chaty-widget-_1', 'chaty-widget-_2' ] );
		expect( page.log ).toEqual( [
			expect.stringContaining( 'chaty_widgets[1].id' ),
		] );
	} );

	test( 'given none but broken widgets, then one line in the console, on any site', async () => {
		const page = await openPage(
			aRawPage( { ...ONE, id: 'x' }, { ...TWO, id: 'y' } ),
			new FakePage(),
			{ ...ASSETS, debug: false }
		);
		expect( page.log ).toEqual( [
			expect.stringContaining( 'settings do not exist' ),
		] );
		expect( page.styles ).toEqual( [] );
	} );

	test( 'given a site that does not debug, then the console says nothing of a broken widget among good ones', async () => {
		const page = await openPage(
			aRawPage( ONE, { id: 'x' } ),
			new FakePage(),
			{
				...ASSETS,
				debug: false,
			}
		);
		expect( page.log ).toEqual( [] );
	} );

	const IDLE = [
		aRawChannel( 'Poptin', { value: 'https://poptin.example/1' } ),
		aRawChannel( 'Whatsapp', { value: 'abc' } ),
		aRawChannel( 'Phone', { value: '' } ),
	];

	test.each( [
		[ 'no channel', [], [] ],
		[
			'no channel for this device',
			[ aRawChannel( 'Phone', { is_desktop: 0 } ) ],
			[],
		],
		[
			'only a channel that leads to nothing safe',
			[ aRawChannel( 'Link', { value: 'no address at all' } ) ],
			[ 0 ],
		],
		[ 'channels of a script that can do nothing', IDLE, [ 0, 1, 2 ] ],
	] )(
		'given %s, then no widget, no request and no script, and the console says why',
		async ( _, channels, idle ) => {
			const page = await openPage(
				aRawPage( aRawWidget( { channels } ) )
			);
			expect( shown() ).toEqual( [] );
			expect( page.sent ).toEqual( [] );
			expect( page.scripts ).toEqual( [] );
			expect( page.log ).toEqual( [
				...idle.map(
					( index ) =>
						`Chaty: chaty_widgets[0].channels[${ index }] is unknown or leads nowhere`
				),
				'Chaty: widget 0 does not show: no-channel',
			] );
		}
	);

	test( 'given one channel of a script that can do something, then it is the launcher, and alone in all calls', async () => {
		const widget = aRawWidget( {
			channels: [ ...IDLE, aRawChannel( 'Telegram' ) ],
		} );
		const page = await openPage( aRawPage( widget ) );
		const link = find( '.single-channel a' );
		expect( link?.getAttribute( 'href' ) ).toBe(
			'https://telegram.me/example'
		);
		await press( link );
		expect(
			page.sent.map( ( { fields } ) => [
				fields[ 'action' ],
				fields[ 'isSingle' ],
				fields[ 'channels[]' ],
			] )
		).toEqual( [
			[ 'update_chaty_widget_views', '1', [ 'Telegram' ] ],
			[ 'update_chaty_widget_click', '1', [ 'Telegram' ] ],
		] );
	} );

	test( 'given two that can, then a list of these two', async () => {
		const widget = aRawWidget( {
			channels: [
				aRawChannel( 'Phone' ),
				...IDLE,
				aRawChannel( 'Telegram' ),
			],
		} );
		const page = await openPage( aRawPage( widget ) );
		await press( find( '.open-chaty' ) );
		expect(
			[
				...document.querySelectorAll< HTMLElement >(
					'.chaty-channel-list > *'
				),
			].map( ( { dataset } ) => dataset[ 'channel' ] )
		).toEqual( [ 'Phone', 'Telegram' ] );
		expect( page.sent[ 0 ]?.fields[ 'channels[]' ] ).toEqual( [
			'Phone',
			'Telegram',
		] );
	} );

	test( 'given a rule that does not hold, then no widget and no request', async () => {
		const triggers = {
			has_date_scheduling_rules: 1,
			date_scheduling_rules: { end_date_time: '2020-01-01' },
		};
		const page = await openPage( aRawPage( aRawWidget( { triggers } ) ) );
		expect( shown() ).toEqual( [] );
		expect( page.sent ).toEqual( [] );
		expect( page.log ).toEqual( [
			'Chaty: widget 0 does not show: date-window',
		] );
	} );

	test( 'given the plugin’s own part of the page is missing, then the launcher shows', async () => {
		const page = await openPage( aRawPage( ONE ), new FakePage(), null );
		expect( shown() ).toEqual( [ 'chaty-widget-_1' ] );
		await press( find( '.open-chaty', '_1' ) );
		expect( state( '_1' ) ).toBe( 'closed' );
		expect( page.scripts ).toEqual( [] );
	} );
} );

describe( 'a widget that shows', () => {
	test( 'then its view is counted, the event is emitted, and no script is asked for', async () => {
		const page = await openPage( aRawPage( ONE ) );
		expect( page.scripts ).toEqual( [] );
		expect( page.sent ).toMatchObject( [
			{ fields: { action: 'update_chaty_widget_views', widgetId: '_1' } },
		] );
		expect( page.emitted ).toEqual( [
			{ name: 'chaty:shown', detail: { widget: '_1' } },
		] );
	} );

	test( 'given a bot, then it shows, and nothing is counted', async () => {
		const page = await openPage(
			aRawPage( ONE ),
			new FakePage( { userAgent: BOT } )
		);
		expect( shown() ).toEqual( [ 'chaty-widget-_1' ] );
		expect( page.sent ).toEqual( [] );
	} );

	/** Opens the page again, for the same visitor, this many hours later. */
	function comeBack( page: FakePage, settings: Json, hours: number ) {
		document.body.replaceChildren();
		page.advance( hours * 3_600_000 );
		const { cookies, now } = page;
		return openPage( settings, new FakePage( { cookies, now } ) );
	}

	test.each( [
		[ 'an hour ago, then it is not counted', 1, 0 ],
		[ 'three days ago, then it is counted', 72, 1 ],
	] )(
		'given it was seen %s, and first_click shows no words',
		async ( _, hours, count ) => {
			const given = aRawPage(
				aRawWidget( {
					settings: {
						show_cta: 'first_click',
						cta_text: 'Talk to us',
					},
				} )
			);
			const page = await openPage( given );
			expect( find( '.on-hover-text' )?.textContent ).toBe(
				'Talk to us'
			);
			const again = await comeBack( page, given, hours );
			expect( find( '.on-hover-text' ) ).toBeNull();
			expect( again.sent ).toHaveLength( count );
		}
	);

	test.each( [
		[ 'one day', 24, 0 ],
		[ 'three days', 72, 1 ],
	] )(
		'given the visitor hides the call to action, then %s later %#',
		async ( _, hours, count ) => {
			const given = aRawPage(
				aRawWidget( {
					settings: { show_cta: 'all_time', cta_text: 'Talk to us' },
				} )
			);
			const page = await openPage( given );
			const cross = find( '.chaty-cta-hide' ) as HTMLElement | null;
			expect( cross?.getAttribute( 'aria-label' ) ).toBe( 'Close' );
			cross?.click();
			expect( find( '.chaty-quiet .on-hover-text' ) ).not.toBeNull();
			expect( find( '.open-chaty:focus' ) ).not.toBeNull();
			expect( page.sent ).toHaveLength( 1 );
			await comeBack( page, given, hours );
			const parts = document.querySelectorAll(
				'.on-hover-text, .chaty-cta-hide'
			);
			expect( parts ).toHaveLength( 2 * count );
		}
	);

	test( 'given two, then each has its own place, marks and token, and both are listed', async () => {
		const page = await openPage( aRawPage( ONE, TWO ) );
		expect( find( '.chaty-widget', '_1' )?.className ).toContain( 'right' );
		expect( find( '.chaty-widget', '_2' )?.className ).toContain( 'left' );
		expect( page.cookies.has( 'chatyWidget__1' ) ).toBe( true );
		expect( page.cookies.has( 'chatyWidget__2' ) ).toBe( true );
		expect( [ ...page.cookies.values() ] ).toContain( '_1,_2' );
		expect( page.sent ).toHaveLength( 2 );
	} );

	test( 'given a call to action with a script, then only its words', async () => {
		await openPage(
			aRawPage(
				aRawWidget( {
					settings: {
						show_cta: 'all_time',
						cta_text:
							'<p onclick="x()">Hi<img src=x><script>x()</script></p>',
					},
				} )
			)
		);
		expect( find( '.on-hover-text' )?.innerHTML ).toBe( '<p>Hi</p>' );
	} );

	describe.each( [ 'desktop', 'phone' ] as const )(
		'given the settings of a real site on a %s',
		( device ) => {
			/** Widgets that do not show on a Wednesday noon: by schedule, with no channel for the device, or as of 2.x. */
			const AWAY: Record<
				string,
				Partial< Record< string, string[] > >
			> = {
				's01-schedules-countries': {
					desktop: [ '0' ],
					phone: [ '0' ],
				},
				'site-22': { desktop: [ '_1' ], phone: [ '0' ] },
				'site-27': { desktop: [ '' ], phone: [ '' ] },
			};

			test.each( readFixtures() )(
				'%s, then its widgets show, and each is counted once',
				async ( name, settings ) => {
					jest.useFakeTimers();
					const page = await openPage(
						settings,
						new FakePage(
							device === 'phone' ? { userAgent: PHONE } : {}
						)
					);
					await happen( () => jest.advanceTimersByTime( 120_000 ) );
					const { chaty_widgets: widgets = [], ...rest } =
						settings as { chaty_widgets?: { id?: unknown }[] };
					const there = widgets
						.map( ( { id = '' } ) => `${ id }` )
						.filter(
							( id ) => ! AWAY[ name ]?.[ device ]?.includes( id )
						);
					expect( shown() ).toEqual(
						there.map( ( id ) => `chaty-widget-${ id }` )
					);
					const { data_analytics_settings: counts } = rest as Json;
					expect(
						page.sent.map( ( { fields } ) => fields[ 'widgetId' ] )
					).toEqual( counts === 'on' ? there : [] );
				}
			);
		}
	);
} );

describe( 'launch_chaty()', () => {
	test.each< [ string, unknown[], string ] >( [
		[ 'nothing', [], '_1' ],
		[ 'an id', [ '_2' ], '_2' ],
		[ 'a number', [ 2 ], '_2' ],
		[ 'an event', [ new Event( 'click' ) ], '_1' ],
	] )(
		'given %s, then that widget opens, and a second call leaves it open',
		async ( _, which, id ) => {
			const page = await openPage( aRawPage( ONE, TWO ) );
			for ( let call = 0; call < 2; call++ ) {
				await launch( page, ...which );
				expect( state( id ) ).toBe( 'open' );
				expect( state( id === '_1' ? '_2' : '_1' ) ).toBe( 'closed' );
			}
		}
	);

	test( 'given an unknown id, then nothing opens', async () => {
		const page = await openPage( aRawPage( ONE, TWO ) );
		await launch( page, '_9' );
		expect( [ state( '_1' ), state( '_2' ) ] ).toEqual( [
			'closed',
			'closed',
		] );
	} );

	test.each( [
		[ 'that shows', ONE ],
		[ 'that waits for its trigger', LATER ],
	] )(
		'given a widget %s and close_chaty() right after, then it is closed',
		async ( _, widget ) => {
			const page = await openPage( aRawPage( widget ) );
			await happen( () => {
				page.call( 'launch_chaty' );
				page.call( 'close_chaty' );
			} );
			expect( state( `${ widget[ 'id' ] }` ) ).not.toBe( 'open' );
		}
	);

	test( 'given a widget that waits for its trigger, then it shows and opens', async () => {
		const page = await openPage( aRawPage( LATER ) );
		expect( shown() ).toEqual( [] );
		await launch( page );
		expect( shown() ).toEqual( [ 'chaty-widget-_3' ] );
		expect( state( '_3' ) ).toBe( 'open' );
	} );

	test( 'given a page that is still read, then it opens when it can', async () => {
		const { page, arrive } = createSlowPage();
		await openPage( aRawPage( ONE ), page );
		await launch( page );
		expect( state( '_1' ) ).toBe( 'closed' );
		await arrive();
		expect( state( '_1' ) ).toBe( 'open' );
	} );

	describe( 'given that the first widget is kept away by a rule', () => {
		const IN = { ...ASSETS, country: { url: '', code: 'IN' } };
		const AWAY = aRawWidget( {
			triggers: { has_countries: 1, countries: [ 'DE' ] },
		} );

		test( 'and no other, then it stays away', async () => {
			const page = await openPage( aRawPage( AWAY ), undefined, IN );
			await launch( page );
			expect( shown() ).toEqual( [] );
		} );

		test( 'then asking for it opens nothing, and otherwise the first that stands on the page opens', async () => {
			const page = await openPage(
				aRawPage( AWAY, ONE, TWO ),
				undefined,
				IN
			);
			await launch( page, 0 );
			expect( state( '_1' ) ).toBe( 'closed' );
			await launch( page );
			expect( state( '_1' ) ).toBe( 'open' );
			expect( state( '_2' ) ).toBe( 'closed' );
		} );

		test( 'and launch_chaty() comes before that is known, then the next opens once it is', async () => {
			const { page, arrive } = createSlowPage(
				( id ) => id === 'chaty-triggers-js'
			);
			await openPage( aRawPage( AWAY, ONE ), page, IN );
			await launch( page );
			expect( state( '_1' ) ).toBe( 'closed' );
			await arrive();
			expect( shown() ).toEqual( [ 'chaty-widget-_1' ] );
			expect( state( '_1' ) ).toBe( 'open' );
		} );
	} );
} );

describe( 'close_chaty()', () => {
	test( 'given nothing is open, then nothing changes, and React is not loaded for it', async () => {
		const page = await openPage( aRawPage( ONE ) );
		await close( page );
		expect( state( '_1' ) ).toBe( 'closed' );
		expect( page.scripts ).toEqual( [] );
	} );

	test( 'given two that are open, then both close', async () => {
		const pinned = { ...ONE, settings: { default_state: 'open' } };
		const page = await openPage( aRawPage( pinned, TWO ) );
		const states = () => [ state( '_1' ), state( '_2' ) ];
		await launch( page, '_2' );
		expect( states() ).toEqual( [ 'open', 'open' ] );
		await close( page );
		expect( states() ).toEqual( [ 'closed', 'closed' ] );
	} );

	test( 'given an open panel, then it closes with the list', async () => {
		const channels = [ aRawChannel( 'Contact_Us' ), aRawChannel() ];
		const page = await openPage( aRawPage( aRawWidget( { channels } ) ) );
		await launch( page );
		await press( find( '.chaty-channel-list button' ) );
		await close( page );
		expect( state( '0' ) ).toBe( 'closed' );
		expect( find( '[role="dialog"]' ) ).toBeNull();
	} );
} );
