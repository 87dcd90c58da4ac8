import { stepOfSwipe } from './swipe';

test.each( [
	[ 'to the left, quickly', { x: -50, y: 10, ms: 550 }, 1 ],
	[ 'to the right, quickly', { x: 50, y: 10, ms: 100 }, -1 ],
	[ 'not far enough', { x: -49, y: 0, ms: 100 }, 0 ],
	[ 'too slow', { x: -60, y: 0, ms: 551 }, 0 ],
	[ 'slow, over more than half the width', { x: -201, y: 0, ms: 2000 }, 1 ],
	[ 'slow, over half the width', { x: -200, y: 0, ms: 2000 }, 0 ],
	[ 'rather up than aside', { x: -80, y: 90, ms: 100 }, 0 ],
	[ 'a tap', { x: 0, y: 0, ms: 50 }, 0 ],
] )( 'a finger goes %s', ( _, movement, step ) => {
	const swipe = { ...movement, width: 400 };
	expect( stepOfSwipe( swipe, false ) ).toBe( step );
	expect( stepOfSwipe( swipe, true ) ).toBe( step && -step );
} );
