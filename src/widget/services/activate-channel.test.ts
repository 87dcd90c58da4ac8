import { FakePage } from '../../../tests/unit/fake-page';
import { aRawChannel } from '../../../tests/unit/settings';
import { aContext } from '../../../tests/unit/widget-context';
import { activateChannel } from './activate-channel';
import { getUsableChannels } from './usable-channels';

/** A press on the first of these channels. */
function press( ...slugs: string[] ) {
	const page = new FakePage();
	const given = aContext( page, {
		channels: slugs.map( ( slug ) => aRawChannel( slug ) ),
	} );
	const [ first ] = getUsableChannels( given.context );
	const event = { preventDefault: jest.fn() };
	if ( first ) {
		activateChannel( given.context, first, event );
	}
	return { ...given, page, event };
}

/** A script of the page that sees to channels itself, for one test. */
function givenScriptThatPrevents(): void {
	document.addEventListener(
		'chaty:channel',
		( event ) => event.preventDefault(),
		{ once: true }
	);
}

describe( 'given a press on a link', () => {
	test( 'then the browser follows it, and no panel opens', () => {
		const { event, requests } = press( 'Phone', 'Whatsapp' );
		expect( event.preventDefault ).not.toHaveBeenCalled();
		expect( requests ).toEqual( [] );
	} );

	test( 'then its fields describe the page as it is now', () => {
		const page = new FakePage( { title: 'A room' } );
		const { context } = aContext( page, {
			channels: [
				aRawChannel( 'Whatsapp', { pre_set_message: '{title}' } ),
			],
		} );
		const channels = getUsableChannels( context );
		const link = document.createElement( 'a' );
		const target = link.appendChild( document.createElement( 'span' ) );
		page.title = 'Another room';
		channels.forEach( ( channel ) =>
			activateChannel( context, channel, {
				target,
				preventDefault: jest.fn(),
			} )
		);
		expect( link.href ).toBe(
			'https://wa.me/15550101?text=Another%20room'
		);
	} );

	test( 'then it is counted as call 3', () => {
		const { page } = press( 'Phone', 'Whatsapp' );
		expect( page.sent ).toMatchObject( [
			{
				fields: {
					action: 'update_chaty_channel_click',
					channel: 'Phone',
					nonce: 'token-0',
				},
			},
		] );
	} );

	test( 'then the event is emitted', () => {
		const { page } = press( 'Phone', 'Whatsapp' );
		expect( page.emitted ).toEqual( [
			{
				name: 'chaty:channel',
				detail: {
					widget: '0',
					channel: 'Phone',
					type: 'Phone',
					value: '+15550100',
				},
			},
		] );
	} );

	test( 'then auto hide is over', () => {
		expect( press( 'Phone', 'Whatsapp' ).uses ).toEqual( [ 'used' ] );
	} );
} );

test( 'given a press on the only channel, then it is call 2, which holds its own click', () => {
	const { page } = press( 'Phone' );
	expect( page.sent ).toMatchObject( [
		{
			fields: {
				action: 'update_chaty_widget_click',
				isSingle: '1',
				'channels[]': [ 'Phone' ],
			},
		},
	] );
} );

test( 'given a press on the contact form, then its panel is asked for', () => {
	const { requests, event } = press( 'Contact_Us', 'Phone' );
	expect( requests ).toMatchObject( [
		{ type: 'open-panel', channel: 'Contact_Us', isUserInitiated: true },
	] );
	expect( event.preventDefault ).not.toHaveBeenCalled();
} );

describe( 'given a script of the page that prevents it', () => {
	test( 'then the link is not followed, but counted', () => {
		givenScriptThatPrevents();
		const { event, page } = press( 'Phone', 'Whatsapp' );
		expect( event.preventDefault ).toHaveBeenCalledTimes( 1 );
		expect( page.sent ).toHaveLength( 1 );
	} );

	test( 'then no panel opens', () => {
		givenScriptThatPrevents();
		expect( press( 'Contact_Us', 'Phone' ).requests ).toEqual( [] );
	} );
} );
