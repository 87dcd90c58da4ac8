import type { Cleanup } from '../../shared/types';
import type { Make } from './make';
import type { Place } from './locations';

/** Makes a place's name in the list a button that shows it on the map, and gives the way back. */
export function addPlaceButton(
	make: Make,
	{ heading }: Place,
	onPress: () => void
): Cleanup {
	if ( ! heading || heading.querySelector( 'a, button' ) ) {
		return () => {};
	}
	const button = make( 'button', {
		type: 'button',
		class: 'chaty-map-name',
	} );
	button.append( ...heading.childNodes );
	heading.append( button );
	button.addEventListener( 'click', onPress );
	return () => button.replaceWith( ...button.childNodes );
}
