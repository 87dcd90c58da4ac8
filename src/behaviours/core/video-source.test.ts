import { parseVideoUrl } from './video-source';

const ID = 'aqz-KE-bpKQ';
const PLAYER = `https://www.youtube-nocookie.com/embed/${ ID }`;

test.each( [
	[ `https://www.youtube.com/watch?v=${ ID }`, PLAYER ],
	[ `http://youtube.com/watch?v=${ ID }&t=1m30s`, `${ PLAYER }?start=90` ],
	[ `https://m.youtube.com/watch?v=${ ID }&t=90`, `${ PLAYER }?start=90` ],
	[ `https://youtu.be/${ ID }?si=abc&t=5s`, `${ PLAYER }?start=5` ],
	[ `https://youtu.be/${ ID }?t=soon`, PLAYER ],
	[ `https://youtu.be/${ ID }?t=90x`, PLAYER ],
	[ `https://youtu.be/${ ID }?t=2m`, `${ PLAYER }?start=120` ],
	[ `https://www.youtu.be/${ ID }`, PLAYER ],
	[ `//www.youtube.com/embed/${ ID }?feature=oembed`, PLAYER ],
	[ `https://www.youtube.com/shorts/${ ID }`, PLAYER ],
	[ `https://www.youtube.com/live/${ ID }/`, PLAYER ],
	[
		`https://www.youtube.com/embed/${ ID }?autoplay=1&rel=0&end=40`,
		`${ PLAYER }?end=40&rel=0`,
	],
	[
		'https://www.youtube.com/playlist?list=PL1',
		'https://www.youtube-nocookie.com/embed/videoseries?list=PL1',
	],
	[
		'https://vimeo.com/76979871',
		'https://player.vimeo.com/video/76979871?dnt=1',
	],
	[
		'https://vimeo.com/76979871/8272103f6e',
		'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
	],
	[
		'https://vimeo.com/channels/staffpicks/76979871',
		'https://player.vimeo.com/video/76979871?dnt=1',
	],
	[
		'https://player.vimeo.com/video/76979871?h=abc&badge=0',
		'https://player.vimeo.com/video/76979871?dnt=1&h=abc',
	],
	[ '/oven.mp4', 'https://site.example/oven.mp4' ],
	[
		'https://www.dailymotion.com/embed/video/x',
		'https://www.dailymotion.com/embed/video/x',
	],
] )( 'given %s, then the player is %s', ( url, player ) => {
	expect( parseVideoUrl( url, 'https://site.example/a/' )?.url ).toBe(
		player
	);
} );

test.each( [
	'javascript:alert(1)',
	'data:text/html,x',
	'https://',
	'https://www.youtube.com/',
	'https://www.youtube.com/hello_world',
	`https://www.youtube.com/watch?v="><script>`,
	'https://vimeo.com/about',
] )( 'given %s, then the result is null', ( url ) => {
	expect( parseVideoUrl( url, 'https://site.example/' ) ).toBeNull();
} );

test.each( [
	[ 'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ', 'page' ],
	[ 'https://notvimeo.com/76979871', 'page' ],
	[ 'https://vimeo.com.evil.example/76979871', 'page' ],
	[ '/oven.WEBM?x#t=3', 'file' ],
] )( 'given %s, then it is a %s', ( url, kind ) => {
	expect( parseVideoUrl( url, 'https://site.example/' )?.kind ).toBe( kind );
} );
