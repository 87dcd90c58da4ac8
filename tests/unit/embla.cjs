/** Embla is what the build makes of it. */
const { createHash } = require( 'node:crypto' );
const { readFileSync } = require( 'node:fs' );
const { resolve } = require( 'node:path' );
const babel = require( '@wordpress/scripts/config/babel-transform' );
const loader = require( '../../tools/embla-loader.cjs' );

const parts = resolve(
	__dirname,
	'../../src/behaviours/core/slides/embla-parts.ts'
);

module.exports = {
	/** Jest keeps what this makes, and would not notice other parts. */
	getCacheKey: ( code ) =>
		createHash( 'sha256' )
			.update( code + readFileSync( parts ) + loader )
			.digest( 'hex' ),
	process: ( code, path, options ) =>
		babel.process(
			loader.call( { getOptions: () => ( { parts } ) }, code ),
			path,
			options
		),
};
