/**
 * Imports point down only: entries → widget · site → services → domain · platform.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const below = {
	domain: [],
	platform: [ 'domain' ],
	services: [ 'domain', 'platform' ],
	widget: [ 'services', 'domain', 'platform' ],
	site: [ 'services', 'domain', 'platform' ],
	'jsx-dom': [],
};

const layers = Object.entries( below ).map( ( [ layer, allowed ] ) => ( {
	name: `${ layer }-looks-down`,
	comment: `src/${ layer } may import only: ${
		allowed.join( ', ' ) || 'nothing of the others'
	}.`,
	severity: 'error',
	from: { path: `^src/${ layer }/`, pathNot: '\\.test\\.tsx?$' },
	to: {
		path: '^src/',
		pathNot: [ layer, ...allowed ].map( ( name ) => `^src/${ name }/` ),
	},
} ) );

module.exports = {
	forbidden: [
		...layers,
		{
			name: 'behaviours-apart',
			comment: 'A page behaviour never imports another one.',
			severity: 'error',
			from: { path: '^src/site/([^/]+)/' },
			to: { path: '^src/site/[^/]+/', pathNot: '^src/site/$1/' },
		},
		{
			name: 'no-circles',
			severity: 'error',
			from: {},
			to: { circular: true },
		},
		{
			name: 'domain-knows-no-library',
			comment: 'Rules take facts as arguments and need nothing else.',
			severity: 'error',
			from: { path: '^src/domain/', pathNot: '\\.test\\.tsx?$' },
			to: { path: 'node_modules' },
		},
		{
			name: 'tests-stay-out',
			severity: 'error',
			from: { pathNot: '\\.test\\.tsx?$' },
			to: { path: '\\.test\\.tsx?$' },
		},
		{
			name: 'resolvable',
			severity: 'error',
			from: {},
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
