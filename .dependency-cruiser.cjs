/**
 * Imports point down only. Three products stand side by side on `shared`; inside each, folders stand on
 * one another:
 *
 *   entries → widget/app → widget/launcher → widget/services → widget/browser, widget/domain → shared
 *   entries → preview → widget/app and what that may
 *   entries → behaviours/<name> → behaviours/core → shared
 *   entries → console/widgets → console/components → console/browser → console/domain → widget/domain, shared
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
const below = {
	shared: [],
	'jsx-dom': [],
	'widget/domain': [ 'shared' ],
	'widget/browser': [ 'widget/domain', 'shared' ],
	'widget/services': [ 'widget/browser', 'widget/domain', 'shared' ],
	'widget/launcher': [
		'widget/services',
		'widget/browser',
		'widget/domain',
		'shared',
	],
	'widget/app': [
		'widget/launcher',
		'widget/services',
		'widget/browser',
		'widget/domain',
		'shared',
	],
	preview: [
		'widget/app',
		'widget/launcher',
		'widget/services',
		'widget/browser',
		'widget/domain',
		'shared',
	],
	'behaviours/core': [ 'shared' ],
	'behaviours/(?!core)[^/]+': [ 'behaviours/core', 'shared' ],
	blocks: [ 'console/domain' ],
	'page-settings': [],
	'console/domain': [ 'widget/domain', 'shared' ],
	'console/browser': [ 'console/domain', 'widget/domain', 'shared' ],
	'console/components': [
		'console/browser',
		'console/domain',
		'widget/domain',
		'shared',
	],
	'console/(?!domain|browser|components)[^/]+': [
		'console/components',
		'console/browser',
		'console/domain',
		'widget/domain',
		'shared',
	],
};

const layers = Object.entries( below ).map( ( [ layer, allowed ] ) => ( {
	name: `${ layer }-looks-down`,
	comment: `src/${ layer } may import only: ${
		allowed.join( ', ' ) || 'nothing of the others'
	}.`,
	severity: 'error',
	from: { path: `^src/(${ layer })/`, pathNot: '\\.test\\.tsx?$' },
	to: {
		path: '^src/',
		pathNot: [ '$1', ...allowed ].map( ( name ) => `^src/${ name }/` ),
	},
} ) );

module.exports = {
	forbidden: [
		...layers,
		{
			name: 'launcher-without-react',
			comment:
				'The launcher is compiled for DOM nodes too, which have no hooks.',
			severity: 'error',
			from: {
				path: '^src/widget/launcher/',
				pathNot: '\\.test\\.tsx?$',
			},
			to: {
				path: '(^|/)(react|react-dom|@wordpress/element)(/|$)',
				dependencyTypesNot: [ 'type-only' ],
			},
		},
		{
			name: 'no-circles',
			severity: 'error',
			from: {},
			to: { circular: true },
		},
		{
			name: 'domain-knows-no-library',
			comment:
				'Rules take facts as arguments and need nothing else, but for their texts.',
			severity: 'error',
			from: {
				path: '^src/(widget|console)/domain/',
				pathNot: '\\.test\\.tsx?$',
			},
			to: { path: 'node_modules', pathNot: '@wordpress/i18n/' },
		},
		{
			name: 'tests-stay-out',
			severity: 'error',
			from: { pathNot: '\\.test\\.tsx?$' },
			to: { path: '\\.test\\.tsx?$' },
		},
		{
			name: 'resolvable',
			comment:
				"The editor's packages are WordPress's own, and their types are declared.",
			severity: 'error',
			from: { pathNot: '^src/(blocks|page-settings)' },
			to: { couldNotResolve: true },
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		tsConfig: { fileName: 'tsconfig.json' },
		tsPreCompilationDeps: true,
		enhancedResolveOptions: {
			extensions: [ '.ts', '.tsx', '.js', '.scss', '.d.ts' ],
			exportsFields: [ 'exports' ],
			conditionNames: [ 'import', 'require', 'node', 'default' ],
		},
	},
};
