import { act, renderHook } from '@testing-library/react';
import { aRawWidget } from '../../../../tests/unit/settings';
import type {
	ConsoleMessage,
	PageMessage,
	PreviewState,
} from '../../../shared/preview-messages';
import type { WidgetDocument } from '../../domain/document';
import { usePreview } from './use-preview';

/** The previewed page, to which the hook sends messages. */
const mockPage = {
	sent: [] as ConsoleMessage[],
	openLines: 0,
	say: ( message: PageMessage ): void => void message,
	findWindow: (): unknown => null,
};
const mockTab = { name: 'tab' };

jest.mock( '../../browser/preview-channel', () => ( {
	openTab: () => mockTab,
	openPreviewChannel: (
		findPage: () => unknown,
		_token: string,
		onMessage: ( message: PageMessage ) => void
	) => {
		mockPage.openLines++;
		mockPage.say = onMessage;
		mockPage.findWindow = findPage;
		return {
			send: ( message: ConsoleMessage ) => mockPage.sent.push( message ),
			close: () => mockPage.openLines--,
		};
	},
} ) );

const WIDGET = aRawWidget( { name: 'Shop' } ) as unknown as WidgetDocument;

const VISITOR = {};

interface Given {
	readonly url: string;
	readonly widgets: readonly WidgetDocument[];
	readonly state: PreviewState;
}

function open( given: Partial< Given > = {} ) {
	const first: Given = {
		url: 'https://site.example/',
		widgets: [ WIDGET ],
		state: 'page',
		...given,
	};
	const { result, rerender, unmount } = renderHook(
		( { url, ...scene }: Given ) =>
			usePreview( url, 'token', {
				...scene,
				edited: 0,
				visitor: VISITOR,
			} ),
		{ initialProps: first }
	);
	return {
		read: () => result.current,
		unmount,
		change: ( next: Partial< Given > ) => {
			mockPage.sent = [];
			rerender( { ...first, ...next } );
		},
		say: ( ...messages: PageMessage[] ) =>
			act( () => messages.forEach( ( one ) => mockPage.say( one ) ) ),
	};
}

const start = ( given: Partial< Given > = {} ) => {
	const preview = open( given );
	mockPage.sent = [];
	preview.say( { type: 'ready' } );
	return preview;
};

const sentTypes = () => mockPage.sent.map( ( { type } ) => type );

beforeEach( () => {
	jest.useFakeTimers();
	mockPage.sent = [];
	mockPage.openLines = 0;
} );

describe( 'a page that starts', () => {
	test( 'gets everything, also when it starts again, as after a link within it: whom it takes its visitor for, the state, and the draft', () => {
		const { say } = start();
		expect( sentTypes() ).toEqual( [ 'visitor', 'state', 'draft' ] );
		expect( mockPage.sent ).toContainEqual( {
			type: 'draft',
			settings: { chaty_widgets: [ WIDGET ] },
			edited: 0,
		} );
		mockPage.sent = [];
		say( { type: 'ready' } );
		expect( sentTypes() ).toEqual( [ 'visitor', 'state', 'draft' ] );
	} );

	test( 'gets only what has changed afterwards', () => {
		const { change } = start();
		change( { widgets: [ { ...WIDGET, name: 'Store' } ] } );
		expect( sentTypes() ).toEqual( [ 'draft' ] );
		change( { state: 'open' } );
		expect( mockPage.sent ).toContainEqual( {
			type: 'state',
			state: 'open',
		} );
		expect( sentTypes() ).not.toContain( 'visitor' );
	} );

	test( 'plays again what moves, when that is asked', () => {
		const { read } = start( { state: 'open' } );
		mockPage.sent = [];
		act( () => read().replay() );
		expect( mockPage.sent ).toEqual( [ { type: 'state', state: 'open' } ] );
	} );
} );

describe( 'what a page reports', () => {
	test( 'is known: its panels, why the widget is hidden, and what would open', () => {
		const { read, say } = start();
		const panels = [
			{ channel: 'Contact_Us', label: 'Write', kind: 'form' as const },
		];
		say(
			{ type: 'shown', panels },
			{ type: 'why', reason: 'off', details: {}, others: 2 },
			{ type: 'would-open', url: 'https://wa.me/15550101' }
		);
		expect( read() ).toMatchObject( {
			panels,
			why: { reason: 'off' },
			others: 2,
			opened: 'https://wa.me/15550101',
		} );
	} );

	test( 'is forgotten with the next page', () => {
		const { read, say, change } = start();
		say( { type: 'would-open', url: 'https://wa.me/15550101' } );
		change( { url: 'https://site.example/shop/' } );
		expect( read() ).toMatchObject( { starts: 0, opened: '', why: null } );
	} );
} );

describe( 'a page that does not answer', () => {
	const wait = ( ms: number ) =>
		act( () => {
			jest.advanceTimersByTime( ms );
		} );

	test( 'is silent after eight seconds, and not before; the next page has as much time, and is heard when it is late', () => {
		const { read, change, say } = open();
		wait( 7900 );
		expect( read().isSilent ).toBe( false );
		wait( 200 );
		expect( read().isSilent ).toBe( true );
		change( { url: 'https://site.example/shop/' } );
		expect( read().isSilent ).toBe( false );
		wait( 9000 );
		expect( read().isSilent ).toBe( true );
		say( { type: 'ready' } );
		expect( read().isSilent ).toBe( false );
	} );

	test( 'in time is not silent later', () => {
		const { read } = start();
		wait( 60_000 );
		expect( read().isSilent ).toBe( false );
	} );

	test( 'is opened in a tab, which is the page from then on', () => {
		const { read, say } = open();
		wait( 9000 );
		act( () => read().openInTab() );
		expect( mockPage.findWindow() ).toBe( mockTab );
		mockPage.sent = [];
		say( { type: 'ready' } );
		expect( sentTypes() ).toEqual( [ 'visitor', 'state', 'draft' ] );
		expect( read().isSilent ).toBe( false );
	} );
} );

test( 'the line ends with the editor', () => {
	const { unmount } = start();
	expect( mockPage.openLines ).toBe( 1 );
	unmount();
	expect( mockPage.openLines ).toBe( 0 );
} );
