import { useEffect, useState } from '@wordpress/element';
import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { toQrPath, type QrRows } from '../../shared/qr-path';
import { getMissingPartText } from '../domain/failure-text';

/** An address as a QR code, to be read with a phone. */
export function QrCode( { text }: { readonly text: string } ) {
	const [ rows, setRows ] = useState< QrRows >( [] );
	const [ problem, setProblem ] = useState( '' );
	useEffect( () => {
		let isCurrent = true;
		const show = ( sentence: string ) =>
			isCurrent && setProblem( sentence );
		import( /* webpackChunkName: "console-qr" */ 'uqr' )
			.then(
				( { encode } ) => {
					const { data } = encode( text, { border: 2 } );
					return isCurrent && setRows( data );
				},
				() => show( getMissingPartText() )
			)
			.catch( () =>
				show( __( 'This address is too long for a QR code.', 'chaty' ) )
			);
		return () => {
			isCurrent = false;
		};
	}, [ text ] );
	if ( problem ) {
		return <p>{ problem }</p>;
	}
	return rows.length ? (
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
