import { fireEvent } from '@testing-library/react';
import type { FakePage } from '../../../tests/unit/fake-page';
import {
	createSlowPage,
	find,
	findWidget,
	focused,
	happen,
	launcher,
	move,
	openPage,
	press,
	pressEscape,
	startEachOnAnEmptyPage,
	state,
	wait,
} from '../../../tests/unit/open-page';
import {
	aRawChannel,
	aRawPage,
	aRawWidget,
	type Json,
} from '../../../tests/unit/settings';

startEachOnAnEmptyPage();

const FORM_BUNDLE = 'chaty-panel-form-js';
const CHAT_BUNDLE = 'chaty-panel-chat-js';
const FORM = aRawChannel( 'Contact_Us' );
const CHAT = aRawChannel( 'Whatsapp', {
	has_welcome_message: 1,
	chat_welcome_message: 'Hello',
	is_default_open: 1,
} );

const channel = () => find( '.chaty-channel-list button' );
const isBusy = () => findWidget()?.hasAttribute( 'data-busy' );

let current: FakePage | undefined;
// Widgets of earlier tests count as others of the page.
afterEach( () => happen( () => current?.call( 'close_chaty' ) ) );

/** A page on which the bundle of a panel arrives when the test says so. */
async function openSlowly( ...widgets: Json[] ) {
	const slow = createSlowPage( ( id ) => id.startsWith( 'chaty-panel-' ) );
	current = slow.page;
	await openPage( aRawPage( ...widgets.map( aRawWidget ) ), current );
	return slow;
}

/** Opens the list and presses its first channel, whose panel is still loading. */
async function pressForm( settings: Json = {}, others = [ aRawChannel() ] ) {
	const slow = await openSlowly( {
		settings,
		channels: [ FORM, ...others ],
	} );
	if ( state() === 'closed' ) {
		await press( launcher() );
	}
	expect( slow.page.scripts ).not.toContain( FORM_BUNDLE );
	await press( channel() );
	return slow;
}

describe( 'the bundle of a panel', () => {
	test( 'given the pointer on its channel, then it comes, and none for a link', async () => {
		const { page, arrive } = await openSlowly( {
			channels: [ FORM, aRawChannel() ],
		} );
		await press( launcher() );
		const before = page.scripts.length;
		const point = ( selector: string ) =>
			happen( () => {
				fireEvent.pointerOver( find( selector ) as Element );
			} );
		await point( '.chaty-channel-list a' );
		expect( page.scripts ).toHaveLength( before );
		await point( '.chaty-channel-list button' );
		await point( '.chaty-channel-list button' );
		expect( page.scripts.slice( before ) ).toEqual( [ FORM_BUNDLE ] );
		expect( isBusy() ).toBe( false );
		await arrive();
		expect( state() ).toBe( 'open' );
		await press( channel() );
		expect( state() ).toBe( 'panel' );
	} );

	test( 'given a press on another channel, then its kind comes alone', async () => {
		const { page, arrive } = await pressForm( {}, [
			aRawChannel( 'WeChat', { value: 'demo' } ),
		] );
		await arrive();
		await pressEscape();
		await press( find( '[data-channel="WeChat"] button' ) );
		expect( page.scripts.slice( -2 ) ).toEqual( [
			FORM_BUNDLE,
			'chaty-panel-qr-js',
		] );
		await arrive();
		expect( find( '.chaty-wechat-form' ) ).not.toBeNull();
	} );

	test( 'given a press before it is there, then the list stays, and the panel opens with the focus', async () => {
		const { page, arrive } = await pressForm();
		expect( state() ).toBe( 'open' );
		expect( isBusy() ).toBe( true );
		await arrive();
		expect( state() ).toBe( 'panel' );
		expect( isBusy() ).toBe( false );
		expect( focused() ).toBe( find( 'input' ) );
		await pressEscape();
		expect( state() ).toBe( 'open' );
		expect( focused() ).toBe( channel() );
		expect( page.emitted.map( ( { name } ) => name ) ).toEqual( [
			'chaty:shown',
			'chaty:opened',
			'chaty:channel',
		] );
	} );

	test( 'given it cannot be loaded, then the console says so, the list stays, and the next press tries again', async () => {
		const { page, arrive } = await pressForm();
		await arrive( false );
		expect( page.log ).toEqual( [
			'Chaty: panel_form could not be loaded.',
		] );
		expect( state() ).toBe( 'open' );
		expect( isBusy() ).toBe( false );
		await press( channel() );
		expect( isBusy() ).toBe( true );
		await arrive();
		expect( state() ).toBe( 'panel' );
	} );

	test.each( [ 'click', 'open' ] )(
		'given Escape before it is there (default state %s), then no panel opens',
		async ( defaultState ) => {
			const { arrive } = await pressForm( {
				default_state: defaultState,
			} );
			await pressEscape();
			expect( isBusy() ).toBe( false );
			const before = state();
			await arrive();
			expect( state() ).toBe( before );
			expect( find( '.chaty-outer-forms' ) ).toBeNull();
		}
	);

	test( 'given the pointer leaves before it is there, then a list that is open by hover stays for it', async () => {
		const { page, arrive } = await openSlowly( {
			settings: { default_state: 'hover' },
			channels: [ FORM, aRawChannel() ],
		} );
		await move( 'pointerenter' );
		await move( 'pointerenter' );
		await press( channel() );
		await move( 'pointerleave' );
		await wait( page, 1000 );
		expect( state() ).toBe( 'open' );
		await arrive();
		expect( state() ).toBe( 'panel' );
	} );

	test( 'given a single channel with a panel, then it comes with React, and launch_chaty() opens it', async () => {
		const { page, arrive } = await openSlowly( { channels: [ FORM ] } );
		await happen( () => {
			page.call( 'launch_chaty' );
			page.call( 'launch_chaty' );
		} );
		expect( page.scripts.at( -1 ) ).toBe( FORM_BUNDLE );
		expect( isBusy() ).toBe( true );
		await arrive();
		expect( state() ).toBe( 'panel' );
		expect( isBusy() ).toBe( false );
		expect( focused() ).toBe( find( 'input' ) );
	} );
} );

