/** A call of one of the page's two functions (spec section 2), as owners put it behind a link. */
export interface LaunchCommand {
	readonly name: 'launch_chaty' | 'close_chaty';
	/** Which widget; empty for the first. */
	readonly which: string;
}

const CALL =
	/^(?:javascript:)?\s*(?:window\.)?(launch_chaty|close_chaty)\(\s*(?:(\d{1,4})\s*)?\)\s*;?$/;

/** The call that a free link's value is: compared, never run. `null` for everything else. */
export function parseLaunchCommand( {
	type,
	value,
}: {
	readonly type: string;
	readonly value: string;
} ): LaunchCommand | null {
	const isFree = type.endsWith( 'Link' );
	const [ , name, which = '' ] = ( isFree && CALL.exec( value ) ) || [];
	return name ? { name: name as LaunchCommand[ 'name' ], which } : null;
}
