import { getDeviceSlugs } from './plan';

/** A channel of each device, and one of both. */
const channels = [
	[ 'Phone', 1 ],
	[ 'SMS', 2 ],
	[ 'Email', 3 ],
] as const;

test.each( [
	[ 'a desktop', false, [ 'Phone', 'Email' ] ],
	[ 'a phone', true, [ 'SMS', 'Email' ] ],
] )( 'on %s are its channels, and those of both', ( _, isMobile, slugs ) => {
	const device = { isMobile, isIos: false, isBot: false };
	expect( getDeviceSlugs( { channels }, device ) ).toEqual( slugs );
} );
