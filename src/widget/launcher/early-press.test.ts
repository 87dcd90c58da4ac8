import { hasEarlyPress, takeEarlyPress } from './early-press';

/** A focused button, with or without the keyboard's ring. */
function focusButton( hasRing: boolean ) {
	document.body.innerHTML = '<div><button></button></div>';
	const container = document.querySelector( 'div' ) as HTMLElement;
	// jsdom does not know the ring.
	jest.spyOn( container, 'querySelector' ).mockReturnValue(
		hasRing ? null : container.firstElementChild
	);
	const acts: string[] = [];
	const button = container.firstElementChild as HTMLElement;
	button.addEventListener( 'click', () => acts.push( 'click' ) );
	if ( hasEarlyPress( container ) ) {
		takeEarlyPress( container, () => acts.push( 'early' ) );
	}
	return { button, acts };
}

test( 'given the ring of the keyboard, then nothing happens, and clicks are heard', () => {
	const { button, acts } = focusButton( true );
	button.click();
	expect( acts ).toEqual( [ 'click' ] );
} );

test( 'given none, then the press is taken, and its repetition by a script is not', () => {
	const { button, acts } = focusButton( false );
	button.click();
	expect( acts ).toEqual( [ 'early' ] );
	button.click();
	expect( acts ).toEqual( [ 'early', 'click' ] );
} );
