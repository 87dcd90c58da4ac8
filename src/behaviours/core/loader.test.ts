import { loadBehaviours } from './loader';

/** Lets all promises settle. */
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

const find = ( id: string ) => document.getElementById( id );

afterEach( () => {
	delete window.chaty;
	delete window.chaty_behaviours;
	document.head.replaceChildren();
} );

test( 'given shared scripts that are on the page and have not run, then a behaviour waits for them', async () => {
	const [ runtime, slides ] = [ 'runtime', 'slides' ].map( ( name ) =>
		Object.assign( document.createElement( 'script' ), {
			id: `chaty-${ name }-js`,
		} )
	) as [ HTMLScriptElement, HTMLScriptElement ];
	document.head.append( runtime, slides );
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
	expect( find( 'chaty-tabs-js' ) ).toBeNull();

	window.chaty.slides = {};
	slides.dispatchEvent( new Event( 'load' ) );
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
