import { readBoolean, type Raw } from '../../shared/raw-values';
import type { JsonSchema } from './preload';
import type { SchemaKey } from './fields/schema-key';

const NOTHING: JsonSchema = {};

export function findSchema( schema: JsonSchema, key: string ): JsonSchema {
	return key.split( '.' ).reduce< JsonSchema >( ( node, part ) => {
		const found = node.properties?.[ part.replace( '[]', '' ) ] ?? NOTHING;
		return part.endsWith( '[]' ) ? found.items ?? NOTHING : found;
	}, schema );
}

/** The key of a value in a widget: that of `channels[0].value` is `channels[].value`. */
export const getKey = ( path: string ): SchemaKey =>
	path.replace( /\[\d+]/g, '[]' ) as SchemaKey;

/** Whether a switch is on; one that is missing has the schema's default. */
export function readSwitch(
	raw: Raw,
	name: string,
	{ default: fallback }: JsonSchema
): boolean {
	return readBoolean( name in raw ? raw : { [ name ]: fallback }, name );
}

/** Switches are stored as 1 and 0 (`class-boolean.php`). */
export const toSwitch = ( isOn: boolean ): 1 | 0 => ( isOn ? 1 : 0 );

/** A typed text as a number where that is written the same; else the text, so that nothing is lost. */
export const toNumber = ( text: string ): number | string =>
	text !== '' && String( Number( text ) ) === text ? Number( text ) : text;
