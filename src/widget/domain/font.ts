/** The service that families come from, unless the site names another (`class-general-settings.php`). */
export const FONT_SERVICE =
	'https://fonts.googleapis.com/css2?display=swap&family=';

/** Generic families and those that devices have; all others come from the web font service. */
const BUILT_IN =
	/^([a-z-]*serif|monospace|cursive|fantasy|math|emoji|fangsong|system-ui|ui-\w+|-apple-\w+|blinkmac\w+|arial|helvetica|verdana|tahoma|georgia|times new roman|trebuchet ms|courier new)$/i;

/** `System Stack` is the device's own font; the others are keywords of CSS, never families. */
const NO_FAMILY =
	/^(system stack|none|default|inherit|initial|unset|revert(-layer)?|)$/i;

/**
 * A `font-family` (CSS Fonts 4: a name that begins with a digit must be quoted, a generic family must
 * not be), and the name to load from the web font service, if any. Owners write a space as a plus
 * too, as addresses of that service do.
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
