/**
 * Settings of fifteen real sites, on a desktop and on a phone: what the server prints of each is what scripts draw, it
 * shows what its own flags say, and its panels open.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { expectParity } from './support/parity';
import {
	allWidgets,
	expectAccessible,
	expectInside,
	fixture,
	idOf,
	pageOf,
	PHONE,
	scrollTo,
	WidgetOnPage,
	type SeenChannel,
} from './support/widget';

type Device = 'desktop' | 'phone';

/** A channel on one device: its name, its address, and whether it opens a new tab; one that stays on the page has no address. */
type Expected = ( device: Device, page: PageFacts ) => SeenChannel;

interface PageFacts {
	title: string;
	url: string;
}

const link =
	( channel: string, href: string ): Expected =>
	() => ( { channel, href } );
const tab =
	( channel: string, href: string ): Expected =>
	() => ( { channel, href, target: '_blank' } );
const panel =
	( channel: string ): Expected =>
	() => ( { channel } );
/** WhatsApp: its web version in a new tab, on a phone the app. */
const chat =
	( number: string, text = '' ): Expected =>
	( device ) =>
		device === 'phone'
			? {
					channel: 'Whatsapp',
					href: `https://wa.me/${ number }${
						text && '?text=' + text
					}`,
			  }
			: {
					channel: 'Whatsapp',
					href: `https://web.whatsapp.com/send?phone=${ number }${
						text && '&text=' + text
					}`,
					target: '_blank',
			  };

/** WhatsApp with a welcome message: a chat on the page first. */
const welcome = panel( 'Whatsapp' );

const PHONE_2345 = link( 'Phone', 'tel:+155501002345' );
const TEXT_OF_21 =
	'Hi%20EXAMPLE%20STORE%20CO.%20LTD.%2C%20I%27m%20interested%20in%20your%20commercial%20refrigeration%20and%20storage%20products.%20Please%20share%20pricing%20and%20product%20details.';
const MAIL_OF_22 = link(
	'Email',
	'mailto:someone@example.com?subject=Quan%20t%C3%A2m%20d%E1%BB%B1%20%C3%A1n%20Example%20Tower'
);
const PHONE_OF_22 = link( 'Phone', 'tel:0155501002' );
const LINK_OF_22 = tab( 'Link', 'https://zalo.me/0155501002' );

/** Widget → its channels; a single one takes the launcher's place. */
type Widgets = Record< string, Expected[] >;

const SITES: Record< string, Widgets | Record< Device, Widgets > > = {
	's01-schedules-countries': {
		0: [ chat( '15550100001' ), link( 'Phone', 'tel:+15550100002' ) ],
		_1: [
			tab( 'Telegram', 'https://telegram.me/demo_user' ),
			tab( 'Linkedin', 'https://www.linkedin.com/company/demo-co' ),
		],
	},
	's02-agents-wechat-form-css': {
		0: [
			panel( 'Whatsapp' ),
			panel( 'WeChat' ),
			panel( 'Contact_Us' ),
			// launch_chaty()
			panel( 'Custom_Link' ),
			link( 'Viber', 'viber://pa?chatURI=demo_bot' ),
			tab( 'Instagram', 'https://www.instagram.com/demo' ),
			( _, { title, url } ) => ( {
				channel: 'SMS',
				href: `sms:+15550100003?&body=${ encodeURIComponent(
					`Hi ${ title } ${ url }`
				) }`,
			} ),
		],
	},
	'site-01': { 0: [ PHONE_2345, welcome ] },
	'site-02': {
		0: [
			PHONE_2345,
			link( 'Email', 'mailto:Someone@Example.Com' ),
			chat( '155501002345' ),
		],
	},
	'site-04': { 0: [ welcome ] },
	'site-06': { 0: [ chat( '155501002345' ) ] },
	'site-08': {
		0: [ link( 'Phone', 'tel:+15550100234' ), chat( '155501002345' ) ],
	},
	'site-11': { 0: [ PHONE_2345, chat( '155501002345' ) ] },
	'site-12': { 0: [ PHONE_2345, welcome ] },
	'site-15': {
		0: [
			chat(
				'1555010023456',
				'Ol%C3%A1%2C%20quero%20fazer%20uma%20cota%C3%A7%C3%A3o'
			),
		],
	},
	'site-18': {
		_1: [
			tab(
				'Link',
				'https://wa.me/1555010023456/?text=Assalamualaikum%20Admin%20Example%20Shop,%20saya%20mau%20tanya...'
			),
		],
	},
	'site-19': { 0: [ PHONE_2345, welcome ] },
	'site-21': {
		_1: [ chat( '1555010023', TEXT_OF_21 ) ],
		_2: [ chat( '1555010023', TEXT_OF_21 ) ],
	},
	'site-22': {
		desktop: {
			0: [ MAIL_OF_22, PHONE_OF_22, LINK_OF_22, panel( 'Contact_Us' ) ],
		},
		phone: {
			_1: [
				MAIL_OF_22,
				link( 'SMS', 'sms:0155501002' ),
				PHONE_OF_22,
				LINK_OF_22,
				panel( 'Contact_Us' ),
			],
		},
	},
	'site-23': {
		0: [
			PHONE_2345,
			welcome,
			link( 'Email', 'mailto:someone@example.com' ),
			tab( 'Instagram', 'https://www.instagram.com/demo_rentals_city' ),
		],
	},
};

