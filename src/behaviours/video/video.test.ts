import embeds from '../../../tests/fixtures/behaviours/responsive-embeds.json';
import { BEHAVIOUR_MARKUP } from '../core/selectors';
import { givenChunkLoader } from '../../../tests/unit/given-chunk';
import { attachVideo, isVideoEmbed, readRatio } from './video';

/** Attaches to all elements of some markup that the runner would find. */
function given( markup: string, chunk?: object ) {
	document.body.innerHTML = markup;
	const loadChunk = givenChunkLoader( async () => chunk );
	loadChunk.mockClear();
	const cleanups = [
		...document.body.querySelectorAll< HTMLElement >(
			BEHAVIOUR_MARKUP.video
		),
	].map( ( element ) => attachVideo( element ) );
	return {
		loadChunk,
		cleanup: () => cleanups.forEach( ( cleanup ) => cleanup() ),
		fitted: [
			...document.body.querySelectorAll< HTMLElement >(
				'.chaty-video-embed'
			),
		],
	};
}

const percent = ( { style }: HTMLElement ) => {
	const [ width = 0, height = 0 ] = style
		.getPropertyValue( '--chaty-video-ratio' )
		.split( '/' )
		.map( Number );
	return ( height / width ) * 100;
};

describe.each( [ 'data-chaty="video"', 'class="fitvids"' ] )(
	'given a container with %s',
	( container ) => {
		test.each( embeds.cases )(
			'given $html in it, then it is fitted: $wrapped',
			( { html, wrapped, paddingTopPercent = 0 } ) => {
				const { fitted, cleanup } = given(
					`<div ${ container }>${ html }</div>`
				);
				expect( fitted ).toHaveLength( wrapped ? 1 : 0 );
				fitted.forEach( ( embed ) =>
					expect( percent( embed ) ).toBeCloseTo(
						paddingTopPercent,
						4
					)
				);
				cleanup();
				expect( document.body.innerHTML ).toBe(
					`<div ${ container }>${ html }</div>`
				);
			}
		);
	}
);

test( 'given an embed that is marked as a video, then it is one, whatever its host', () => {
	const { fitted } = given(
		'<iframe data-chaty="video" src="https://player.example/1"></iframe>'
	);
	expect( fitted.map( percent ) ).toEqual( [ 56.25 ] );
} );

test( 'given a host that the site names, then its frames are videos, also in a subdomain', () => {
	window.chaty_behaviours = { settings: { video: { hosts: [ 'ted.com' ] } } };
	const { fitted } = given(
		`<div class="fitvids">${ [
			'embed.ted.com',
			'nottted.com',
			'ted.com.evil',
		]
			.map( ( host ) => `<iframe src="https://${ host }/1"></iframe>` )
			.join( '' ) }<iframe src="http://["></iframe></div>`
	);
	expect( fitted ).toHaveLength( 1 );
	delete window.chaty_behaviours;
} );

test( 'given a frame of another behaviour in a container, then it stays as it is', () => {
	const { fitted } = given(
		'<div data-chaty="video"><iframe data-chaty="lazy-media" data-src="https://maps.example/"></iframe></div>'
	);
	expect( fitted ).toHaveLength( 0 );
} );

test( 'given an embed that FitVids has wrapped, then it stays as it is', () => {
	const wrapped =
		'<div class="fluid-width-video-wrapper" style="padding-top: 75%;"><iframe src="https://www.youtube.com/embed/x"></iframe></div>';
	const { fitted } = given( `<div class="fitvids">${ wrapped }</div>` );
	expect( fitted ).toHaveLength( 0 );
	expect( document.body.innerHTML ).toContain( wrapped );
} );

test( 'given an embed elsewhere, then it stays as it is', () => {
	const { fitted } = given(
		'<iframe src="https://www.youtube.com/embed/x"></iframe>'
	);
	expect( fitted ).toHaveLength( 0 );
} );

test.each( [
	[ '<a data-chaty="video" href="https://youtu.be/x">Film</a>', 1 ],
	[
		'<section data-chaty="video" data-chaty-background="/a.mp4"></section>',
		1,
	],
	[ '<section data-vc-video-bg="https://youtu.be/x"></section>', 1 ],
	[
		'<div data-chaty="video"><iframe data-src="https://www.youtube.com/embed/x"></iframe></div>',
		1,
	],
	[
		'<div data-chaty="video" data-chaty-click><iframe src="https://www.youtube.com/embed/x"></iframe></div>',
		1,
	],
	[
		'<div data-chaty="video"><iframe data-src="https://maps.example/"></iframe></div>',
		0,
	],
	[
		'<div data-chaty="video"><a href="https://youtu.be/x">A link</a><iframe src="https://www.youtube.com/embed/x"></iframe></div>',
		0,
	],
] )( 'given %s, then the chunk is loaded %s times', ( markup, times ) => {
	expect( given( markup ).loadChunk ).toHaveBeenCalledTimes( times );
} );

test( 'given a cleanup before the chunk has loaded, then it is not attached', async () => {
	const attach = jest.fn();
	const { cleanup } = given(
		'<a data-chaty="video" href="https://youtu.be/x">Film</a>',
		attach
	);
	cleanup();
	await Promise.resolve();
	expect( attach ).not.toHaveBeenCalled();
} );

test.each( [
	[ '640', '480', [ 640, 480 ] ],
	[ '425.5px', ' 300 ', [ 425.5, 300 ] ],
	[ null, null, [ 16, 9 ] ],
	[ '640', null, [ 16, 9 ] ],
	[ '100%', '315', [ 16, 9 ] ],
	[ 'auto', '315', [ 16, 9 ] ],
	[ '0', '315', [ 16, 9 ] ],
	[ '-4', '3', [ 16, 9 ] ],
] )( 'given %s × %s, then the ratio is %j', ( width, height, ratio ) => {
	expect( readRatio( width, height ) ).toEqual( ratio );
} );

/** An element that a selector of FitVids matches: a player of a host, or an element by its name. */
function createEmbed( selector: string ): HTMLElement {
	const [ host = '', file = '' ] = selector.split( ' + ' );
	const isHost = host.includes( '.' );
	const element = document.createElement( isHost ? 'iframe' : host );
	if ( isHost ) {
		const path = file ? `project/widget/${ file }` : 'embed/1';
		element.setAttribute( 'src', `https://www.${ host }/${ path }` );
	}
	return element;
}

test.each( embeds.selectors )(
	'given %s, then it is a video embed',
	( selector ) => {
		const element = createEmbed( selector );
		expect( isVideoEmbed( element ) ).toBe( true );
		element.className = embeds.ignoreClass;
		expect( isVideoEmbed( element ) ).toBe( false );
		element.className = '';
		const box = document.createElement( 'div' );
		box.className = embeds.ignoreClass;
		box.append( element );
		expect( isVideoEmbed( element ) ).toBe( false );
	}
);
