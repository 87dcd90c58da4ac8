import { getSwipeStep } from './swipe';

test.each( [
	[ 'to the left, quickly', { x: -50, y: 10, ms: 550 }, 1 ],
	[ 'to the right, quickly', { x: 50, y: 10, ms: 100 }, -1 ],
	[ 'that is too short', { x: -49, y: 0, ms: 100 }, 0 ],
	[ 'that is too slow', { x: -60, y: 0, ms: 551 }, 0 ],
	[
		'that is slow, over more than half the width',
		{ x: -201, y: 0, ms: 2000 },
		1,
	],
	[ 'that is slow, over half the width', { x: -200, y: 0, ms: 2000 }, 0 ],
	[ 'more vertical than horizontal', { x: -80, y: 90, ms: 100 }, 0 ],
	[ 'of a tap', { x: 0, y: 0, ms: 50 }, 0 ],
] )( 'given a movement %s, then its step', ( _, movement, step ) => {
	const swipe = { ...movement, width: 400 };
	expect( getSwipeStep( swipe, false ) ).toBe( step );
	expect( getSwipeStep( swipe, true ) ).toBe( step && -step );
} );
