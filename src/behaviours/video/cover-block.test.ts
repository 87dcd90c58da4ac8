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
	return { video, cleanup: attachCoverBlock( video ) };
}

test( 'given a cover block with a video, then it has a control until the cleanup', () => {
	isStill = false;
	const { cleanup } = given();
	expect( pause ).not.toHaveBeenCalled();
	expect( document.body.querySelectorAll( 'button' ) ).toHaveLength( 1 );
	cleanup();
	expect( document.body.innerHTML ).toBe( MARKUP );
} );

test( 'given reduced motion, then the video is paused', () => {
	isStill = true;
	expect( given().video.autoplay ).toBe( false );
	expect( pause ).toHaveBeenCalled();
} );