/** A Wednesday at ten in New York, inside the sites' dates and hours; the visitor is in India. */
const NOW = '2026-01-14T15:00:00Z';

/** Opens the page and fires every trigger. */
async function fireTriggers( page: Page ) {
	await page.context().route( '**/cdn-cgi/trace', ( route ) =>
		route.fulfill( {
			body: 'ip=203.0.113.7\nloc=IN\n',
			headers: { 'access-control-allow-origin': '*' },
		} )
	);
	await page.clock.install( { time: NOW } );
	await page.goto( '/' );
	await scrollTo( page, 1 );
}

/** The settings of a site, without an owner's colors of a panel's texts, whatever their contrast. */
function readSite( name: string ) {
	const settings = fixture( name );
	for ( const channel of settings.chaty_widgets.flatMap(
		( { channels } ) => channels
	) ) {
		delete channel[ 'header_text_color' ];
		Object.assign( channel[ 'contact_form_settings' ] ?? {}, {
			button_text_color: '',
		} );
	}
	return settings;
}

/** Opens each panel of an open list, and expects it to fit and to be accessible. */
async function tryPanels( widget: WidgetOnPage, seen: readonly SeenChannel[] ) {
	const { page } = widget;
	for ( const { channel, href } of seen ) {
		if ( href || channel === 'Custom_Link' ) {
			continue;
		}
		await widget.channel( channel ).click();
		await expectInside( widget );
		await expectAccessible( page );
		await page.keyboard.press( 'Escape' );
		await widget.expectOpen();
	}
}

/** Opens a widget as its default state asks, if it is closed. */
async function open( widget: WidgetOnPage, state: unknown ) {
	if ( state === 'hover' ) {
		await widget.launcher.hover();
	} else if ( state !== 'open' ) {
		await widget.launcher.click();
	}
	await widget.expectOpen();
}

const widgetsOf = ( name: string, device: Device ) => {
	const expected = SITES[ name ] ?? {};
	return (
		device in expected ? expected[ device as never ] : expected
	) as Widgets;
};

/** Pictures that only their own sites have. */
const PICTURES = /404 .*\/(zalo\.png|logo1\.webp|agent\.jpg|qr\.png)\)/;

for ( const name of Object.keys( SITES ) ) {
	test( `${ name } shows its widgets on a desktop, and its panels fit`, async ( {
		site,
		page,
		complaints,
	} ) => {
		complaints.allow( PICTURES );
		const settings = readSite( name );
		const widgets = widgetsOf( name, 'desktop' );
		await site.importSettings( settings );
		await fireTriggers( page );
		await expect( allWidgets( page ) ).toHaveCount(
			Object.keys( widgets ).length
		);
		const facts = { title: await page.title(), url: page.url() };
		for ( const [ id, channels ] of Object.entries( widgets ) ) {
			const widget = new WidgetOnPage( page, id );
			const [ first, ...others ] = channels.map( ( channel ) =>
				channel( 'desktop', facts )
			);
			const own = settings.chaty_widgets.find(
				( one ) => `${ one.id }` === id
			);
			if ( first && ! others.length ) {
				await widget.expectSingle( first );
			} else if ( first ) {
				await open( widget, own?.settings[ 'default_state' ] );
				await widget.expectChannels( [ first, ...others ] );
				await tryPanels( widget, [ first, ...others ] );
			}
		}
	} );
}

/** The widgets of all sites, each with its channels on a device, as those of one page. */
const ofAllSites = ( device: Device ) =>
	Object.keys( SITES ).flatMap( ( name ) =>
		readSite( name ).chaty_widgets.map( ( widget ) => ( {
			widget,
			channels: widgetsOf( name, device )[ widget.id ] ?? [],
		} ) )
	);

const onOnePage = ( device: Device ) =>
	pageOf(
		ofAllSites( device ).map( ( { widget }, index ) => ( {
			...widget,
			id: index ? idOf( index ) : 0,
		} ) )
	);

test( 'what the server prints of them is what scripts draw', async ( {
	site,
	page,
} ) => {
	await site.importSettings( onOnePage( 'desktop' ) );
	expect( ( await expectParity( page ) ).length ).toBeGreaterThan( 15 );
} );

test.describe( 'on a phone', () => {
	test.use( PHONE );

	test( 'all of them show, and lead where they should; what the server prints of them is what scripts draw', async ( {
		site,
		page,
		complaints,
	} ) => {
		complaints.allow( PICTURES );
		await site.importSettings( onOnePage( 'phone' ) );
		expect( ( await expectParity( page, true ) ).length ).toBeGreaterThan(
			15
		);
		await fireTriggers( page );
		const facts = { title: await page.title(), url: page.url() };
		const all = ofAllSites( 'phone' );
		await expect( allWidgets( page ) ).toHaveCount(
			all.filter( ( { channels } ) => channels.length ).length
		);
		for ( const [ index, { channels } ] of all.entries() ) {
			const widget = new WidgetOnPage( page, index );
			const [ first, ...others ] = channels.map( ( channel ) =>
				channel( 'phone', facts )
			);
			if ( first && ! others.length ) {
				await widget.expectSingle( first );
			} else if ( first ) {
				// Others may be above it.
				await page.evaluate( `launch_chaty( "${ widget.id }" )` );
				await widget.expectChannels( [ first, ...others ] );
			}
		}
	} );
} );
