import type { ReactElement } from 'react';
import type { LauncherIcon as Name } from '../domain/settings/model';

const BUBBLE = 'M12 3a9 8 0 0 0-7 13l-1 5 5-2.5a9 8 0 1 0 3-15.5Z';

/** Our own drawings on a 24 by 24 grid; what lies inside another shape is cut out. */
const PATHS: Record< Exclude< Name, 'chat-image' >, string > = {
	'chat-base':
		BUBBLE +
		'M7 11a1 1 0 0 0 2 0 1 1 0 0 0-2 0Zm4 0a1 1 0 0 0 2 0 1 1 0 0 0-2 0Zm4 0a1 1 0 0 0 2 0 1 1 0 0 0-2 0Z',
	'chat-smile': BUBBLE + 'M7 12a5 5 0 0 0 10 0Z',
	'chat-bubble': BUBBLE + 'M7 9h10v1.5H7Zm0 3h7v1.5H7Z',
	'chat-db':
		'M9 3a7 6 0 0 0-5 10l-1 4 4-2h1a7 6 0 0 1 8-8.5A7 6 0 0 0 9 3Zm7 6a6 5.5 0 1 0 2 10.5l3.5 1.5-.5-3.5A6 5.5 0 0 0 16 9Z',
};

/** The launcher's picture. It says nothing by itself. */
export function LauncherIcon( {
	name,
	url,
}: {
	readonly name: Name;
	/** Address of the picture of `chat-image`. */
	readonly url: string;
} ): ReactElement {
	return name === 'chat-image' ? (
		<img className="chaty-svg" src={ url } alt="" />
	) : (
		<svg
			className="chaty-svg"
			viewBox="0 0 24 24"
			aria-hidden="true"
			focusable="false"
		>
			<path d={ PATHS[ name ] } />
		</svg>
	);
}
