import { useEffect, useState } from '@wordpress/element';
import {
	onRouteChange,
	pushRoute,
	readRoute,
	replaceRoute,
	type Route,
} from '../browser/address';
import { useHandler } from '../components/use-handler';
import type { Settings } from '../components/use-settings';

/**
 * `wait` gets a route that would leave changes. It asks; during a save it opens the route once that is done, and asks
 * only where something was typed meanwhile. `isWaiting` is true while it waits for a save.
 */
function useWait(
	{ isSaving, isDirty, failure }: Settings,
	navigate: ( route: Route ) => void,
	ask: ( route: Route ) => void
) {
	const [ target, setTarget ] = useState< Route | null >( null );
	useEffect( () => {
		if ( target && ! isSaving ) {
			setTarget( null );
			if ( ! isDirty ) {
				navigate( target );
			} else if ( ! failure ) {
				ask( target );
			}
		}
	}, [ target, isSaving, isDirty, failure, navigate, ask ] );
	return { isWaiting: !! target, wait: isSaving ? setTarget : ask };
}

/**
 * The widget and the group that the address names. Leaving a widget with unsaved changes waits for an answer, or for the
 * end of a save that is under way.
 */
export function useRoute( settings: Settings ) {
	const [ route, setRoute ] = useState( readRoute );
	const [ pending, setPending ] = useState< Route | null >( null );
	const mustWait = ( next: Route ) =>
		settings.isDirty && next.widget !== route.widget;
	const navigate = ( next: Partial< Route > ) => {
		const target = { widget: '', group: '', ...next };
		pushRoute( target );
		setRoute( target );
	};
	const { isWaiting, wait } = useWait( settings, navigate, setPending );
	const follow = useHandler( () => {
		const next = readRoute();
		if ( mustWait( next ) ) {
			pushRoute( route );
		}
		( mustWait( next ) ? wait : setRoute )( next );
	} );
	useEffect( () => onRouteChange( follow ), [ follow ] );
	return {
		route,
		/** Opens a route without a question. */
		navigate,
		/** Opens a route, after a question where changes would be lost. */
		go: ( next: Partial< Route > ) => {
			const target = { widget: '', group: '', ...next };
			( mustWait( target ) ? wait : navigate )( target );
		},
		/** Puts a group into the address, so that a reload or a copied link opens it. */
		nameGroup: ( group: string ) => {
			replaceRoute( { ...route, group } );
			setRoute( { ...route, group } );
		},
		hasPending: !! pending,
		isWaiting,
		stay: () => setPending( null ),
		leave: () => {
			setPending( null );
			navigate( pending ?? {} );
		},
	};
}