test( 'a chat whose box must be checked sends nothing before', async () => {
	const { page, arrive } = await openSlowly( {
		channels: [
			{
				...CHAT,
				is_default_open: 0,
				consent_text: 'I agree',
				is_consent_required: 1,
			},
			aRawChannel(),
		],
	} );
	await press( launcher() );
	await press( channel() );
	await arrive();
	const box = find( '.chaty-consent input' );
	const submit = () => press( find( '.chaty-whatsapp-button-button' ) );
	await submit();
	expect( focused() ).toBe( box );
	expect( find( '.chaty-error-msg' )?.textContent ).toBe(
		'Please fill in this field.'
	);
	await happen( () => box?.click() );
	await submit();
	expect( page.navigated ).toHaveLength( 1 );
} );

describe( 'a chat that opens by itself', () => {
	const channels = [ CHAT, aRawChannel() ];

	test( 'given its bundle arrives, then it opens without the focus, in one widget alone', async () => {
		const { arrive, page } = await openSlowly(
			{ channels },
			{ id: '_1', channels }
		);
		expect( state() ).toBe( 'closed' );
		expect( page.scripts.at( -1 ) ).toBe( CHAT_BUNDLE );
		await arrive();
		expect( [ state(), state( '_1' ) ].sort() ).toEqual( [
			'closed',
			'panel',
		] );
		expect( focused() ).toBeNull();
	} );

	test( 'given the visitor opened the list before, then that stays', async () => {
		const { arrive } = await openSlowly( { channels } );
		await press( launcher() );
		await arrive();
		expect( state() ).toBe( 'open' );
	} );

	test( 'given a press on its single channel before, then it opens with the focus', async () => {
		const { arrive } = await openSlowly( { channels: [ CHAT ] } );
		await press( find( '.chaty-i-trigger button' ) );
		expect( isBusy() ).toBe( true );
		await arrive();
		expect( state() ).toBe( 'panel' );
		expect( focused() ).toBe( find( 'textarea' ) );
	} );
} );
