/**
 * Three builds in one folder: the loader, its parts and the page behaviours, whose JSX makes DOM nodes
 * and which need nothing of WordPress; the rest of a visitor's page, whose React is WordPress's own; and
 * the owner's console in wp-admin with its preview, and the blocks of its editor, which stand on WordPress's own scripts.
 */
const path = require( 'path' );
const fs = require( 'fs' );
const base = require( '@wordpress/scripts/config/webpack.config' );
const DependencyExtractionWebpackPlugin = require( '@wordpress/dependency-extraction-webpack-plugin' );
const cssnano = require( 'cssnano' );
const postcssPlugins = require( '@wordpress/postcss-plugins-preset' );
const licenses = require( './tools/licenses-plugin.cjs' );

const source = path.resolve( __dirname, 'src' );

// Translators read the comments for them in the sources, and not in what a browser loads: 0.8 kB of a screen.
const [ minimizer ] = base.optimization.minimizer;
const terserOptions = minimizer.options.minimizer.options;
terserOptions.output.comments = false;
Object.assign( terserOptions.compress, {
	// What the second pass has left unused goes with the third.
	passes: 3,
	// A function in the place of its call is seldom smaller, once compressed.
	inline: 1,
} );

/** For a visitor's page: no library in it calls a function by `new` that could as well be an arrow or a method. */
const pageMinimizer = new minimizer.constructor( {
	extractComments: false,
	terserOptions: {
		...terserOptions,
		compress: {
			...terserOptions.compress,
			passes: 5,
			ecma: 2020,
			unsafe_arrows: true,
			unsafe_methods: true,
		},
	},
} );
const isProduction = base.mode === 'production';

/** Styles of the widget travel as text inside its script: one request, and no flash without them. */
const stylesAsText = {
	test: /\.scss$/,
	include: path.join( source, 'widget' ),
	type: 'asset/source',
	use: [
		{
			loader: require.resolve( 'postcss-loader' ),
			options: {
				postcssOptions: {
					plugins: isProduction
						? [ ...postcssPlugins, cssnano() ]
						: postcssPlugins,
				},
			},
		},
		require.resolve( 'sass-loader' ),
	],
};

const rules = [
	...base.module.rules.map( ( rule ) =>
		String( rule.test ).includes( '(sc|sa)ss' )
			? { ...rule, exclude: path.join( source, 'widget' ) }
			: rule
	),
	stylesAsText,
	{
		test: /embla-carousel\.esm\.js$/,
		loader: require.resolve( './tools/embla-loader.cjs' ),
		options: {
			parts: path.join( source, 'behaviours/core/slides/embla-parts.ts' ),
		},
	},
];

/** wp-scripts' plugins without those named, and with the dependency extraction replaced by the one given. */
function pluginsWith( extraction, without = [ 'RtlCssPlugin' ] ) {
	const dropped = [ 'DependencyExtractionWebpackPlugin', ...without ];
	return base.plugins
		.filter( ( plugin ) => ! dropped.includes( plugin.constructor.name ) )
		.concat(
			extraction,
			licenses,
			isProduction ? callAsMethods : [],
			compileAtOnce
		);
}

/**
 * One bundle a behaviour: each folder of src/behaviours is an entry of its own, and so is the file `chunk`
 * in it, where there is one: what a visitor loads with the first use.
 */
function behaviourEntries( file, output ) {
	const folder = path.join( source, 'behaviours' );
	return Object.fromEntries(
		fs
			.readdirSync( folder )
			.map( ( name ) => [ name, path.join( folder, name, file ) ] )
			.filter( ( [ , entry ] ) =>
				[ '.ts', '.tsx' ].some( ( end ) =>
					fs.existsSync( entry + end )
				)
			)
			.map( ( [ name, entry ] ) => [ `${ output }/${ name }`, entry ] )
	);
}

/** One bundle a screen of the console. */
const consoleEntries = () =>
	Object.fromEntries(
		fs
			.readdirSync( source )
			.filter( ( name ) => /^console-.+\.tsx?$/.test( name ) )
			.map( ( name ) => [
				name.replace( /\.tsx?$/, '' ),
				path.join( source, name ),
			] )
	);

/**
 * What the bundles of one build depend on, in one file: PHP reads two files instead of one for each
 * bundle. `@chaty/runtime` and `@chaty/slides` are the scripts `chaty-runtime` and `chaty-slides`, so a page has
 * them once.
 */
const getShared = ( request ) =>
	/^@chaty\/(runtime|slides)$/.exec( request )?.[ 1 ];
const dependencies = ( name ) => ( {
	combineAssets: true,
	combinedOutputFile: `${ name }.assets.php`,
	// A `false` is bundled: our own runtime of JSX.
	requestToExternal: ( request ) =>
		getShared( request )
			? [ 'chaty', getShared( request ) ]
			: request !== 'react/jsx-runtime' && undefined,
	requestToHandle: ( request ) =>
		getShared( request ) && `chaty-${ getShared( request ) }`,
} );

/** What PHP prints or a script adds as a style sheet. Those of the widget are compiled as text for scripts too. */
const styleSheets = [
	'effects',
	'inline',
	'launcher',
	'no-script',
	'sides',
	'single-channel',
];

/** webpack makes a script for every entry, also for one that is only a style sheet. */
const dropScriptOfStyles = {
	apply: ( compiler ) =>
		compiler.hooks.compilation.tap( 'DropScriptOfStyles', ( compilation ) =>
			compilation.hooks.processAssets.tap( 'DropScriptOfStyles', () =>
				styleSheets.forEach( ( name ) =>
					compilation.deleteAsset( `${ name }.js` )
				)
			)
		),
};

