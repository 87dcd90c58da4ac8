import { stack } from './stack';

/** Adds a widget of 54 px in a corner, 25 px from both edges. */
function addWidget( side = 'right', classes = 'active', bottom = '25px' ) {
	const container = document.createElement( 'div' );
	container.className = `chaty ${ classes }`;
	container.innerHTML = `<div class="chaty-widget" style="--chaty-left:${
		side === 'left' ? 1 : ''
	}"></div>`;
	container.style.cssText = `--chaty-bottom:${ bottom };--chaty-side:25px;--chaty-size:54px`;
	document.body.append( container );
	return container;
}

/** The bottom of one more widget on the right. */
function stackOneMore() {
	const container = addWidget( 'right', '' );
	stack( container );
	return container.style.getPropertyValue( '--chaty-bottom' );
}

beforeEach( () => document.body.replaceChildren() );

test( 'given an empty corner, then the widget is where its owner wants it', () => {
	addWidget( 'left' );
	expect( stackOneMore() ).toBe( '25px' );
} );

test( 'given two there, then it is above both, whatever their order', () => {
	addWidget( 'right', 'active', '87px' );
	addWidget();
	expect( stackOneMore() ).toBe( '149px' );
} );

test( 'given one that does not show, then it takes its place', () => {
	addWidget( 'right', '' );
	expect( stackOneMore() ).toBe( '25px' );
} );

test( 'given that it shows already, then it is not above itself', () => {
	const container = addWidget();
	stack( container );
	expect( container.style.getPropertyValue( '--chaty-bottom' ) ).toBe(
		'25px'
	);
} );
