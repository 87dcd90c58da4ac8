import { toggleTag } from './toggle-tag';

/** The text with brackets around what is selected. */
const show = ( { text, start, end }: ReturnType< typeof toggleTag > ) =>
	`${ text.slice( 0, start ) }[${ text.slice( start, end ) }]${ text.slice(
		end
	) }`;

test.each( [
	[ 'Say [hello] now', 'strong', 'Say <strong>[hello]</strong> now' ],
	[ 'Say <strong>[hello]</strong> now', 'strong', 'Say [hello] now' ],
	[ '<strong>[hello]</strong>', 'em', '<strong><em>[hello]</em></strong>' ],
	[ '[]', 'u', '<u>[]</u>' ],
	[ 'our [page]', 'a', 'our <a href="[https://]">page</a>' ],
	[ '<a href="https://x.example">[page]</a>', 'a', '[page]' ],
	[ '<u>[a</u>]', 'u', '<u><u>[a</u>]</u>' ],
] )( '%s, %s', ( given, tag, expected ) => {
	const start = given.indexOf( '[' );
	const end = given.indexOf( ']' ) - 1;
	const text = given.replace( /[[\]]/g, '' );
	expect( show( toggleTag( { text, start, end }, tag ) ) ).toBe( expected );
} );
