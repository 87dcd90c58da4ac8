import { render } from '@testing-library/react';
import { readRichText } from '../../shared/rich-text';
import { Caption } from './caption';

const draw = ( html: string ) =>
	render(
		<Caption
			nodes={ readRichText( html ) }
			base="https://site.example/a/"
		/>
	).container.innerHTML;

test.each( [
	[
		'<strong>a</strong><b>b</b><i>c</i><br>d',
		'<strong>a</strong><b>b</b><i>c</i><br>d',
	],
	[
		'<a href="../shop" onclick="x()">buy</a>',
		'<a href="https://site.example/shop">buy</a>',
	],
	[ '<a href="java\nscript:x()">no</a>', 'no' ],
	[ '<a href="data:text/html,x">no</a>', 'no' ],
	[ '<u>one</u><p>two</p><h1>three</h1>', 'onetwothree' ],
	[ '<em>un<i>closed', '<em>un<i>closed</i></em>' ],
] )( 'given %s, then %s', ( html, drawn ) => {
	expect( draw( html ) ).toBe( drawn );
} );
