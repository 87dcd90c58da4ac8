import { readDevices, withDevices, type Devices } from './devices';

const of = ( desktop: unknown, mobile: unknown, more = {} ) => ( {
	is_desktop: desktop,
	is_mobile: mobile,
	...more,
} );
const OFF = of( 0, 0 );

test.each( [
	[ 'all on both', [ of( 1, 1 ), of( '1', 'yes' ) ], 'all' ],
	[ 'one off everywhere', [ of( 0, 1 ), OFF ], 'mobile' ],
	[ 'two that differ', [ of( 1, 1 ), of( 1, 0 ) ], null ],
	[ 'none', [], null ],
] )( 'given channels of which %s, then the devices are %s', ( ...row ) => {
	expect( readDevices( row[ 1 ] ) ).toBe( row[ 2 ] );
} );

test.each< [ Devices, number, number ] >( [
	[ 'all', 1, 1 ],
	[ 'desktop', 1, 0 ],
	[ 'mobile', 0, 1 ],
] )(
	'given %s, then each channel that is on has these flags, and those of its people',
	( devices, desktop, mobile ) => {
		const people = { is_agent: 1, is_agent_desktop: 1, is_agent_mobile: 1 };
		const set = withDevices(
			[ of( 1, 0 ), OFF, of( 0, 0, people ) ],
			devices
		);
		expect( set ).toEqual( [
			of( desktop, mobile ),
			OFF,
			of( desktop, mobile, {
				is_agent: 1,
				is_agent_desktop: desktop,
				is_agent_mobile: mobile,
			} ),
		] );
		expect( readDevices( set ) ).toBe( devices );
	}
);
