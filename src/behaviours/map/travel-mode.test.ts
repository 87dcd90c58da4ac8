import cases from '../../../tests/fixtures/behaviours/map-route-errors.json';
import { parseTravelMode, parseUnit } from './travel-mode';

const OSRM = { car: 'driving', bicycle: 'cycling', foot: 'walking' };
const SYSTEMS = { kilometres: 'metric', miles: 'imperial' };

test.each( Object.entries( cases.travelModes ) )(
	'the origin’s %s is OSRM’s %s',
	( word, profile ) => {
		expect( OSRM[ parseTravelMode( word ) ] ).toBe( profile );
	}
);

test.each( Object.entries( cases.travelUnits ) )(
	'the origin’s %s is %s',
	( word, system ) => {
		expect( SYSTEMS[ parseUnit( word ) ] ).toBe( system );
	}
);

test.each( [ 'plane', '', undefined, 'toString' ] )(
	'%s is no word: by car, in kilometres',
	( word ) => {
		expect( parseTravelMode( word ) ).toBe(
			parseTravelMode( cases.unknownMode )
		);
		expect( parseUnit( word ) ).toBe( parseUnit( cases.unknownUnit ) );
	}
);

test.each( [
	[ 'foot', 'foot' ],
	[ ' Bicycle ', 'bicycle' ],
] as const )( 'our word %s', ( word, mode ) => {
	expect( parseTravelMode( word ) ).toBe( mode );
} );
