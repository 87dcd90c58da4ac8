import type { ReactElement } from 'react';
import type { LauncherIconName } from '../domain/settings/types';

/** Path of `chat-base`, inline because most launchers have it. */
const BASE_PATH =
	'M12 3a9 8 0 0 0-7 13l-1 5 5-2.5a9 8 0 1 0 3-15.5ZM7 11a1 1 0 0 0 2 0 1 1 0 0 0-2 0Zm4 0a1 1 0 0 0 2 0 1 1 0 0 0-2 0Zm4 0a1 1 0 0 0 2 0 1 1 0 0 0-2 0Z';

/** The launcher's icon; decorative. */
export function LauncherIcon( {
	name,
	url,
	spriteUrl,
}: {
	readonly name: LauncherIconName;
	/** Address of the image of `chat-image`. */
	readonly url: string;
	/** Address of the file with the other icons. */
	readonly spriteUrl: string | undefined;
} ): ReactElement {
	return name === 'chat-image' ? (
		<img className="chaty-svg" src={ url } alt="" />
	) : (
		<svg className="chaty-svg" viewBox="0 0 24 24" aria-hidden="true">
			{ name === 'chat-base' ? (
				<path d={ BASE_PATH } />
			) : (
				<use href={ `${ spriteUrl }#${ name }` } />
			) }
		</svg>
	);
}
