/** Families that a device has, or that stand for one it has; all others come from a service. */
const BUILT_IN =
	/^((sans-)?serif|monospace|cursive|fantasy|math|emoji|fangsong|system-ui|ui-.*|-apple-.*|blinkmac.*|arial|helvetica|verdana|tahoma|georgia|times new roman|trebuchet ms|courier new|)$/i;

/** `System Stack` is what the device itself uses; CSS reads the others as a keyword, never as a family. */
const NO_FAMILY =
	/^(system stack|none|default|inherit|initial|unset|revert(-layer)?|)$/i;

/** A single identifier stays without quotes, because `serif` and `system-ui` would mean nothing inside them. */
const IDENTIFIER = /^-?[a-z_][\w-]*$/i;

/**
 * The families as CSS wants them (CSS Fonts 4, `font-family`: a name with a space or a digit at the
 * start of a word is quoted), and the name to ask the web font service for, if any. Addresses of
 * that service write a space as a plus, so owners do, too.
 */
export function readFont( text: string ): {
	readonly family: string;
	readonly webFont: string;
} {
	const names = text
		.split( ',' )
		.map( ( name ) =>
			name
				.replace( /\+/g, ' ' )
				.replace( /[^\p{L}\p{N} '_-]|^[\s'"]+|[\s'"]+$/gu, '' )
		)
		.filter( ( name ) => ! NO_FAMILY.test( name ) );
	const [ first = '' ] = names;
	return {
		family: names
			.map( ( name ) =>
				IDENTIFIER.test( name ) ? name : `"${ name }"`
			)
			.join(),
		webFont: names.length > 1 || BUILT_IN.test( first ) ? '' : first,
	};
}
