/** Unit tests are beside their file. Those of components run on WordPress's version of React and on the next. */
const scripts = require( '@wordpress/scripts/config/jest-unit.config' );

const shared = {
	transform: {
		'\\.scss$': '<rootDir>/tests/unit/scss.cjs',
		'embla-carousel\\.esm\\.js$': '<rootDir>/tests/unit/embla.cjs',
		...scripts.transform,
	},
	// These packages are ES modules alone, which Jest does not load without Babel.
	transformIgnorePatterns: [
		'/node_modules/(?!(@medv|embla-carousel|supercluster|kdbush)/)',
	],
	testEnvironment: 'jsdom',
	moduleNameMapper: {
		'\\.css$': '<rootDir>/tests/unit/styles.ts',
		'^embla-carousel$':
			'<rootDir>/node_modules/embla-carousel/esm/embla-carousel.esm.js',
		'^@chaty/runtime$': '<rootDir>/src/behaviours/core/runtime.ts',
		'^@chaty/slides$': '<rootDir>/src/behaviours/core/slides/slides.ts',
	},
	setupFiles: [ '<rootDir>/tests/unit/setup.ts' ],
	setupFilesAfterEnv: [ '<rootDir>/tests/unit/after-each.ts' ],
};

const nextReact = {
	'^react$': 'react-19',
	'^react/(.*)$': 'react-19/$1',
	'^react-dom$': 'react-dom-19',
	'^react-dom/(.*)$': 'react-dom-19/$1',
};

module.exports = {
	// A slow machine, or one that does other things too, fails no test.
	testTimeout: 30_000,
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
			testMatch: [ '<rootDir>/src/widget/**/*.test.tsx' ],
			moduleNameMapper: { ...shared.moduleNameMapper, ...nextReact },
		},
	],
};
