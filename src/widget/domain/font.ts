/** Families that a device has, or that stand for one it has; all others come from a service. */
const BUILT_IN =
	/^([a-z-]*serif|monospace|cursive|fantasy|math|emoji|fangsong|system-ui|ui-\w+|-apple-\w+|blinkmac\w+|arial|helvetica|verdana|tahoma|georgia|times new roman|trebuchet ms|courier new)$/i;

/** `System Stack` is what the device itself uses; CSS reads the others as a keyword, never as a family. */
const NO_FAMILY =
	/^(system stack|none|default|inherit|initial|unset|revert(-layer)?|)$/i;

/**
 * The families as CSS wants them (CSS Fonts 4, `font-family`: a word that begins with a digit must
 * be quoted, a generic family must not), and the name to ask the web font service for, if any.
 * Addresses of that service write a space as a plus, so owners do, too.
 */
export function parseFont( text: string ): {
	readonly family: string;
	readonly webFont: string;
} {
	const names = text
		.replace( /\+/g, ' ' )
		.split( ',' )
		.map( ( name ) =>
			name.replace( /[^\p{L}\p{N} '_-]|^[\s'"]+|[\s'"]+$/gu, '' )
		)
		.filter( ( name ) => ! NO_FAMILY.test( name ) );
	const families = names.map( ( name ) =>
		BUILT_IN.test( name ) ? name : `"${ name }"`
	);
	const [ first = '' ] = names;
	return {
		family: families.join(),
		webFont: names[ 1 ] || first === families[ 0 ] ? '' : first,
	};
}
