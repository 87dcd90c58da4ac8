/**
 * Writes the notices of the libraries that webpack has put into the bundles, as their licenses demand: each with its
 * version and the text of its license.
 */
const fs = require( 'fs' );
const path = require( 'path' );

/** Folders of packages by their names; three builds share them. */
const folders = new Map();

/** Adds the packages of a build's modules. A module that joins others lists them. */
function addPackages( modules ) {
	for ( const { resource = '', modules: inner } of modules ) {
		const [ folder, name ] =
			/^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(
				resource
			) ?? [];
		if ( folder ) {
			folders.set( name.replace( '\\', '/' ), folder );
		}
		addPackages( inner ?? [] );
	}
}

/** The notice of a package: its license file, or what its package.json says. */
function getNotice( [ name, folder ] ) {
	const { version, license, author } = JSON.parse(
		fs.readFileSync( path.join( folder, 'package.json' ), 'utf8' )
	);
	const file = fs
		.readdirSync( folder )
		.find( ( one ) => /^(licen[cs]e|copying)/i.test( one ) );
	const by = author?.name ?? author ?? '';
	const text = file
		? fs.readFileSync( path.join( folder, file ), 'utf8' )
		: `License: ${ license }. ${ by && `Copyright ${ by }.` }`;
	return `${ name } ${ version } (${ license })\n\n${ text.trim() }\n`;
}

module.exports = {
	apply: ( compiler ) =>
		compiler.hooks.afterEmit.tap( 'Licenses', ( { modules } ) => {
			addPackages( modules );
			// The drawings of brands come into the sprite without webpack (`tools/icons.mjs`).
			folders.set(
				'simple-icons',
				path.join( __dirname, '../node_modules/simple-icons' )
			);
			fs.writeFileSync(
				path.join( compiler.outputPath, 'licenses.txt' ),
				[ ...folders ]
					.sort( ( [ one ], [ other ] ) => ( one < other ? -1 : 1 ) )
					.map( getNotice )
					.join( `\n${ '-'.repeat( 72 ) }\n\n` )
			);
		} ),
};
