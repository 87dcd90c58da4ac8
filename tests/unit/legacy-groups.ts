import { settle } from './fake-page';
import { givenForm } from './validated-form';

const FIELDS = [ 'partnumber', 'description', 'color', 'supplier' ];

/** A form whose first three fields have a rule about their group, and a box of that group. */
function givenProduct( rule: string, supplier = '' ) {
	const named = `class="product" data-rule-${ rule }='[ 2, ".product" ]'`;
	return givenForm(
		FIELDS.map(
			( name ) =>
				`<input name="${ name }" ${
					name === 'supplier' ? supplier : named
				}>`
		).join( '' ) + '<input type="checkbox" name="discount" class="product">'
	);
}

/** Fills in the fields in their order, and expects the form to be right or not. */
async function expects(
	page: ReturnType< typeof givenProduct >,
	...rows: readonly ( readonly [ boolean, ...string[] ] )[]
) {
	await settle();
	for ( const [ isRight, ...values ] of rows ) {
		FIELDS.forEach( ( name, at ) => page.type( name, values[ at ] ?? '' ) );
		expect( [ values, page.form.checkValidity() ] ).toEqual( [
			values,
			isRight,
		] );
	}
}

/** Tests of jQuery Validation about rules that look at several fields, by their names. */
export const GROUP_CASES: Readonly< Record< string, () => Promise< void > > > =
	{
		async require_from_group() {
			const page = givenProduct( 'require_from_group' );
			await expects( page, [ false ], [ false, '123' ] );
			page.press( 'discount' );
			await expects( page, [ true, '123' ] );
			page.press( 'discount' );
			await expects(
				page,
				[ true, '123', 'widget' ],
				[ true, '123', 'widget', 'red' ]
			);
		},
		'require_from_group preserve other rules': () =>
			expects(
				givenProduct( 'require_from_group', 'required' ),
				[ false ],
				[ false, '123' ],
				[ false, '123', 'widget' ],
				[ false, '', '', '', 'Acme' ],
				[ false, '123', '', '', 'Acme' ],
				[ true, '123', 'widget', '', 'Acme' ],
				[ true, '123', 'widget', 'red', 'Acme' ]
			),
		skip_or_fill_minimum: () =>
			expects(
				givenProduct( 'skip_or_fill_minimum' ),
				[ true ],
				[ false, '123' ],
				[ true, '123', 'widget' ],
				[ true, '123', 'widget', 'red' ]
			),
		'skip_or_fill_minimum preserve other rules': () =>
			expects(
				givenProduct( 'skip_or_fill_minimum', 'required' ),
				[ false ],
				[ true, '', '', '', 'Acme' ],
				[ false, '123', '', '', 'Acme' ],
				[ true, '123', 'widget', '', 'Acme' ],
				[ true, '123', 'widget', 'red', 'Acme' ]
			),
	};
