import { translate } from '@chaty/runtime';
import { asRecord, readText, type Raw } from '../../shared/raw-values';

/** A sentence for a road without a name, and one for a road with a name. */
type Sentence = readonly [ bare: string, named: string ];
type Sentences = Readonly< Record< string, Sentence > >;

const CONTINUE: Sentence = [ 'Continue', 'Continue on %1$s' ];

/** Sentences of turns, by OSRM's `modifier`. */
const TURNS: Sentences = {
	uturn: [ 'Make a U-turn', 'Make a U-turn onto %1$s' ],
	'sharp right': [ 'Turn sharp right', 'Turn sharp right onto %1$s' ],
	right: [ 'Turn right', 'Turn right onto %1$s' ],
	'slight right': [ 'Bear right', 'Bear right onto %1$s' ],
	straight: [ 'Go straight ahead', 'Go straight ahead onto %1$s' ],
	'slight left': [ 'Bear left', 'Bear left onto %1$s' ],
	left: [ 'Turn left', 'Turn left onto %1$s' ],
	'sharp left': [ 'Turn sharp left', 'Turn sharp left onto %1$s' ],
};

const FORKS: Sentences = {
	right: [ 'Keep right', 'Keep right onto %1$s' ],
	straight: [ 'Keep straight ahead', 'Keep straight ahead onto %1$s' ],
	left: [ 'Keep left', 'Keep left onto %1$s' ],
};

const RAMPS: Sentences = {
	right: [
		'Take the ramp on the right',
		'Take the ramp on the right to %1$s',
	],
	straight: [ 'Take the ramp', 'Take the ramp to %1$s' ],
	left: [ 'Take the ramp on the left', 'Take the ramp on the left to %1$s' ],
};

const EXITS: Sentences = {
	right: [
		'Take the exit on the right',
		'Take the exit on the right to %1$s',
	],
	straight: [ 'Take the exit', 'Take the exit to %1$s' ],
	left: [ 'Take the exit on the left', 'Take the exit on the left to %1$s' ],
};

const ARRIVALS: Sentences = {
	right: [ 'Your destination is on the right', '' ],
	straight: [ 'You have arrived', '' ],
	left: [ 'Your destination is on the left', '' ],
};

const ROUNDABOUT: Sentence = [
	'Enter the roundabout',
	'Enter the roundabout to %1$s',
];
const ROUNDABOUT_EXIT: Sentence = [
	'At the roundabout, take exit %1$s',
	'At the roundabout, take exit %1$s onto %2$s',
];
const DEPART: Sentence = [ 'Start', 'Start on %1$s' ];
const MERGE: Sentence = [ 'Merge', 'Merge onto %1$s' ];
const LEAVE: Sentence = [
	'Leave the roundabout',
	'Leave the roundabout onto %1$s',
];
const FERRY: Sentence = [ 'Take the ferry', 'Take the ferry %1$s' ];

/** The sentence of each OSRM step type, by its direction; other types are described as turns. */
const STEP_TYPES: Readonly<
	Record< string, ( direction: string, turn: Sentence ) => Sentence >
> = {
	depart: () => DEPART,
	arrive: ( side ) => chooseBySide( ARRIVALS, side ),
	merge: () => MERGE,
	fork: ( side ) => chooseBySide( FORKS, side ),
	'on ramp': ( side ) => chooseBySide( RAMPS, side ),
	'off ramp': ( side ) => chooseBySide( EXITS, side ),
	roundabout: () => ROUNDABOUT,
	rotary: () => ROUNDABOUT,
	'exit roundabout': () => LEAVE,
	'exit rotary': () => LEAVE,
	'new name': () => CONTINUE,
	notification: () => CONTINUE,
	'use lane': () => CONTINUE,
	continue: ( direction, turn ) =>
		direction === 'straight' ? CONTINUE : turn,
};

const getOwn = < Value >(
	table: Readonly< Record< string, Value > >,
	key: string
): Value | undefined =>
	Object.hasOwn( table, key ) ? table[ key ] : undefined;

/** Chooses by the side of a direction: `sharp left` and `slight left` are left. */
function chooseBySide( sentences: Sentences, direction: string ): Sentence {
	const side = /(left|right)$/.exec( direction )?.[ 1 ] ?? 'straight';
	return sentences[ side ] ?? CONTINUE;
}

/** The destinations of a ramp; otherwise the name of the road and its number in parentheses. */
function getRoadName( step: Raw, type: string ): string {
	const [ name, ref ] = [ readText( step, 'name' ), readText( step, 'ref' ) ];
	const target = type.endsWith( ' ramp' )
		? readText( step, 'destinations' )
		: '';
	const road =
		name && ref && name !== ref ? `${ name } (${ ref })` : name || ref;
	return target || road;
}

/**
 * Describes a step of OSRM in a sentence. The service sends types and directions without sentences, so
 * that these come from our translations.
 */
export function describeStep( step: Raw ): string {
	const maneuver = asRecord( step[ 'maneuver' ] );
	const type = readText( maneuver, 'type' );
	const direction = readText( maneuver, 'modifier', 'straight' );
	const exit = readText( maneuver, 'exit' );
	const road = getRoadName( step, type );
	const turn = getOwn( TURNS, direction ) ?? CONTINUE;

	if ( exit && /^(roundabout|rotary)$/.test( type ) ) {
		const [ bare, named ] = ROUNDABOUT_EXIT;
		return translate( road ? named : bare, exit, road );
	}
	const isFerry = readText( step, 'mode' ) === 'ferry' && type !== 'arrive';
	const [ bare, named ] = isFerry
		? FERRY
		: getOwn( STEP_TYPES, type )?.( direction, turn ) ?? turn;
	return translate( ( road && named ) || bare, road );
}
