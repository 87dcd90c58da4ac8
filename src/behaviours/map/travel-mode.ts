/** How a route is travelled; the first is for words that nobody knows (spec section 9). */
export const TRAVEL_MODES = [ 'car', 'bicycle', 'foot' ] as const;
export type TravelMode = ( typeof TRAVEL_MODES )[ number ];

/** What distances are told in; the first is for words that nobody knows (spec section 9). */
export const UNITS = [ 'kilometres', 'miles' ] as const;
export type Unit = ( typeof UNITS )[ number ];

const MODE_WORDS: Readonly< Record< string, TravelMode > > = {
	car: 'car',
	bicycle: 'bicycle',
	foot: 'foot',
	bycar: 'car',
	bybicycle: 'bicycle',
	byfoot: 'foot',
};

const UNIT_WORDS: Readonly< Record< string, Unit > > = {
	kilometres: 'kilometres',
	miles: 'miles',
	km: 'kilometres',
};

const look = < Word extends string >(
	words: Readonly< Record< string, Word > >,
	text: string
): Word | undefined => words[ text.trim().toLowerCase() ];

/** The mode that a word of ours or of the origin (`BYFOOT`) names. */
export const parseTravelMode = ( text = '' ): TravelMode =>
	look( MODE_WORDS, text ) ?? TRAVEL_MODES[ 0 ];

/** The unit that a word of ours or of the origin (`MILES`) names. */
export const parseUnit = ( text = '' ): Unit =>
	look( UNIT_WORDS, text ) ?? UNITS[ 0 ];
