import type * as ComposeModule from '../../src/widget/launcher/compose';
import type * as LauncherModule from '../../src/widget/launcher/launcher';
import type * as StartPage from '../../src/widget/launcher/start';

type Modules = {
	readonly compose: typeof ComposeModule;
	readonly launcher: typeof LauncherModule;
	readonly start: typeof StartPage;
};

/**
 * A module of the widget as the loader's build has it (webpack.config.js): its JSX makes DOM
 * nodes, and it remembers nothing of an earlier page.
 */
export function loadAsLoader< Name extends keyof Modules >(
	...names: Name[]
): Pick< Modules, Name > {
	const modules: Record< string, unknown > = {};
	jest.isolateModules( () => {
		jest.doMock( 'react/jsx-runtime', () =>
			jest.requireActual( '../../src/jsx-dom/jsx-runtime' )
		);
		for ( const name of names ) {
			modules[ name ] = jest.requireActual(
				`../../src/widget/launcher/${ name }`
			);
		}
		jest.dontMock( 'react/jsx-runtime' );
	} );
	return modules as Pick< Modules, Name >;
}
