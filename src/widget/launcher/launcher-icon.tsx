import type { ReactElement } from 'react';
import type { LauncherIcon as Name } from '../domain/settings/types';

/** The drawing of `chat-base`, on a 24 by 24 grid: most launchers have it, so it needs no file. */
const BASE =
	'M12 3a9 8 0 0 0-7 13l-1 5 5-2.5a9 8 0 1 0 3-15.5ZM7 11a1 1 0 0 0 2 0 1 1 0 0 0-2 0Zm4 0a1 1 0 0 0 2 0 1 1 0 0 0-2 0Zm4 0a1 1 0 0 0 2 0 1 1 0 0 0-2 0Z';

/** The launcher's picture. It says nothing by itself. */
export function LauncherIcon( {
	name,
	url,
	spriteUrl,
}: {
	readonly name: Name;
	/** Address of the picture of `chat-image`. */
	readonly url: string;
	/** Address of the file with the other drawings. */
	readonly spriteUrl: string | undefined;
} ): ReactElement {
	return name === 'chat-image' ? (
		<img className="chaty-svg" src={ url } alt="" />
	) : (
		<svg className="chaty-svg" viewBox="0 0 24 24" aria-hidden="true">
			{ name === 'chat-base' ? (
				<path d={ BASE } />
			) : (
				<use href={ `${ spriteUrl }#${ name }` } />
			) }
		</svg>
	);
}
