import type { Make } from './make';
import type { MapServices } from './options';

const OPEN_STREET_MAP = 'OpenStreetMap contributors';
const COPYRIGHT = 'https://www.openstreetmap.org/copyright';

function createLink( make: Make, text: string, href: string ): Node | string {
	return href
		? make( 'a', { href, rel: 'noopener', target: '_blank' }, text )
		: text;
}

/**
 * Whom the map comes from, which stands on it always. Addresses and routes come from OpenStreetMap
 * whoever draws the tiles, so it is named besides where the tiles' own line does not.
 */
export function createCredit(
	make: Make,
	{ attribution, attributionUrl }: MapServices
): HTMLElement {
	const credit = make( 'p', { class: 'chaty-map-credit' } );
	const isNamed = /openstreetmap/i.test( attribution );
	if ( attribution ) {
		credit.append( '© ', createLink( make, attribution, attributionUrl ) );
	}
	if ( ! isNamed ) {
		credit.append(
			attribution ? ' · © ' : '© ',
			createLink( make, OPEN_STREET_MAP, COPYRIGHT )
		);
	}
	return credit;
}
