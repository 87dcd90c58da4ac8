import { render } from '@testing-library/react';
import { Fragment, jsx, jsxs } from './jsx-runtime';

test( 'given what JSX becomes, then React draws it, and asks for no keys but those of lists', () => {
	const complain = jest.spyOn( console, 'error' ).mockImplementation();
	const { container } = render(
		jsxs( 'p', {
			className: 'any',
			children: [
				'A ',
				jsx( Fragment, { children: jsx( 'b', { children: 'B' } ) } ),
				[ 1, 2 ].map( ( number ) =>
					jsx( 'i', { children: number }, `${ number }` )
				) as never,
			],
		} )
	);
	expect( container.innerHTML ).toBe(
		'<p class="any">A <b>B</b><i>1</i><i>2</i></p>'
	);
	expect( complain.mock.calls ).toEqual( [] );
	complain.mockRestore();
} );
