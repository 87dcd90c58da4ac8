import { FakePage } from '../../../tests/unit/fake-page';
import { aRawChannel, type Json } from '../../../tests/unit/settings';
import { aContext } from '../../../tests/unit/widget-context';
import { reportClick } from './analytics';
import { reportUse } from './report-use';
import { getUsableChannels } from './usable-channels';

/** Globals of the page that a test has set. */
const tools = new Set< string >();

function setTool( name: string, tool: unknown ): void {
	tools.add( name );
	Object.assign( window, { [ name ]: tool } );
}

afterEach( () => {
	tools.forEach( ( name ) => Reflect.deleteProperty( window, name ) );
} );

const ON = { is_google_analytics_enabled: '1' };

/** A click on the first channel. */
function click( settings: Json = ON, channel: Json = {}, name?: string ) {
	const page = new FakePage();
	const { context } = aContext( page, {
		settings,
		channels: [ aRawChannel( 'Whatsapp', channel ), aRawChannel() ],
	} );
	page.globals.set( 'chaty_analytics', reportClick );
	const [ first ] = getUsableChannels( context );
	if ( first ) {
		reportUse( context, first.channel, {}, name );
	}
}

const NAME = 'chaty_Whatsapp';
const ABOUT = { channel: 'Whatsapp', widget: '0' };

describe( 'each tool is reported in its own words', () => {
	test.each( [
		[
			'gtag',
			[
				'event',
				NAME,
				{ eventCategory: NAME, event_action: NAME, method: NAME },
			],
		],
		[ 'fbq', [ 'trackCustom', NAME, ABOUT ] ],
		[ 'plausible', [ NAME, { props: ABOUT } ] ],
	] )( 'given %s', ( name, reported ) => {
		const tool = jest.fn();
		setTool( name, tool );
		click();
		expect( tool.mock.calls ).toEqual( [ reported ] );
	} );

	test.each( [
		[
			'dataLayer',
			{ event: NAME, chaty_channel: 'Whatsapp', chaty_widget: '0' },
		],
		[ '_paq', [ 'trackEvent', 'Chaty', NAME, 'Whatsapp' ] ],
	] )( 'given %s', ( name, reported ) => {
		const list: unknown[] = [];
		setTool( name, list );
		click();
		expect( list ).toEqual( [ reported ] );
	} );

	test( 'given classic Google Analytics', () => {
		const send = jest.fn();
		setTool(
			'ga',
			Object.assign( jest.fn(), { getAll: () => [ { send } ] } )
		);
		click();
		expect( send.mock.calls ).toEqual( [
			[
				'event',
				'click',
				{ eventCategory: NAME, eventAction: NAME, method: NAME },
			],
		] );
	} );
} );

describe( 'who is reported of', () => {
	test.each( [
		[ 'a widget that reports', ON, {}, 1 ],
		[ 'a channel that reports by itself', {}, ON, 1 ],
		[ 'neither', {}, {}, 0 ],
		[
			'a widget with "off"',
			{ is_google_analytics_enabled: 'off' },
			{},
			0,
		],
	] )( 'given %s', ( _, settings, channel, times ) => {
		const gtag = jest.fn();
		setTool( 'gtag', gtag );
		click( settings, channel );
		expect( gtag ).toHaveBeenCalledTimes( times );
	} );

	test( 'given another name, then that one', () => {
		const gtag = jest.fn();
		setTool( 'gtag', gtag );
		click( ON, {}, 'chaty_whatsapp_redirect' );
		expect( gtag.mock.calls[ 0 ]?.[ 1 ] ).toBe( 'chaty_whatsapp_redirect' );
	} );
} );

describe( 'nothing is thrown', () => {
	test( 'given no tool', () => {
		expect( () => click() ).not.toThrow();
	} );

	test.each( [
		[ 'an element of that name', document.createElement( 'div' ) ],
		[ 'a number', 1 ],
		[ 'null', null ],
		[
			'a function that throws',
			() => {
				throw new Error( 'no' );
			},
		],
	] )(
		'given %s in every tool’s place, and a tool that works',
		( _, value ) => {
			for ( const name of [ 'gtag', 'ga', 'fbq', '_paq', 'plausible' ] ) {
				setTool( name, value );
			}
			const list: unknown[] = [];
			setTool( 'dataLayer', list );
			expect( () => click() ).not.toThrow();
			expect( list ).toHaveLength( 1 );
		}
	);

	test( 'given classic Google Analytics that is not there yet', () => {
		setTool( 'ga', jest.fn() );
		expect( () => click() ).not.toThrow();
	} );
} );

describe( 'the bundle', () => {
	/** Uses a channel before the bundle is there; returns what was loaded. */
	async function use( settings: Json ) {
		const tool = jest.fn();
		const page = new FakePage();
		setTool( 'fbq', tool );
		const { context } = aContext( page, { settings } );
		const load = jest.fn( async () => reportClick );
		const [ first ] = getUsableChannels( context );
		if ( first ) {
			reportUse( { ...context, load: load as never }, first.channel );
		}
		await load.mock.results[ 0 ]?.value;
		return { load, tool };
	}

	test( 'given that it is late, then it reports when it arrives', async () => {
		const { load, tool } = await use( ON );
		expect( load ).toHaveBeenCalledWith( 'analytics' );
		expect( tool ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'given an owner who reports nothing, then it is not loaded', async () => {
		const { load, tool } = await use( {} );
		expect( load ).not.toHaveBeenCalled();
		expect( tool ).not.toHaveBeenCalled();
	} );
} );
