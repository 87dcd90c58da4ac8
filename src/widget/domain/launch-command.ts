/** A call of one of the page's two functions (spec section 2), as owners put it behind a link. */
export interface LaunchCall {
	readonly name: 'launch_chaty' | 'close_chaty';
	/** Which widget; empty for the first. */
	readonly which: string;
}

const CALL =
	/^(?:javascript:)?\s*(?:window\.)?(launch_chaty|close_chaty)\(\s*(?:(\d{1,4})\s*)?\)\s*;?$/;

/** The call that a free link's value is: compared, never run. `null` for everything else. */
export function launchCall( {
	type,
	value,
}: {
	readonly type: string;
	readonly value: string;
} ): LaunchCall | null {
	const isFree = type.endsWith( 'Link' );
	const [ , name, which = '' ] = ( isFree && CALL.exec( value ) ) || [];
	return name ? { name: name as LaunchCall[ 'name' ], which } : null;
}
