import apiFetch from '@wordpress/api-fetch';
import { Notice, ToggleControl } from '@wordpress/components';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

/** A widget that is on, as `chaty/v1/page-widgets` describes it. */
interface PageWidget {
	readonly id: string;
	readonly name: string;
	readonly is_shown: boolean;
	readonly can_change: boolean;
	readonly reason: string;
}

function usePageWidgets( id: number ) {
	const [ widgets, setWidgets ] = useState< readonly PageWidget[] >();
	const [ error, setError ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const ask = useCallback(
		( data?: object ) => {
			setBusy( true );
			setError( '' );
			apiFetch< readonly PageWidget[] >( {
				path: `/chaty/v1/page-widgets/${ id }`,
				...( data && { method: 'PUT', data } ),
			} )
				.then( setWidgets )
				.catch( ( { message } ) => setError( message ) )
				.finally( () => setBusy( false ) );
		},
		[ id ]
	);
	useEffect( () => ask(), [ ask ] );
	return { widgets, error, isBusy, change: ask };
}

/** The widgets that are on. Its switch adds a page rule at once, which shows or hides the widget on the page. */
export function PageWidgets( { id }: { readonly id: number } ) {
	const { widgets, error, isBusy, change } = usePageWidgets( id );
	return (
		<>
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ widgets?.length === 0 && (
				<p>{ __( 'No widget is on.', 'chaty' ) }</p>
			) }
			{ widgets?.map( ( widget ) => (
				<ToggleControl
					key={ widget.id }
					__nextHasNoMarginBottom
					label={ sprintf(
						/* translators: %s: name of a widget. */
						__( '%s shows on this page', 'chaty' ),
						widget.name
					) }
					help={ widget.reason }
					disabled={ isBusy || ! widget.can_change }
					checked={ widget.is_shown }
					onChange={ ( isShown ) =>
						change( { widget: widget.id, is_shown: isShown } )
					}
				/>
			) ) }
		</>
	);
}
