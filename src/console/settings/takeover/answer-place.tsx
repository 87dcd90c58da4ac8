import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';

/** What came of a button. The focus moves here, because the button may be gone. */
export function AnswerPlace( { children }: { readonly children: ReactNode } ) {
	const place = useRef< HTMLDivElement >( null );
	useEffect( () => place.current?.focus(), [] );
	return (
		<div ref={ place } tabIndex={ -1 } className="chaty-takeover__answer">
			{ children }
		</div>
	);
}
