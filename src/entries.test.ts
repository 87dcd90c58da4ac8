import { FakePage } from '../tests/unit/fake-page';
import { happen } from '../tests/unit/open-page';
import { aRawChannel, aRawPage, aRawWidget } from '../tests/unit/settings';
import { aContext } from '../tests/unit/widget-context';
import type { MountApp } from './widget/services/context';

const page = window as unknown as Record< string, unknown >;

/** Runs a bundle of the loader's build, whose JSX makes nodes. */
function run( entry: string ): void {
	jest.isolateModules( () => {
		jest.doMock( 'react/jsx-runtime', () =>
			jest.requireActual( './jsx-dom/jsx-runtime' )
		);
		jest.requireActual( entry );
		jest.dontMock( 'react/jsx-runtime' );
	} );
}

/** Runs the bundle of the open widget, with the React that the tests wait for. */
function runWidget(): void {
	jest.requireActual( './widget.tsx' );
}

beforeEach( () => {
	// The loader of one test must not see the page of the next.
	window.MutationObserver = class {
		observe() {}
		disconnect() {}
		takeRecords = () => [];
	};
	document.body.replaceChildren();
	window.fetch = async () =>
		( { ok: true, status: 200, text: async () => '' } ) as Response;
} );
afterEach( () => {
	[
		'chaty_settings',
		'chaty_compose',
		'chaty_single_channel',
		'chaty_triggers',
		'chaty_loader',
	].forEach( ( name ) => Reflect.deleteProperty( page, name ) );
} );

test.each( [
	[ 'triggers.ts', 'chaty_triggers', () => run( './triggers' ) ],
	[ 'analytics.ts', 'chaty_analytics', () => run( './analytics' ) ],
	[ 'conditions.ts', 'chaty_conditions', () => run( './conditions' ) ],
	[ 'exit-intent.ts', 'chaty_exit_intent', () => run( './exit-intent' ) ],
	[ 'compose.ts', 'chaty_compose', () => run( './compose' ) ],
	[
		'single-channel.ts',
		'chaty_single_channel',
		() => run( './single-channel' ),
	],
	[ 'widget.tsx', 'chaty_widget', runWidget ],
] )( '%s leaves %s for the loader', ( _, name, runBundle ) => {
	runBundle();
	expect( page[ name ] ).toBeInstanceOf( Function );
} );

test.each( [ 'form', 'chat', 'qr', 'agents' ] )(
	'panel-%s.ts leaves its panel for the widget',
	( kind ) => {
		jest.requireActual( `./panel-${ kind }` );
		expect( page[ `chaty_panel_${ kind }` ] ).toBeInstanceOf( Function );
	}
);

test( 'given a React whose script lacks `hydrateRoot`, then WordPress’s own package has it', () => {
	const hydrateRoot = jest.fn();
	const { chaty_widget: usual } = page;
	Object.assign( window, { wp: { element: { hydrateRoot } } } );
	jest.isolateModules( () => {
		jest.doMock( 'react-dom/client', () => ( {} ) );
		jest.requireActual( './widget.tsx' );
		jest.dontMock( 'react-dom/client' );
	} );
	( page[ 'chaty_widget' ] as MountApp )( document.createElement( 'div' ), {
		...aContext( new FakePage() ).context,
		attention: {},
	} as never );
	expect( hydrateRoot ).toHaveBeenCalledTimes( 1 );
	page[ 'chaty_widget' ] = usual;
	Reflect.deleteProperty( page, 'wp' );
} );

describe( 'all bundles on one page, in the browser itself', () => {
	test( 'given a widget, then a press opens it with WordPress’s React', async () => {
		const complain = jest.spyOn( console, 'error' ).mockImplementation();
		page[ 'chaty_settings' ] = aRawPage( aRawWidget() );
		runWidget();
		run( './compose' );
		await happen( () => run( './loader' ) );
		const launcher = document.querySelector< HTMLElement >( '.open-chaty' );
		expect( launcher?.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		await happen( () => launcher?.click() );
		expect( launcher?.getAttribute( 'aria-expanded' ) ).toBe( 'true' );
		expect( document.querySelectorAll( '.chaty a' ) ).toHaveLength( 2 );
		expect( complain.mock.calls ).toEqual( [] );
		complain.mockRestore();
	} );

	test( 'given one channel and a rule that holds, then it is the launcher', async () => {
		page[ 'chaty_settings' ] = aRawPage(
			aRawWidget( {
				channels: [ aRawChannel( 'Phone' ) ],
				triggers: { auto_hide_widget: 1, hide_after: 60 },
			} )
		);
		run( './compose' );
		run( './triggers' );
		await happen( () => run( './loader-single' ) );
		expect(
			document
				.querySelector( '.single-channel a' )
				?.getAttribute( 'href' )
		).toBe( 'tel:+15550100' );
		expect( page[ 'launch_chaty' ] ).toBeInstanceOf( Function );
		expect( page[ 'close_chaty' ] ).toBeInstanceOf( Function );
	} );
} );
