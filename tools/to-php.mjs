/**
 * Returns a value as PHP.
 *
 * @param {unknown} value Value of JSON.
 * @return {string} An expression.
 */
export function toPhp( value ) {
	if ( typeof value === 'string' ) {
		const quoted = value.replace( /[\\']/g, '\\$&' );
		return `'${ quoted.replaceAll( '\0', `' . "\\0" . '` ) }'`;
	}
	if ( value === null || typeof value !== 'object' ) {
		return JSON.stringify( value );
	}
	const entries = Array.isArray( value )
		? value.map( toPhp )
		: Object.entries( value ).map(
				( [ key, item ] ) => `${ toPhp( key ) } => ${ toPhp( item ) }`
		  );
	return `array(${ entries.join( ',' ) })`;
}
