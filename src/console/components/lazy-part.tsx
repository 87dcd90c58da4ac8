import { Button } from '@wordpress/components';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { getMissingPartText } from '../domain/failure-text';

/** Loads a part of the script where it is first drawn. `fetchPart` must stay the same function. */
export function useLazyPart< Part >( fetchPart: () => Promise< Part > ) {
	const [ part, setPart ] = useState< Part | null >( null );
	const [ hasFailed, setHasFailed ] = useState( false );
	const isGone = useRef( false );
	const load = useCallback( () => {
		setHasFailed( false );
		fetchPart().then(
			( loaded ) => ! isGone.current && setPart( () => loaded ),
			() => ! isGone.current && setHasFailed( true )
		);
	}, [ fetchPart ] );
	useEffect( () => {
		isGone.current = false;
		load();
		return () => {
			isGone.current = true;
		};
	}, [ load ] );
	return { part, hasFailed, load };
}

/** A part of the script that loads at its first use. */
export type LazyPart< Part > = ReturnType< typeof useLazyPart< Part > >;

interface Props< Part > {
	readonly lazy: LazyPart< Part >;
	readonly text?: string;
	readonly children: ( part: Part ) => ReactNode;
}

export const WithPart = < Part, >( {
	lazy: { part, hasFailed, load },
	text = getMissingPartText(),
	children,
}: Props< Part > ) =>
	hasFailed ? (
		<p className="chaty-console-note" role="status">
			{ text }{ ' ' }
			<Button variant="link" onClick={ load }>
				{ __( 'Try again', 'chaty' ) }
			</Button>
		</p>
	) : (
		part && children( part )
	);