/**
 * Scripts of which nearly all functions run as soon as they load. V8 compiles these at once when told so; otherwise it
 * parses each function twice (https://v8.dev/blog/explicit-compile-hints). docs/measurements.md has what it saves.
 */
const COMPILED_AT_ONCE = /^(loader|loader-single|slides|widget)\.js$/;
const compileAtOnce = {
	apply( compiler ) {
		const { BannerPlugin, Compilation } = compiler.webpack;
		new BannerPlugin( {
			banner: '//# allFunctionsCalledOnLoad',
			raw: true,
			include: COMPILED_AT_ONCE,
			// After the minifier, which drops comments, and before source maps.
			stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
		} ).apply( compiler );
	},
};

/**
 * Calls functions of other scripts (`@chaty/runtime`, React) as methods. webpack makes it `(0, runtime.listen)( … )`, for
 * functions that must not get a `this`; none of these looks at it.
 */
const EXTERNAL_CALL = /\(0,(external_\w+_namespaceObject\.\w+)\)\(/g;
const callAsMethods = {
	apply: ( { webpack, hooks } ) =>
		hooks.compilation.tap( 'CallAsMethods', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{
					name: 'CallAsMethods',
					stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE,
				},
				( assets ) =>
					Object.keys( assets )
						.filter( ( name ) => name.endsWith( '.js' ) )
						.forEach( ( name ) =>
							compilation.updateAsset(
								name,
								( asset ) =>
									new webpack.sources.RawSource(
										asset
											.source()
											.replace( EXTERNAL_CALL, '$1(' )
									)
							)
						)
			)
		),
};

/** Resolves what JSX becomes to a runtime of ours. */
const withJsxRuntime = ( folder ) => ( {
	...base.resolve,
	alias: {
		...base.resolve.alias,
		'react/jsx-runtime': path.join( source, folder, 'jsx-runtime.ts' ),
	},
} );

const shared = {
	...base,
	module: {
		...base.module,
		rules,
		// Data of one or two kB is smaller as code than as a text of JSON: keys need no quotes.
		generator: { ...base.module.generator, json: { JSONParse: false } },
	},
	optimization: { ...base.optimization, minimizer: [ pageMinimizer ] },
	// `npm run build` empties the folder first; two builds that clean would empty each other's.
	output: { ...base.output, clean: false },
};

module.exports = [
	{
		...shared,
		name: 'loader',
		entry: {
			...Object.fromEntries(
				[
					'loader',
					'loader-single',
					'triggers',
					'conditions',
					'exit-intent',
					'analytics',
					'compose',
					'openers',
					'button-clicks',
					'room',
					'qr-button',
					'variables',
					'single-channel',
					'behaviours',
					'behaviours-finder',
					'runtime',
					'slides',
				].map( ( name ) => [
					name,
					path.join( source, `${ name }.ts` ),
				] )
			),
			...behaviourEntries( 'index', 'behaviours' ),
		},
		resolve: withJsxRuntime( 'jsx-dom' ),
		plugins: pluginsWith(
			new DependencyExtractionWebpackPlugin( {
				...dependencies( 'page' ),
				useDefaults: false,
			} )
		),
	},
	{
		...shared,
		name: 'widget',
		entry: {
			widget: path.join( source, 'widget.tsx' ),
			'inline-form': path.join( source, 'inline-form.tsx' ),
			...Object.fromEntries(
				[ 'form', 'chat', 'qr', 'agents' ].map( ( kind ) => [
					`panel-${ kind }`,
					path.join( source, `panel-${ kind }.ts` ),
				] )
			),
			...Object.fromEntries(
				styleSheets.map( ( name ) => [
					name,
					path.join( source, `${ name }.scss` ),
				] )
			),
			...behaviourEntries( 'chunk', 'chunks' ),
			'chunks/map-clusters': path.join(
				source,
				'behaviours/map/clusters/chunk.ts'
			),
			'chunks/validation-rules': path.join(
				source,
				'behaviours/validation/extra/chunk.ts'
			),
		},
		resolve: withJsxRuntime( 'jsx-react' ),
		plugins: pluginsWith( [
			new DependencyExtractionWebpackPlugin( dependencies( 'react' ) ),
			dropScriptOfStyles,
		] ),
	},
	{
		...shared,
		name: 'console',
		entry: {
			...consoleEntries(),
			preview: path.join( source, 'preview.ts' ),
			blocks: path.join( source, 'blocks.tsx' ),
			'page-settings': path.join( source, 'page-settings.tsx' ),
		},
		optimization: {
			...base.optimization,
			// One letter for what parts give each other, which no other script reads: 0.1 kB of a screen.
			mangleExports: 'size',
			splitChunks: {
				...base.optimization.splitChunks,
				cacheGroups: {
					...base.optimization.splitChunks.cacheGroups,
					// A chunk is one file, with the library for which it is there.
					defaultVendors: false,
				},
			},
		},
		// Its style sheets are files, also mirrored ones: WordPress prints them in the head of the screen.
		plugins: pluginsWith(
			new DependencyExtractionWebpackPlugin( {
				combineAssets: true,
				combinedOutputFile: 'console.assets.php',
				// That of WordPress 6.6 lacks the name by which the undo manager imports it: bundled.
				requestToExternal: ( request ) =>
					request === '@wordpress/is-shallow-equal'
						? false
						: undefined,
			} ),
			[]
		),
	},
];
