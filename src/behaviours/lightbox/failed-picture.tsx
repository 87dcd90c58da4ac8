import type { ReactElement } from 'react';
import type { BehaviourKit } from '../core/runtime';

/** Says that a picture cannot be shown; the others of the album still can. */
export function FailedPicture( {
	kit,
}: {
	readonly kit: BehaviourKit;
} ): ReactElement {
	return (
		<p className="chaty-lightbox-failed">
			{ kit.translate( 'This picture could not be loaded.' ) }
		</p>
	);
}
