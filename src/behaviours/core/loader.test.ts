import { loadBehaviours } from './loader';

/** Lets all promises settle. */
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

const find = ( id: string ) => document.getElementById( id );

afterEach( () => {
	delete window.chaty;
	delete window.chaty_behaviours;
	document.head.replaceChildren();
} );

test( 'given a runtime that is on the page and has not run, then a behaviour waits for it', async () => {
	const runtime = document.createElement( 'script' );
	runtime.id = 'chaty-runtime-js';
	document.head.append( runtime );
	document.body.innerHTML = '<ul data-chaty="tabs"></ul>';
	window.chaty_behaviours = {
		scripts: {
			tabs: { scripts: [ { id: 'chaty-tabs-js', src: '/tabs.js' } ] },
		},
	};

	loadBehaviours( document );
	await settle();
	expect( find( 'chaty-tabs-js' ) ).toBeNull();

	window.chaty = { runtime: {} };
	runtime.dispatchEvent( new Event( 'load' ) );
	await settle();
	expect( find( 'chaty-tabs-js' )?.getAttribute( 'src' ) ).toBe( '/tabs.js' );
} );

test( 'given no runtime on the page, then a behaviour brings it', async () => {
	document.body.innerHTML = '<ul data-chaty="accordion"></ul>';
	window.chaty_behaviours = {
		scripts: {
			accordion: {
				scripts: [
					{ id: 'chaty-runtime-js', src: '/runtime.js' },
					{ id: 'chaty-accordion-js', src: '/accordion.js' },
				],
			},
		},
	};

	loadBehaviours( document );
	await settle();
	expect( [ ...document.head.children ].map( ( { id } ) => id ) ).toEqual( [
		'chaty-runtime-js',
		'chaty-accordion-js',
	] );
} );
