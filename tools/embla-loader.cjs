/**
 * Puts what a module exports in the place of Embla's functions of the same names, which then drop out of the bundle.
 * The version of Embla is pinned; one without such a function fails the build.
 */
const fs = require( 'fs' );

/** Methods of Embla that nothing here calls. */
const UNUSED_METHODS =
	'canScrollNext canScrollPrev containerNode emit off plugins previousScrollSnap rootNode scrollProgress scrollSnapList slideNodes slidesInView slidesNotInView'.split(
		' '
	);

function remove( code, pattern ) {
	const rest = code.replace( pattern, '' );
	if ( rest === code ) {
		throw new Error( `Embla has no ${ pattern }` );
	}
	return rest;
}

const removeFunction = ( code, name ) =>
	remove( code, new RegExp( `^function ${ name }\\([^]*?^}$`, 'm' ) );

/** Removes a method from the object that ends the file. */
const removeMethod = ( code, name ) =>
	remove(
		code,
		new RegExp( `^    ${ name },?$(?![^]*^    ${ name },?$)`, 'm' )
	);

/** Options for all carousels, which nothing here sets. */
const GLOBAL_OPTIONS = /^EmblaCarousel\.globalOptions = .*$/m;

module.exports = function ( code ) {
	const { parts } = this.getOptions();
	this.addDependency?.( parts );
	const names = Array.from(
		fs.readFileSync( parts, 'utf8' ).matchAll( /^export \w+ (\w+)/gm ),
		( [ , name ] ) => name
	);
	return [
		`import { ${ names } } from ${ JSON.stringify( parts ) };`,
		UNUSED_METHODS.reduce(
			removeMethod,
			names.reduce( removeFunction, remove( code, GLOBAL_OPTIONS ) )
		),
	].join( '\n' );
};
