/** Embla is what the build makes of it. */
const { resolve } = require( 'node:path' );
const babel = require( '@wordpress/scripts/config/babel-transform' );
const loader = require( '../../tools/embla-loader.cjs' );

const parts = resolve(
	__dirname,
	'../../src/behaviours/core/slides/embla-parts.ts'
);

module.exports = {
	process: ( code, path, options ) =>
		babel.process(
			loader.call( { getOptions: () => ( { parts } ) }, code ),
			path,
			options
		),
};
