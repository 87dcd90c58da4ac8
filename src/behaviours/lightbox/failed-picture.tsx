import { translate } from '@chaty/runtime';
import type { ReactElement } from 'react';

/** Says that a picture cannot be shown; the others of the album still can. */
export function FailedPicture( {}: {} ): ReactElement {
	return (
		<p className="chaty-lightbox-failed">
			{ translate( 'This picture could not be loaded.' ) }
		</p>
	);
}
