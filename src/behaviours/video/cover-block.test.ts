import { attachCoverBlock } from './cover-block';

const MARKUP =
	'<div class="wp-block-cover"><video class="wp-block-cover__video-background" autoplay="" muted="" loop="" src="/oven.mp4"></video></div>';

let isStill = false;
const pause = jest.fn();

function given() {
	document.body.innerHTML = MARKUP;
	HTMLMediaElement.prototype.pause = pause;
	window.matchMedia = () => ( { matches: isStill } ) as MediaQueryList;
	const video = document.body.querySelector( 'video' ) as HTMLVideoElement;
	return { video, undo: attachCoverBlock( video ) };
}

test( 'given a cover block with a film, then it has a control, and no longer when it ends', () => {
	isStill = false;
	const { undo } = given();
	expect( pause ).not.toHaveBeenCalled();
	expect( document.body.querySelectorAll( 'button' ) ).toHaveLength( 1 );
	undo();
	expect( document.body.innerHTML ).toBe( MARKUP );
} );

test( 'given a wish for less motion, then it stands still', () => {
	isStill = true;
	expect( given().video.autoplay ).toBe( false );
	expect( pause ).toHaveBeenCalled();
} );
