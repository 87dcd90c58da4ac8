import { useEffect, useRef, useState } from '@wordpress/element';
import {
	onPlaceChange,
	pushPlace,
	readPlace,
	replacePlace,
	type Place,
} from '../browser/address';
import { focusHeading } from '../browser/focus';

/** Where the owner is, as the address tells it. `isHeld` asks whether leaving must wait; `onHeld` gets where to. */
export function usePlace(
	isHeld: ( next: Place ) => boolean,
	onHeld: ( next: Place ) => void
) {
	const [ place, setPlace ] = useState( readPlace );
	const isOpened = useRef( false );
	useEffect( () => {
		if ( isOpened.current ) {
			focusHeading();
		}
		isOpened.current = true;
	}, [ place.widget ] );
	const go = ( next: Partial< Place >, isForced = false ) => {
		const target = { widget: '', group: '', ...next };
		if ( ! isForced && isHeld( target ) ) {
			onHeld( target );
			return;
		}
		pushPlace( target );
		setPlace( target );
	};
	useEffect( () =>
		onPlaceChange( () => {
			const next = readPlace();
			if ( isHeld( next ) ) {
				pushPlace( place );
				onHeld( next );
			} else {
				setPlace( next );
			}
		} )
	);
	return {
		place,
		go,
		/** Puts a group into the address, so that a reload or a copied link opens it. */
		nameGroup: ( group: string ) => {
			replacePlace( { ...place, group } );
			setPlace( { ...place, group } );
		},
	};
}
