/** WordPress's rules, and ours: short files and functions, and one folder that touches the browser. */
const wordpress = require( '@wordpress/eslint-plugin' );

const BROWSER_GLOBALS = [
	'window',
	'document',
	'navigator',
	'location',
	'history',
	'localStorage',
	'sessionStorage',
	'fetch',
	'setTimeout',
	'clearTimeout',
	'setInterval',
	'clearInterval',
	'requestAnimationFrame',
	'cancelAnimationFrame',
	'matchMedia',
	'alert',
	'console',
	'screen',
];

module.exports = [
	{
		ignores: [
			'bench/**',
			'build/**',
			'vendor/**',
			'node_modules/**',
			'artifacts/**',
			'coverage/**',
		],
	},
	...wordpress.configs.recommended,
	{
		rules: {
			// TypeScript checks the types; a sentence on each export is enough.
			'jsdoc/require-param': 'off',
			'jsdoc/require-returns': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns-type': 'off',
			'import/no-extraneous-dependencies': 'off',
			'import/no-unresolved': 'off',
		},
	},
	{
		files: [ '**/*.{ts,tsx}' ],
		// noPropertyAccessFromIndexSignature asks for brackets where a key is not declared.
		rules: {
			'dot-notation': 'off',
			// The launcher's label holds its button.
			'jsx-a11y/label-has-associated-control': [
				'error',
				{ controlComponents: [ 'button' ], depth: 3 },
			],
		},
	},
	{
		files: [ 'src/**/*.{ts,tsx}' ],
		rules: {
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-non-null-assertion': 'error',
			'max-lines': [ 'error', { max: 200 } ],
			'max-lines-per-function': [
				'error',
				{ max: 45, skipComments: true, skipBlankLines: true },
			],
			'max-params': [ 'error', 4 ],
		},
	},
	{
		files: [ 'src/**/*.{ts,tsx}' ],
		ignores: [
			'src/widget/browser/**',
			'src/behaviours/**',
			'src/blocks/**',
			'src/shared/**',
			'src/jsx-dom/**',
			'src/preview/**',
			'src/runtime.ts',
			'src/slides.ts',
			'src/console/browser/**',
			// The server draws this screen; its script works on that markup.
			'src/console/messages/**',
			'src/**/*.test.{ts,tsx}',
		],
		rules: {
			'no-restricted-globals': [
				'error',
				...BROWSER_GLOBALS.map( ( name ) => ( {
					name,
					message:
						'The browser is reached through src/widget/browser and src/console/browser.',
				} ) ),
			],
		},
	},
	{
		files: [ 'tools/**/*.mjs' ],
		rules: {
			'max-lines-per-function': [
				'error',
				{ max: 45, skipComments: true, skipBlankLines: true },
			],
		},
	},
	{
		files: [ 'src/**/*.test.{ts,tsx}', 'tests/**/*.ts' ],
		rules: { 'max-lines-per-function': 'off', 'max-lines': 'off' },
	},
	{
		files: [
			'tools/**',
			'src/widget/browser/**',
			'src/behaviours/**',
			'src/shared/**',
			'src/console/browser/**',
		],
		rules: {
			'no-console': 'off',
			'@wordpress/no-global-active-element': 'off',
		},
	},
];
