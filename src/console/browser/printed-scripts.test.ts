import { findPrintedScripts, runPrintedScripts } from './printed-scripts';

const print = ( html: string ) => {
	document.body.innerHTML = `<template id="chaty-late-scripts">${ html }</template>`;
};

/** The scripts that were put into the page, without those of the template. */
const listRun = () => [ ...document.querySelectorAll( 'body > script' ) ];

const listIds = () => listRun().map( ( { id } ) => id );

const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

/** The script that was put in last has run, or could not be loaded. */
async function end( type: 'load' | 'error' ) {
	listRun().at( -1 )?.dispatchEvent( new Event( type ) );
	await settle();
}

beforeEach( () => document.head.replaceChildren() );

test( 'scripts run in order, those without an address between the others', async () => {
	print(
		`<script id="first" src="https://shop.example/1.js" nonce="abc"></script>
		<script id="after-first">document.title += ' one';</script>
		<script id="blocked" src="https://shop.example/2.js"></script>
		<script id="before-last">document.title += ' two';</script>
		<script id="last" src="https://shop.example/3.js"></script>`
	);
	const whole = runPrintedScripts();
	expect(
		[ ...document.head.querySelectorAll( 'link' ) ].map( ( link ) => [
			link.rel,
			link.as,
			link.href,
		] )
	).toEqual(
		[ 1, 2, 3 ].map( ( number ) => [
			'preload',
			'script',
			`https://shop.example/${ number }.js`,
		] )
	);
	expect( listIds() ).toEqual( [ 'first' ] );
	expect( listRun()[ 0 ]?.getAttribute( 'nonce' ) ).toBe( 'abc' );

	await end( 'load' );
	expect( listIds() ).toEqual( [ 'first', 'after-first', 'blocked' ] );
	expect( document.title ).toBe( 'one' );

	await end( 'error' );
	expect( listIds().slice( 3 ) ).toEqual( [ 'before-last', 'last' ] );
	expect( document.title ).toBe( 'one two' );
	await end( 'load' );
	await whole;
} );

test( 'a page without the template has none', async () => {
	document.body.replaceChildren();
	expect( findPrintedScripts() ).toBeUndefined();
	await runPrintedScripts();
	expect( listRun() ).toEqual( [] );
} );
