/** Reads the definitions of blocks, `includes/blocks/<name>/block.json`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const FOLDER = 'includes/blocks';

/** Keys that `register_block_type()` names otherwise, or does not take. */
const NAMES = {
	$schema: null,
	name: null,
	textdomain: null,
	apiVersion: 'api_version',
	allowedBlocks: 'allowed_blocks',
	usesContext: 'uses_context',
	editorScript: 'editor_script_handles',
	editorStyle: 'editor_style_handles',
	viewScript: 'view_script_handles',
};

export const readJson = ( path ) =>
	JSON.parse( readFileSync( join( ROOT, path ), 'utf8' ) );

const listBlocks = () =>
	readdirSync( join( ROOT, FOLDER ) ).map( ( name ) =>
		readJson( `${ FOLDER }/${ name }/block.json` )
	);

/** The arguments of `register_block_type()`, by name. */
export const readBlocks = () =>
	Object.fromEntries(
		listBlocks().map( ( block ) => [
			block.name,
			Object.fromEntries(
				Object.entries( block )
					.map( ( [ key, value ] ) => [
						NAMES[ key ] ?? key,
						value,
						key,
					] )
					.filter( ( [ , , key ] ) => NAMES[ key ] !== null )
					.map( ( [ name, value ] ) => [
						name,
						name.endsWith( '_handles' ) ? [ value ] : value,
					] )
			),
		] )
	);

/** The texts of blocks as code that xgettext reads. */
export const listTexts = () =>
	listBlocks()
		.flatMap( ( block ) =>
			[ 'title', 'description' ].map(
				( key ) =>
					`_x( ${ JSON.stringify(
						block[ key ]
					) }, 'block ${ key }', 'chaty' );`
			)
		)
		.join( '\n' );
