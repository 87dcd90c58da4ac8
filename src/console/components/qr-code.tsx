import { Spinner } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { toQrPath } from '../../shared/qr-path';
import { tryOr } from '../../shared/try-or';
import { getMissingPartText } from '../domain/failure-text';
import { useLazyPart } from './lazy-part';

const loadEncoder = () =>
	import( /* webpackChunkName: "console-qr" */ 'uqr' ).then(
		// Named here, so that the rest of the library is left out.
		( { encode } ) => ( { encode } )
	);

export function QrCode( { text }: { readonly text: string } ) {
	const { part, hasFailed } = useLazyPart( loadEncoder );
	const rows = useMemo(
		() => tryOr( () => part?.encode( text, { border: 2 } ).data, [] ),
		[ part, text ]
	);
	if ( hasFailed ) {
		return <p>{ getMissingPartText() }</p>;
	}
	if ( rows?.length === 0 ) {
		return (
			<p>{ __( 'This address is too long for a QR code.', 'chaty' ) }</p>
		);
	}
	return rows ? (
		<svg
			className="chaty-console-qr"
			role="img"
			aria-label={ __( 'QR code of the link', 'chaty' ) }
			viewBox={ `0 0 ${ rows.length } ${ rows.length }` }
			shapeRendering="crispEdges"
		>
			<rect width="100%" height="100%" fill="#fff" />
			<path d={ toQrPath( rows ) } fill="#000" />
		</svg>
	) : (
		<Spinner />
	);
}
