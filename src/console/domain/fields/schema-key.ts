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

/** A key such as `channels[].agent_data[].value`, from the schema's type: one without a field is a type error. */
export type SchemaKey = KeysOf<
	( typeof Schema )[ 'properties' ][ 'chaty_widgets' ][ 'items' ][ 'properties' ],
	''
>;
