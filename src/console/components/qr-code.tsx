import { useEffect, useState } from '@wordpress/element';
import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Cells of a row that are dark, as a path of squares. */
const toPath = ( rows: readonly ( readonly boolean[] )[] ) =>
	rows
		.flatMap( ( row, y ) =>
			row.map( ( isDark, x ) =>
				isDark ? `M${ x } ${ y }h1v1h-1z` : ''
			)
		)
		.join( '' );

/** An address as a QR code, to be read with a phone. */
export function QrCode( { text }: { readonly text: string } ) {
	const [ rows, setRows ] = useState< readonly ( readonly boolean[] )[] >(
		[]
	);
	const [ hasFailed, setHasFailed ] = useState( false );
	useEffect( () => {
		let isCurrent = true;
		import( /* webpackChunkName: "console-qr" */ 'uqr' )
			.then( ( { encode } ) => {
				const { data } = encode( text, { border: 2 } );
				return isCurrent && setRows( data );
			} )
			// A text that is too long for any code, or a broken download.
			.catch( () => isCurrent && setHasFailed( true ) );
		return () => {
			isCurrent = false;
		};
	}, [ text ] );
	if ( hasFailed ) {
		return (
			<p>{ __( 'This address is too long for a QR code.', 'chaty' ) }</p>
		);
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
			<path d={ toPath( rows ) } fill="#000" />
		</svg>
	) : (
		<Spinner />
	);
}
