import {
	asRecord,
	readBoolean,
	readList,
	readNumber,
	readText,
	readEnum,
} from './raw-values';

describe( 'asRaw: only an object has keys to read', () => {
	test.each< [ string, unknown ] >( [
		[ 'PHP’s empty object, a list', [] ],
		[ 'a filled list', [ 'a' ] ],
		[ 'nothing', undefined ],
		[ 'null', null ],
		[ 'a text', 'abc' ],
		[ 'a number', 7 ],
		[ 'a yes', true ],
		[ 'a function', () => 1 ],
	] )( 'given %s, then an empty object', ( _, value ) => {
		expect( asRecord( value ) ).toEqual( {} );
	} );

	test( 'given an object, then that object', () => {
		const settings = { button_text: 'Gửi' };
		expect( asRecord( settings ) ).toBe( settings );
	} );
} );

describe( 'readList', () => {
	test.each< [ string, unknown, unknown[] ] >( [
		[ 'a list', [ 'IN', 'DE' ], [ 'IN', 'DE' ] ],
		[
			'a list with gaps, which PHP sends as an object',
			{ 0: 'IN', 2: 'DE' },
			[ 'IN', 'DE' ],
		],
		[ 'an empty list', [], [] ],
		[ 'nothing', undefined, [] ],
		[ 'null', null, [] ],
		[ 'a text', 'IN', [] ],
		[ 'a number', 3, [] ],
	] )( 'given %s', ( _, value, list ) => {
		expect( readList( { key: value }, 'key' ) ).toEqual( list );
	} );
} );

describe( 'readText', () => {
	test.each< [ string, unknown, string ] >( [
		[ 'a text', 'Call us', 'Call us' ],
		[ 'a value with a leading space', ' +1 555 0100', '+1 555 0100' ],
		[ 'a widget’s id as a number', 0, '0' ],
		[ 'a widget’s id as a text', '_1', '_1' ],
		[ 'a size as a number', 54, '54' ],
		[ 'an empty text', '', 'usual' ],
		[ 'only spaces', '  ', 'usual' ],
		[ 'nothing', undefined, 'usual' ],
		[ 'null', null, 'usual' ],
		[ 'a yes, which is no text', true, 'usual' ],
		[ 'a list', [ 'a' ], 'usual' ],
		[ 'an object', { toString: () => 'a' }, 'usual' ],
	] )( 'given %s', ( _, value, text ) => {
		expect( readText( { key: value }, 'key', 'usual' ) ).toBe( text );
	} );

	test( 'given no fallback, then what is missing is empty', () => {
		expect( readText( {}, 'key' ) ).toBe( '' );
	} );
} );

describe( 'readNumber', () => {
	test.each< [ string, unknown, number ] >( [
		[ 'a spacing as text', '25', 25 ],
		[ 'a spacing as number', 25, 25 ],
		[ 'a delay of 0 as text', '0', 0 ],
		[ 'a delay of 0 as number', 0, 0 ],
		[ 'a part', '2.5', 2.5 ],
		[ 'a negative one', '-10', -10 ],
		[ 'spaces around it', ' 44 ', 44 ],
		[ 'an empty text', '', 7 ],
		[ 'a unit behind it', '25px', 7 ],
		[ 'words', 'many', 7 ],
		[ 'no number', NaN, 7 ],
		[ 'no end', Infinity, 7 ],
		[ 'a yes', true, 7 ],
		[ 'a list', [ 25 ], 7 ],
		[ 'nothing', undefined, 7 ],
	] )( 'given %s', ( _, value, number ) => {
		expect( readNumber( { key: value }, 'key', 7 ) ).toBe( number );
	} );
} );

describe( 'readBoolean: the values that sites with Chaty 3.x send', () => {
	test.each< [ unknown ] >( [
		[ 1 ],
		[ '1' ],
		[ true ],
		[ 'true' ],
		[ 'yes' ],
		[ 'on' ],
		[ 'Yes' ],
		[ 'ON' ],
		[ ' on ' ],
	] )( '%j is on', ( value ) => {
		expect( readBoolean( { key: value }, 'key' ) ).toBe( true );
	} );

	test.each< [ unknown ] >( [
		[ 0 ],
		[ '0' ],
		[ false ],
		[ 'false' ],
		[ 'off' ],
		[ 'no' ],
		[ '' ],
		[ null ],
		[ undefined ],
		[ [] ],
		[ [ 1 ] ],
		[ {} ],
		[ 2 ],
		[ 'yes please' ],
	] )( '%j is off', ( value ) => {
		expect( readBoolean( { key: value }, 'key' ) ).toBe( false );
	} );
} );

describe( 'readWord', () => {
	const WORDS = [ 'open', 'hover' ] as const;

	test.each< [ string, unknown, string ] >( [
		[ 'one of the words', 'hover', 'hover' ],
		[ 'one with spaces around it', ' open ', 'open' ],
		[ 'another word', 'drag', 'click' ],
		[ 'another case', 'Open', 'click' ],
		[ 'nothing', undefined, 'click' ],
		[ 'a name of the language', 'constructor', 'click' ],
	] )( 'given %s', ( _, value, word ) => {
		expect( readEnum( { key: value }, 'key', WORDS, 'click' ) ).toBe(
			word
		);
	} );
} );
