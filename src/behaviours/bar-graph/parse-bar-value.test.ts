import { parseBarValue } from './bar-graph';

test.each( [
	[ '75', 75 ],
	[ ' 75 ', 75 ],
	[ '75%', 75 ],
	[ '75 %', 75 ],
	[ '0', 0 ],
	[ '100', 100 ],
	[ '12.5', 12.5 ],
	[ '12,5', 12.5 ],
	[ '+8', 8 ],
	[ '120', 100 ],
	[ '-5', 0 ],
	[ '', null ],
	[ 'abc', null ],
	[ '75px', null ],
	[ '7 5', null ],
	[ '1e9', null ],
	[ 'NaN', null ],
	[ 'Infinity', null ],
	[ '75;background:red', null ],
] )( 'given "%s", then %s', ( text, value ) => {
	expect( parseBarValue( text ) ).toBe( value );
} );
