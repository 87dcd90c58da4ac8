import type { LinkSource } from './settings/types';

/** A call of one of the page's two functions, which owners set as a link's value. */
export interface LaunchCommand {
	readonly name: 'launch_chaty' | 'close_chaty';
	/** Id of the widget; empty for the first. */
	readonly which: string;
}

const CALL =
	/^(?:javascript:)?\s*(?:window\.)?(launch_chaty|close_chaty)\(\s*(?:(\d{1,4})\s*)?\)\s*;?$/;

/** The command that a free link's value is. The text is compared, and never run. `null` for anything else. */
export function parseLaunchCommand( {
	type,
	value,
}: Pick< LinkSource, 'type' | 'value' > ): LaunchCommand | null {
	const isFree = type.endsWith( 'Link' );
	const [ , name, which = '' ] = ( isFree && CALL.exec( value ) ) || [];
	return name ? { name: name as LaunchCommand[ 'name' ], which } : null;
}
