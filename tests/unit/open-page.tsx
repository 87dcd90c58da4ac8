import { act, fireEvent, render } from '@testing-library/react';
import { reportClick } from '../../src/widget/services/analytics';
import { evaluateConditions } from '../../src/widget/services/evaluate-conditions';
import { findHiddenReason } from '../../src/widget/services/find-hidden-reason';
import { watchExit } from '../../src/widget/services/watch-exit';
import type { Compose, MountApp } from '../../src/widget/services/context';
import { listenToSingleChannel } from '../../src/widget/launcher/single-channel';
import {
	createController,
	handleRequest,
} from '../../src/widget/app/widget-controller';
import { openOnHover } from '../../src/widget/app/open-on-hover';
import { App } from '../../src/widget/app/app';
import { AgentsPanel } from '../../src/widget/app/agents-panel';
import { ChatPanel } from '../../src/widget/app/chat-panel';
import { ContactFormPanel } from '../../src/widget/app/contact-form-panel';
import { QrPanel } from '../../src/widget/app/qr-panel';
import channelCss from '../../src/widget/launcher/channel.scss';
import panelCss from '../../src/widget/app/panel.scss';
import widgetCss from '../../src/widget/app/widget.scss';
import { FakePage, settle } from './fake-page';
import { loadAsLoader } from './loader-build';

/** What the plugin prints beside the settings. */
export const ASSETS = {
	debug: true,
	base: '/build/',
	version: '1',
};

/** Lets something happen, and all that follows from it without time going by. */
export async function happen( action: () => void = () => undefined ) {
	await act( async () => {
		action();
		await settle();
	} );
}

/** Lets time go by. */
export const wait = ( page: FakePage, ms: number ) =>
	happen( () => page.advance( ms ) );

/** Whether the page's styles let a visitor see it, as far as `visibility` and `display` say. */
export function isSeen( element: Element | null ): element is HTMLElement {
	if ( element && getComputedStyle( element ).visibility === 'hidden' ) {
		return false;
	}
	let node = element;
	while ( node && getComputedStyle( node ).display !== 'none' ) {
		node = node.parentElement;
	}
	return element !== null && ! node;
}

/** A page on which parts of the plugin, or all of them, do not come before the test says so. */
export function createSlowPage(
	isLate: ( id: string ) => boolean = () => true
) {
	let letGo: ( isThere: boolean ) => void = () => undefined;
	const page = new FakePage();
	page.onScript = ( id ) =>
		! isLate( id ) ||
		new Promise( ( resolve ) => {
			letGo = resolve;
		} );
	return {
		page,
		arrive: ( isThere = true ) => happen( () => letGo( isThere ) ),
	};
}

/** A press with the mouse or a finger, on what a visitor can see. */
export const press = ( element: Element | null ) =>
	happen( () => {
		if ( ! isSeen( element ) ) {
			throw new Error( 'There is nothing that a visitor could press.' );
		}
		fireEvent.pointerDown( element );
		fireEvent.click( element );
	} );

export const type = ( field: Element, value: string ) =>
	happen( () => fireEvent.change( field, { target: { value } } ) );

export const pressEscape = () =>
	happen( () => {
		const focused = document.querySelector( ':focus' ) ?? document.body;
		fireEvent.keyDown( focused, { key: 'Escape' } );
	} );

export const findWidget = ( id = '0' ) =>
	document.getElementById( `chaty-widget-${ id }` );

/** One part of a widget. */
export const find = ( selector: string, id = '0' ) =>
	findWidget( id )?.querySelector< HTMLElement >( selector ) ?? null;

export const launcher = () => find( '.open-chaty' );

export const state = ( id?: string ) =>
	find( '.chaty-widget', id )?.dataset[ 'state' ];

export const focused = () => document.querySelector( ':focus' );

/** Moves a mouse or a finger over the widget. */
export const move = ( event: string ) =>
	happen( () => {
		fireEvent( findWidget() as Element, new Event( event ) );
	} );

/** Starts each test on an empty page, and fails it when React or the browser complained. */
export function startEachOnAnEmptyPage(): void {
	let complaints: jest.SpyInstance[] = [];
	beforeEach( () => {
		document.head.replaceChildren();
		document.body.replaceChildren();
		complaints = ( [ 'error', 'warn' ] as const ).map( ( method ) =>
			jest.spyOn( console, method ).mockImplementation()
		);
	} );
	afterEach( () => {
		const said = complaints.flatMap( ( { mock } ) => mock.calls );
		complaints.forEach( ( complaint ) => complaint.mockRestore() );
		expect( said ).toEqual( [] );
	} );
}

/**
 * Opens a page on which the loader's own build runs. Its later parts come when they are asked
 * for: the open widget takes over the loader's markup with the React of the test.
 */
export async function openPage(
	settings: unknown,
	page = new FakePage(),
	assets: unknown = ASSETS
): Promise< FakePage > {
	const { start, compose } = loadAsLoader( 'start', 'compose' );
	const mountApp: MountApp = ( container, context ) => {
		page.browser.addStyles( channelCss + widgetCss + panelCss );
		const controller = {
			...createController( container, context ),
			browser: page.browser,
		};
		openOnHover( controller );
		render( <App controller={ controller } />, {
			container,
			hydrate: true,
		} );
		return ( event ) => act( () => handleRequest( controller, event ) );
	};
	const parts: Record< string, readonly [ string, unknown ] > = {
		'chaty-widget-js': [ 'chaty_widget', mountApp ],
		'chaty-panel-form-js': [ 'chaty_panel_form', ContactFormPanel ],
		'chaty-panel-chat-js': [ 'chaty_panel_chat', ChatPanel ],
		'chaty-panel-qr-js': [ 'chaty_panel_qr', QrPanel ],
		'chaty-panel-agents-js': [ 'chaty_panel_agents', AgentsPanel ],
		'chaty-triggers-js': [ 'chaty_triggers', evaluateConditions ],
		'chaty-conditions-js': [ 'chaty_conditions', findHiddenReason ],
		'chaty-analytics-js': [ 'chaty_analytics', reportClick ],
		'chaty-exit-intent-js': [ 'chaty_exit_intent', watchExit ],
		'chaty-single-channel-js': [
			'chaty_single_channel',
			listenToSingleChannel,
		],
	};
	const { onScript } = page;
	page.onScript = async ( id ) => {
		const isThere = await onScript( id );
		const [ name, part ] = parts[ id ] ?? [ '', null ];
		if ( isThere ) {
			page.globals.set( name, part );
		}
		return isThere;
	};
	const composeHere: Compose = ( given, context, isFirst ) =>
		compose.compose( given, { ...context, ...page.browser }, isFirst );
	page.printed = { data: { assets: assets ?? undefined } };
	page.globals.set( 'chaty_compose', composeHere );
	await happen( () => {
		start.start( page.browser, new Set() );
		if ( settings ) {
			page.giveSettings( settings );
		}
		page.finishLoading();
	} );
	return page;
}
