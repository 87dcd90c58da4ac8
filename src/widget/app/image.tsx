import { useState, type ReactElement, type ReactNode } from 'react';

/** An image, or the fallback where there is none or it fails to load. */
export function Image( {
	className,
	src,
	alt = '',
	fallback = null,
}: {
	readonly className: string;
	/** Empty for none. */
	readonly src: string;
	readonly alt?: string;
	readonly fallback?: ReactNode;
} ): ReactElement {
	const [ hasFailed, setHasFailed ] = useState( false );
	return src && ! hasFailed ? (
		<img
			className={ className }
			src={ src }
			alt={ alt }
			onError={ () => setHasFailed( true ) }
		/>
	) : (
		<>{ fallback }</>
	);
}
