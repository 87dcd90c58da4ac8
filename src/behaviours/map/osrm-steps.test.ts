import { describeStep } from './osrm-steps';

const step = (
	type: string,
	modifier?: string,
	changes: object = {},
	more: object = {}
) => ( {
	name: 'Main Street',
	mode: 'driving',
	...changes,
	maneuver: { type, ...( modifier && { modifier } ), ...more },
} );

test.each( [
	[ step( 'depart', 'right' ), 'Start on Main Street' ],
	[ step( 'depart', undefined, { name: '' } ), 'Start' ],
	[ step( 'turn', 'left' ), 'Turn left onto Main Street' ],
	[ step( 'turn', 'sharp right', { name: '' } ), 'Turn sharp right' ],
	[ step( 'turn', 'uturn' ), 'Make a U-turn onto Main Street' ],
	[ step( 'turn', 'straight' ), 'Go straight ahead onto Main Street' ],
	[ step( 'turn', 'right', { name: '' } ), 'Turn right' ],
	[ step( 'turn', 'slight right', { name: '' } ), 'Bear right' ],
	[ step( 'turn', 'slight left', { name: '' } ), 'Bear left' ],
	[ step( 'turn', 'left', { name: '' } ), 'Turn left' ],
	[ step( 'turn', 'sharp left', { name: '' } ), 'Turn sharp left' ],
	[ step( 'turn', 'uturn', { name: '' } ), 'Make a U-turn' ],
	[ step( 'fork', 'right', { name: '' } ), 'Keep right' ],
	[ step( 'fork', 'left', { name: '' } ), 'Keep left' ],
	[ step( 'end of road', 'right' ), 'Turn right onto Main Street' ],
	[ step( 'roundabout turn', 'left' ), 'Turn left onto Main Street' ],
	[ step( 'continue', 'straight' ), 'Continue on Main Street' ],
	[ step( 'continue', 'slight left' ), 'Bear left onto Main Street' ],
	[ step( 'new name', 'slight right' ), 'Continue on Main Street' ],
	[ step( 'notification' ), 'Continue on Main Street' ],
	[ step( 'merge', 'slight left' ), 'Merge onto Main Street' ],
	[ step( 'fork', 'slight left' ), 'Keep left onto Main Street' ],
	[ step( 'fork', 'straight', { name: '' } ), 'Keep straight ahead' ],
	[
		step( 'on ramp', 'slight right', { destinations: 'A 7: Hamburg' } ),
		'Take the ramp on the right to A 7: Hamburg',
	],
	[ step( 'off ramp', 'left', { name: '' } ), 'Take the exit on the left' ],
	[
		step( 'roundabout', 'right', {}, { exit: 2 } ),
		'At the roundabout, take exit 2 onto Main Street',
	],
	[
		step( 'rotary', 'right', { name: '' }, { exit: 3 } ),
		'At the roundabout, take exit 3',
	],
	[ step( 'roundabout', 'right', { name: '' } ), 'Enter the roundabout' ],
	[
		step( 'exit roundabout', 'right' ),
		'Leave the roundabout onto Main Street',
	],
	[
		step( 'turn', 'left', { mode: 'ferry', name: 'Sylt–Rømø' } ),
		'Take the ferry Sylt–Rømø',
	],
	[
		step( 'turn', 'left', { ref: 'B 200' } ),
		'Turn left onto Main Street (B 200)',
	],
	[
		step( 'turn', 'left', { name: '', ref: 'B 200' } ),
		'Turn left onto B 200',
	],
	[ step( 'arrive', 'left' ), 'Your destination is on the left' ],
	[ step( 'arrive' ), 'You have arrived' ],
	[ step( 'arrive', 'straight', { mode: 'ferry' } ), 'You have arrived' ],
	[
		step( 'roundabout turn', 'left', {}, { exit: 1 } ),
		'Turn left onto Main Street',
	],
	[ step( 'a future type', 'left' ), 'Turn left onto Main Street' ],
	[ step( 'constructor', 'toString' ), 'Continue on Main Street' ],
	[
		step( 'turn', 'left', { name: '$& %s <b>' } ),
		'Turn left onto $& %s <b>',
	],
	[ {}, 'Go straight ahead' ],
] )( 'given %j, then it is "%s"', ( given, text ) => {
	expect( describeStep( given ) ).toBe( text );
} );

test( 'given a translation with another order, then the values are in that order', () => {
	window.chaty_behaviours = {
		strings: {
			'At the roundabout, take exit %1$s onto %2$s':
				'Auf %2$s an Ausfahrt %1$s',
		},
	};
	expect(
		describeStep( step( 'roundabout', 'right', {}, { exit: 2 } ) )
	).toBe( 'Auf Main Street an Ausfahrt 2' );
	delete window.chaty_behaviours;
} );
