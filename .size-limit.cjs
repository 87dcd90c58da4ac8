/** What each bundle may weigh, gzipped (docs/for-developers.md has the reasons). */
const fs = require( 'fs' );
const path = require( 'path' );

/** Of each page behaviour: its script; the style is told beside it. */
const BEHAVIOURS = {
	accordion: '1 kB',
	'bar-graph': '1 kB',
	carousel: '10 kB',
	// With validation 4 kB.
	'contact-form': '0.8 kB',
	'element-picker': '4.2 kB',
	'hover-box': '1 kB',
	'lazy-media': '1 kB',
	lightbox: '1 kB',
	map: '1 kB',
	'mobile-menu': '3 kB',
	navigation: '1 kB',
	// 0.04 kB of it choose the plural form of its status.
	portfolio: '1.1 kB',
	slider: '10 kB',
	'smooth-anchors': '1 kB',
	tabs: '1 kB',
	validation: '3.2 kB',
	video: '1 kB',
};

const folders = fs
	.readdirSync( path.join( __dirname, 'src/behaviours' ), {
		withFileTypes: true,
	} )
	.filter( ( entry ) => entry.isDirectory() && entry.name !== 'core' )
	.map( ( { name } ) => name );

const bundles = [
	[ "loader, with the launcher's CSS", 'loader', '9 kB' ],
	[ 'widget, with its CSS, without React', 'widget', '16 kB' ],
	[ 'chaty-behaviours, finds and runs behaviours', 'behaviours', '2 kB' ],
	[ 'chaty-runtime, what behaviours share', 'runtime', '1.7 kB' ],
	[ 'chaty-validation-rules-chunk', 'chunks/validation-rules', '3 kB' ],
	...folders.map( ( name ) => [
		`chaty-${ name }`,
		`behaviours/${ name }`,
		BEHAVIOURS[ name ],
	] ),
];

module.exports = bundles.map( ( [ name, file, limit ] ) => ( {
	name,
	path: `build/${ file }.js`,
	limit,
	gzip: true,
} ) );
