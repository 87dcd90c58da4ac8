import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { loadAsLoader } from '../../../tests/unit/loader-build';
import { aWidget, readFixtures } from '../../../tests/unit/settings';
import type { WidgetModel } from '../domain/settings/types';
import { parsePageSettings } from '../domain/settings/parse-page-settings';
import { readRichText } from '../../shared/rich-text';
import { Launcher, type LauncherProps } from './launcher';

const loader = loadAsLoader( 'launcher' );

/** What React draws. */
function drawWithReact( props: LauncherProps ): Node | undefined {
	const { container } = render( <Launcher { ...props } /> );
	const drawn = container.firstElementChild?.cloneNode( true );
	cleanup();
	return drawn;
}

/** What the loader draws. */
function drawWithLoader( props: LauncherProps ): Node {
	const node: unknown = loader.launcher.Launcher( props );
	return node as Node;
}

const aLauncher = ( widget: WidgetModel ): LauncherProps => ( {
	widget,
	label: 'Contact us',
	hideLabel: 'Close',
	state: 'closed',
	cta: [],
	badge: 0,
	effect: '',
} );

const VARIANTS: readonly ( readonly [
	string,
	( props: LauncherProps ) => Partial< LauncherProps >,
] )[] = [
	[ 'as it is', () => ( {} ) ],
	[
		'with its call to action',
		( { widget } ) => ( {
			cta: readRichText(
				widget.ctaText ||
					'<p>Talk <strong>to</strong><br>us &amp; all</p>'
			),
		} ),
	],
	[ 'with a badge', () => ( { badge: 3 } ) ],
	[ 'with an effect', () => ( { effect: 'pulse-icon' } ) ],
	[
		'in a row',
		( { widget } ) => ( { widget: { ...widget, isHorizontal: true } } ),
	],
	[
		'with a picture',
		( { widget } ) => ( {
			widget: {
				...widget,
				icon: 'chat-image',
				iconUrl: 'https://site.example/a.png?b=1&c="2"',
			},
		} ),
	],
	[ 'open', () => ( { state: 'open' } ) ],
];

const widgets = readFixtures().flatMap( ( [ name, settings ] ) =>
	( parsePageSettings( settings )?.page.widgets ?? [] ).map(
		( widget ) => [ `${ name }, widget ${ widget.id }`, widget ] as const
	)
);

describe( 'the loader draws what React draws', () => {
	test( 'there are widgets to draw', () => {
		expect( widgets.length ).toBeGreaterThan( 15 );
	} );

	test.each( widgets )( '%s', ( _, widget ) => {
		for ( const [ , change ] of VARIANTS ) {
			const plain = aLauncher( widget );
			const props = { ...plain, ...change( plain ) };
			const drawn = drawWithLoader( props );
			expect( drawn ).toHaveProperty( 'dataset.state' );
			expect( drawn ).toEqual( drawWithReact( props ) );
		}
	} );

	test.each( [
		...[ 'chat-base', 'chat-smile', 'chat-bubble', 'chat-db' ].map(
			( icon ) => ( {
				widget_icon: icon,
			} )
		),
		{ default_state: 'open', show_close_button: 0 },
		{ default_state: 'hover' },
		{ position: 'left' },
	] )( 'given %j', ( settings ) => {
		for ( const [ , change ] of VARIANTS ) {
			const plain = aLauncher( aWidget( { settings } ) );
			const props = { ...plain, ...change( plain ) };
			expect( drawWithLoader( props ) ).toEqual( drawWithReact( props ) );
		}
	} );
} );

describe( 'a channel in the launcher’s place', () => {
	test( 'given its element, then it stands where React puts it', () => {
		const only = document.createElement( 'a' );
		only.href = '#call';
		const props = aLauncher( aWidget() );
		const drawn = drawWithLoader( {
			...props,
			single: only as unknown as ReactElement,
		} );
		// eslint-disable-next-line jsx-a11y/anchor-has-content
		const element = <a href="#call" />;
		expect( drawn ).toEqual(
			drawWithReact( { ...props, single: element } )
		);
	} );
} );

test( 'the loader’s build has no React in it', () => {
	const node: unknown = loader.launcher.Launcher( aLauncher( aWidget() ) );
	expect( node ).toBeInstanceOf( Element );
	const isReact = Object.keys( node as object ).some( ( key ) =>
		key.startsWith( '__react' )
	);
	expect( isReact ).toBe( false );
} );
