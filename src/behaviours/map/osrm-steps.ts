import { asRecord, readText, type Raw } from '../../shared/raw-values';

/** A text of ours in the page's language. */
export type Translate = ( text: string ) => string;

/** A sentence for a way without a name, and one for a way with it. */
type Sentence = readonly [ bare: string, named: string ];
type Sentences = Readonly< Record< string, Sentence > >;

const ON: Sentence = [ 'Continue', 'Continue on %s' ];

/** Turns, and whatever is told like one. */
const TURNS: Sentences = {
	uturn: [ 'Make a U-turn', 'Make a U-turn onto %s' ],
	'sharp right': [ 'Turn sharp right', 'Turn sharp right onto %s' ],
	right: [ 'Turn right', 'Turn right onto %s' ],
	'slight right': [ 'Bear right', 'Bear right onto %s' ],
	straight: [ 'Go straight ahead', 'Go straight ahead onto %s' ],
	'slight left': [ 'Bear left', 'Bear left onto %s' ],
	left: [ 'Turn left', 'Turn left onto %s' ],
	'sharp left': [ 'Turn sharp left', 'Turn sharp left onto %s' ],
};

const FORKS: Sentences = {
	right: [ 'Keep right', 'Keep right onto %s' ],
	straight: [ 'Keep straight ahead', 'Keep straight ahead onto %s' ],
	left: [ 'Keep left', 'Keep left onto %s' ],
};

const RAMPS: Sentences = {
	right: [ 'Take the ramp on the right', 'Take the ramp on the right to %s' ],
	straight: [ 'Take the ramp', 'Take the ramp to %s' ],
	left: [ 'Take the ramp on the left', 'Take the ramp on the left to %s' ],
};

const EXITS: Sentences = {
	right: [ 'Take the exit on the right', 'Take the exit on the right to %s' ],
	straight: [ 'Take the exit', 'Take the exit to %s' ],
	left: [ 'Take the exit on the left', 'Take the exit on the left to %s' ],
};

const ARRIVALS: Sentences = {
	right: [ 'Your destination is on the right', '' ],
	straight: [ 'You have arrived', '' ],
	left: [ 'Your destination is on the left', '' ],
};

const ROUNDABOUT: Sentence = [
	'Enter the roundabout',
	'Enter the roundabout to %s',
];
const ROUNDABOUT_EXIT: Sentence = [
	'At the roundabout, take exit %1$s',
	'At the roundabout, take exit %1$s onto %2$s',
];
const DEPART: Sentence = [ 'Start', 'Start on %s' ];
const MERGE: Sentence = [ 'Merge', 'Merge onto %s' ];
const LEAVE: Sentence = [
	'Leave the roundabout',
	'Leave the roundabout onto %s',
];
const FERRY: Sentence = [ 'Take the ferry', 'Take the ferry %s' ];

/** What is told of each kind of step by its direction; kinds that are not here are told as turns. */
const KINDS: Readonly<
	Record< string, ( direction: string, turn: Sentence ) => Sentence >
> = {
	depart: () => DEPART,
	arrive: ( side ) => sideOf( ARRIVALS, side ),
	merge: () => MERGE,
	fork: ( side ) => sideOf( FORKS, side ),
	'on ramp': ( side ) => sideOf( RAMPS, side ),
	'off ramp': ( side ) => sideOf( EXITS, side ),
	roundabout: () => ROUNDABOUT,
	rotary: () => ROUNDABOUT,
	'exit roundabout': () => LEAVE,
	'exit rotary': () => LEAVE,
	'new name': () => ON,
	notification: () => ON,
	'use lane': () => ON,
	continue: ( direction, turn ) => ( direction === 'straight' ? ON : turn ),
};

const look = < Value >(
	table: Readonly< Record< string, Value > >,
	key: string
): Value | undefined =>
	Object.hasOwn( table, key ) ? table[ key ] : undefined;

/** `sharp left` and `slight left` are on the left. */
function sideOf( sentences: Sentences, direction: string ): Sentence {
	const side = /(left|right)$/.exec( direction )?.[ 1 ] ?? 'straight';
	return sentences[ side ] ?? ON;
}

/** The name of a way, its number behind it; on ramps where they lead. */
function nameWay( step: Raw, type: string ): string {
	const [ name, ref ] = [ readText( step, 'name' ), readText( step, 'ref' ) ];
	const target = type.endsWith( ' ramp' )
		? readText( step, 'destinations' )
		: '';
	const way =
		name && ref && name !== ref ? `${ name } (${ ref })` : name || ref;
	return target || way;
}

const fill = ( text: string, ...values: readonly string[] ) =>
	values.reduce(
		( filled, value, index ) =>
			filled.replace(
				index ? `%${ index + 1 }$s` : /%s|%1\$s/,
				() => value
			),
		text
	);

/**
 * Tells a step of OSRM's in words. The service sends kinds and directions, no sentences, so these
 * are ours and in the page's language.
 */
export function tellStep( step: Raw, translate: Translate ): string {
	const maneuver = asRecord( step[ 'maneuver' ] );
	const type = readText( maneuver, 'type' );
	const direction = readText( maneuver, 'modifier', 'straight' );
	const exit = readText( maneuver, 'exit' );
	const way = nameWay( step, type );
	const turn = look( TURNS, direction ) ?? ON;

	if ( exit && /^(roundabout|rotary)$/.test( type ) ) {
		const [ bare, named ] = ROUNDABOUT_EXIT;
		return fill( translate( way ? named : bare ), exit, way );
	}
	const isFerry = readText( step, 'mode' ) === 'ferry' && type !== 'arrive';
	const [ bare, named ] = isFerry
		? FERRY
		: look( KINDS, type )?.( direction, turn ) ?? turn;
	return way && named ? fill( translate( named ), way ) : translate( bare );
}
