import type Schema from '../../../../includes/settings/widgets.schema.json';

/** The keys of an object of the schema, with their paths; those that are accepted and dropped are left out. */
type KeysOf< Node, Prefix extends string > = {
	[ Key in keyof Node & string ]: 'x-supported' extends keyof Node[ Key ]
		? never
		: LeafOf< Node[ Key ], `${ Prefix }${ Key }` >;
}[ keyof Node & string ];

/** The paths below one part of the schema. A list of plain values is one leaf. */
type LeafOf< Node, Path extends string > = Node extends {
	properties: infer Keys;
}
	? KeysOf< Keys, `${ Path }.` >
	: Node extends { items: { properties: infer Keys } }
	? KeysOf< Keys, `${ Path }[].` >
	: Path;

/**
 * A key of a widget's settings, as `settings.position` or `channels[].agent_data[].value`. It comes from
 * the type of the schema: a key that the schema gets and no field has is a type error.
 */
export type SchemaKey = KeysOf<
	( typeof Schema )[ 'properties' ][ 'chaty_widgets' ][ 'items' ][ 'properties' ],
	''
>;
