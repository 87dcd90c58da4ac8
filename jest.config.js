/** Unit tests stand beside their file. The widget's run on the React of WordPress and on the next one. */
const scripts = require( '@wordpress/scripts/config/jest-unit.config' );

const shared = {
	transform: {
		...scripts.transform,
		'\\.scss$': '<rootDir>/tests/unit/scss.cjs',
	},
	// Written as modules, which the tests' Node would not take.
	transformIgnorePatterns: [
		'/node_modules/(?!yet-another-react-lightbox/|@medv/)',
	],
	testEnvironment: 'jsdom',
	moduleNameMapper: {
		'\\.css$': '<rootDir>/tests/unit/styles.ts',
		'^@chaty/runtime$': '<rootDir>/src/behaviours/core/runtime.ts',
	},
	setupFiles: [ '<rootDir>/tests/unit/setup.ts' ],
};

const nextReact = {
	'^react$': 'react-19',
	'^react/(.*)$': 'react-19/$1',
	'^react-dom$': 'react-dom-19',
	'^react-dom/(.*)$': 'react-dom-19/$1',
};

module.exports = {
	reporters: [ 'default' ],
	projects: [
		{
			...shared,
			displayName: 'unit',
			testMatch: [ '<rootDir>/src/**/*.test.{ts,tsx}' ],
		},
		{
			...shared,
			displayName: 'react-19',
			testMatch: [
				'<rootDir>/src/widget/**/*.test.tsx',
				'<rootDir>/src/behaviours/**/*.test.tsx',
			],
			moduleNameMapper: { ...shared.moduleNameMapper, ...nextReact },
		},
	],
};
