import { getArrowStep } from './navigation';

const press = ( key: string, modifiers = {} ) => ( {
	key,
	altKey: false,
	ctrlKey: false,
	metaKey: false,
	shiftKey: false,
	...modifiers,
} );

test.each( [
	[ 'right', press( 'ArrowRight' ), 1, -1 ],
	[ 'left', press( 'ArrowLeft' ), -1, 1 ],
	[ 'another key', press( 'ArrowUp' ), 0, 0 ],
	[ 'a property of every object', press( 'constructor' ), 0, 0 ],
	[ 'right with Alt', press( 'ArrowRight', { altKey: true } ), 0, 0 ],
	[ 'right with Ctrl', press( 'ArrowRight', { ctrlKey: true } ), 0, 0 ],
	[ 'right with Meta', press( 'ArrowRight', { metaKey: true } ), 0, 0 ],
	[ 'right with Shift', press( 'ArrowRight', { shiftKey: true } ), 0, 0 ],
] )(
	'given %s, then the step depends on the direction',
	( _, key, leftToRight, rightToLeft ) => {
		expect( getArrowStep( key, false ) ).toBe( leftToRight );
		expect( getArrowStep( key, true ) ).toBe( rightToLeft );
	}
);
