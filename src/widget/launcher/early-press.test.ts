import { takeEarlyPress } from './early-press';

/** A launcher that was drawn anew after a press on the printed one, or without. */
function draw( isPressed?: boolean ) {
	document.body.innerHTML = '<div id="w"></div><div id="w-press"></div>';
	if ( isPressed !== undefined ) {
		// jsdom has no popovers.
		( document.querySelector( '#w-press' ) as Element ).matches = () =>
			isPressed;
	}
	const acts: string[] = [];
	const container = document.querySelector( '#w' ) as Element;
	const button = document.createElement( 'button' );
	container.append( button );
	button.addEventListener( 'click', () => acts.push( 'click' ) );
	takeEarlyPress( container, () => acts.push( 'early' ) );
	return { button, acts };
}

test( 'given a press, then it is taken, and its repetition by a script is not', () => {
	const { button, acts } = draw( true );
	button.click();
	expect( acts ).toEqual( [ 'early' ] );
	button.click();
	expect( acts ).toEqual( [ 'early', 'click' ] );
} );

test.each( [
	[ 'no press', false ],
	[ 'a browser without popovers', undefined ],
] )(
	'given %s, then nothing happens, and clicks are heard',
	( _, isPressed ) => {
		const { button, acts } = draw( isPressed );
		button.click();
		expect( acts ).toEqual( [ 'click' ] );
	}
);
