import { useEffect, useRef, useState } from '@wordpress/element';
import {
	onRouteChange,
	pushRoute,
	readRoute,
	replaceRoute,
	type Route,
} from '../browser/address';
import { focusHeading } from '../browser/focus';
import { useHandler } from '../components/use-handler';
import type { Settings } from '../components/use-settings';

/** The widget and the group that the address names. Leaving a widget with unsaved changes waits for an answer. */
export function useRoute( settings: Settings ) {
	const [ route, setRoute ] = useState( readRoute );
	const [ pending, setPending ] = useState< Route | null >( null );
	const isOpened = useRef( false );
	useEffect( () => {
		if ( isOpened.current ) {
			focusHeading();
		}
		isOpened.current = true;
	}, [ route.widget ] );
	const mustAsk = ( next: Route ) =>
		settings.isDirty && next.widget !== route.widget;
	const navigate = ( next: Partial< Route > ) => {
		const target = { widget: '', group: '', ...next };
		pushRoute( target );
		setRoute( target );
	};
	const follow = useHandler( () => {
		const next = readRoute();
		if ( mustAsk( next ) ) {
			pushRoute( route );
		}
		( mustAsk( next ) ? setPending : setRoute )( next );
	} );
	useEffect( () => onRouteChange( follow ), [ follow ] );
	return {
		route,
		/** Opens a route without a question. */
		navigate,
		/** Opens a route, after a question where changes would be lost. */
		go: ( next: Partial< Route > ) => {
			const target = { widget: '', group: '', ...next };
			( mustAsk( target ) ? setPending : navigate )( target );
		},
		/** Puts a group into the address, so that a reload or a copied link opens it. */
		nameGroup: ( group: string ) => {
			replaceRoute( { ...route, group } );
			setRoute( { ...route, group } );
		},
		hasPending: !! pending,
		stay: () => setPending( null ),
		leave: () => {
			setPending( null );
			navigate( pending ?? {} );
		},
	};
}
