import { cases } from '../../../tests/fixtures/behaviours/responsive-embeds.json';
import { BEHAVIOUR_MARKUP } from '../core/selectors';
import { givenChunkLoader } from '../../../tests/unit/given-chunk';
import { attachVideo } from './video';

/** Attaches to what the page finds in some markup. */
function given( markup: string, view?: object ) {
	document.body.innerHTML = markup;
	const loadChunk = givenChunkLoader( async () => view );
	loadChunk.mockClear();
	const undos = [
		...document.body.querySelectorAll< HTMLElement >(
			BEHAVIOUR_MARKUP.video
		),
	].map( ( element ) => attachVideo( element ) );
	return {
		loadChunk,
		undo: () => undos.forEach( ( undo ) => undo() ),
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
	'in a container with %s',
	( container ) => {
		test.each( cases )(
			'given $html, then wrapped: $wrapped',
			( { html, wrapped, paddingTopPercent = 0 } ) => {
				const { fitted, undo } = given(
					`<div ${ container }>${ html }</div>`
				);
				expect( fitted ).toHaveLength( wrapped ? 1 : 0 );
				fitted.forEach( ( embed ) =>
					expect( percent( embed ) ).toBeCloseTo(
						paddingTopPercent,
						4
					)
				);
				undo();
				expect( document.body.innerHTML ).toBe(
					`<div ${ container }>${ html }</div>`
				);
			}
		);
	}
);

test( 'given an embed that the page says is a film, then it is one, whoever plays it', () => {
	const { fitted } = given(
		'<iframe data-chaty="video" src="https://player.example/1"></iframe>'
	);
	expect( fitted.map( percent ) ).toEqual( [ 56.25 ] );
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
] )( 'given %s, then the later half is loaded %s times', ( markup, times ) => {
	expect( given( markup ).loadChunk ).toHaveBeenCalledTimes( times );
} );

test( 'given an end before the later half is there, then it does not begin', async () => {
	const attach = jest.fn();
	const { undo } = given(
		'<a data-chaty="video" href="https://youtu.be/x">Film</a>',
		{ attach }
	);
	undo();
	await Promise.resolve();
	expect( attach ).not.toHaveBeenCalled();
} );
