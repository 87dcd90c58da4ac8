/** A style sheet is its text, as in the widget's bundles: tests find by it what a visitor can see. */
const { compile } = require( 'sass' );

module.exports = {
	process: ( _, path ) => ( {
		code: `module.exports = ${ JSON.stringify( compile( path ).css ) };`,
	} ),
};
