import { isPictureLink } from './picture-link';

test.each( [
	[ '<a href="/a.jpg">', true ],
	[ '<a href="/A.JPEG?w=1200#large">', true ],
	[ '<a href="https://cdn.example/a.webp">', true ],
	[ '<a href="/a.jpg/">', false ],
	[ '<a href="/shop/">', false ],
	[ '<a href="/film.mp4" data-rel="prettyPhoto">', true ],
	[ '<a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">', true ],
	[ '<a href="https://youtu.be/aqz-KE-bpKQ" rel="prettyPhoto[a]">', true ],
	[ '<a href="https://vimeo.com/channels/staffpicks/1084537">', true ],
	[ '<a href="https://www.youtube.com/@name" rel="prettyPhoto[a]">', false ],
	[ '<a href="#hours" rel="prettyPhoto">', true ],
	[ '<a href="#hours">', false ],
	[ '<a href="https://youtu.be/x" rel="prettyPhoto[a]">', false ],
	[ '<a href="/picture/7" data-lightbox="a">', true ],
	[ '<a href="/picture/7" rel="lightbox[a]">', true ],
	[ '<a href="/picture/7" data-chaty="lightbox">', true ],
	[ '<a href="/picture/7" data-chaty-album="a">', true ],
	[ '<a href="javascript:alert(1)" data-lightbox="a">', false ],
	[ '<a href="mailto:a.jpg">', false ],
	[ '<area href="/a.png">', true ],
] )( 'given %s, then it is a picture link: %s', ( markup, isPicture ) => {
	document.body.innerHTML = markup;
	expect(
		isPictureLink( document.body.firstElementChild as HTMLAnchorElement )
	).toBe( isPicture );
} );
