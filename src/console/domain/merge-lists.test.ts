import fc from 'fast-check';
import { mergeDocuments } from './merge';

interface Agent {
	readonly agent_title: string;
	readonly value: string;
	readonly link_type: string;
	readonly pre_set_message: string;
}

const anAgent = ( number: number ): Agent => ( {
	agent_title: `Agent ${ number }`,
	value: `+49${ number }`,
	link_type: 'personal',
	pre_set_message: '',
} );

const rule = ( value: string, effect = 'show' ) => ( {
	effect,
	kind: 'contains',
	value,
} );

const merge = ( base: unknown, mine: unknown, theirs: unknown ) =>
	mergeDocuments< unknown >( base, mine, theirs );

describe( 'lists of two owners', () => {
	const [ anna, ben, cleo ] = [ 1, 2, 3 ].map( anAgent );

	test( 'one renames a person, the other gives another a number', () => {
		const anne = { ...anna, agent_title: 'Anne' };
		const ben2 = { ...ben, value: '+1' };

		expect( merge( [ anna, ben ], [ anne, ben ], [ anna, ben2 ] ) ).toEqual(
			{ value: [ anne, ben2 ], conflicts: [] }
		);
	} );

	test( 'one removes a person, the other moves and adds some', () => {
		expect(
			merge( [ anna, ben ], [ ben ], [ ben, cleo, anna ] ).value
		).toEqual( [ ben, cleo ] );
	} );

	test( 'one removes whom the other has changed: asked, by the name', () => {
		const ben2 = { ...ben, value: '+1' };
		const given = [
			{ agent_data: [ anna, ben ] },
			{ agent_data: [ anna ] },
			{ agent_data: [ anna, ben2 ] },
		] as const;

		const { conflicts, value } = merge( ...given );

		expect( conflicts ).toEqual( [
			{
				path: 'agent_data.Agent 2',
				keys: [ 'agent_data', 'Agent 2' ],
				base: ben,
				mine: undefined,
				theirs: ben2,
			},
		] );
		expect( value ).toEqual( { agent_data: [ anna ] } );
		expect(
			mergeDocuments< unknown >( ...given, {
				'agent_data.Agent 2': 'theirs',
			} ).value
		).toEqual( { agent_data: [ anna, ben2 ] } );
	} );

	test( 'a rule is one value: both have changed it to something else', () => {
		const { conflicts, value } = merge(
			{ pages: [ rule( '/a' ), rule( '/b' ) ] },
			{ pages: [ rule( '/a', 'hide' ), rule( '/b' ) ] },
			{ pages: [ rule( '/c' ), rule( '/b' ) ] }
		);

		expect( conflicts.map( ( { path } ) => path ) ).toEqual( [
			'pages./a',
		] );
		expect( value ).toEqual( {
			pages: [ rule( '/a', 'hide' ), rule( '/b' ) ],
		} );
	} );

	test( 'equal items are as many as they were', () => {
		expect( merge( [ 1, 1 ], [ 1, 1, 1 ], [ 1, 1, 2 ] ).value ).toEqual( [
			1, 1, 1, 2,
		] );
		expect( merge( [ 1, 1 ], [ 1 ], [ 1, 1, 2 ] ).value ).toEqual( [
			1, 2,
		] );
	} );

	test( 'both add the first items of a list, and of an object that PHP prints as []', () => {
		expect(
			merge(
				{ settings: [] },
				{ settings: { color: 'red' }, agents: [ anna ] },
				{ settings: { side: 'left' }, agents: [ anna, ben ] }
			)
		).toEqual( {
			value: {
				settings: { color: 'red', side: 'left' },
				agents: [ anna, ben ],
			},
			conflicts: [],
		} );
	} );

	test( 'fields of a form are known by their names', () => {
		const field = ( name: string, title = '' ) => ( {
			field: name,
			title,
		} );

		expect(
			merge(
				[ field( 'name' ), field( 'email' ) ],
				[ field( 'email' ), field( 'name', 'You' ) ],
				[ field( 'name' ), field( 'email', 'Mail' ), field( 'phone' ) ]
			).value
		).toEqual( [
			field( 'email', 'Mail' ),
			field( 'phone' ),
			field( 'name', 'You' ),
		] );
	} );
} );

/** What one side does to each item of the list, and after which items it adds one. */
const changes = fc.array( fc.constantFrom( 'keep', 'remove', 'edit' ), {
	minLength: 8,
	maxLength: 8,
} );
const additions = fc.uniqueArray( fc.nat( 8 ), { maxLength: 4 } );
const side = fc.record( { changes, additions } );

interface Side {
	readonly changes: readonly string[];
	readonly additions: readonly number[];
}

const BASE = Array.from( { length: 8 }, ( _, index ) => anAgent( index ) );

/** The list of a side, which leaves items alone that `other` has changed. */
function toList(
	{ changes: own, additions: after }: Side,
	field: string,
	other: readonly string[] = []
) {
	const added = ( index: number ) =>
		after.includes( index )
			? [ { ...anAgent( 100 + index ), value: `${ field } ${ index }` } ]
			: [];
	return [
		...added( 8 ),
		...BASE.flatMap( ( agent, index ) => {
			const isFree = ( other[ index ] ?? 'keep' ) === 'keep';
			const change = isFree ? own[ index ] : 'keep';
			return [
				...( change === 'remove' ? [] : [ agent ] ).map( ( one ) =>
					change === 'edit' ? { ...one, [ field ]: 'changed' } : one
				),
				...added( index ),
			];
		} ),
	];
}

test( 'nothing that one side alone has done is lost, and both orders are kept', () => {
	fc.assert(
		fc.property( side, side, ( one, other ) => {
			const mine = toList( one, 'agent_title' );
			const theirs = toList( other, 'pre_set_message', one.changes );

			const { value, conflicts } = merge( BASE, mine, theirs );

			const expected = BASE.flatMap( ( agent, index ) => {
				const [ ours, others ] = [
					one.changes[ index ],
					one.changes[ index ] === 'keep'
						? other.changes[ index ]
						: 'keep',
				];
				if ( ours === 'remove' || others === 'remove' ) {
					return [];
				}
				return [
					{
						...agent,
						...( ours === 'edit' && { agent_title: 'changed' } ),
						...( others === 'edit' && {
							pre_set_message: 'changed',
						} ),
					},
				];
			} );
			const merged = value as readonly Agent[];
			const isAdded = ( { value: number }: Agent ) =>
				! number.startsWith( '+' );
			expect( conflicts ).toEqual( [] );
			expect( merged.filter( ( agent ) => ! isAdded( agent ) ) ).toEqual(
				expected
			);
			expect( merged.filter( isAdded ) ).toHaveLength(
				one.additions.length + other.additions.length
			);
			for ( const given of [ mine, theirs ] ) {
				const numbers = given.map( ( agent ) => agent.value );
				const kept = merged
					.map( ( agent ) => agent.value )
					.filter( ( number ) => numbers.includes( number ) );
				expect( kept ).toEqual(
					numbers.filter( ( number ) => kept.includes( number ) )
				);
			}
		} )
	);
} );

test( 'a list of codes: what either adds is there, what either removes is gone', () => {
	const codes = fc.uniqueArray( fc.constantFrom( ...'ABCDEFGHIJKL' ) );
	fc.assert(
		fc.property( codes, codes, codes, ( base, mine, theirs ) => {
			const { value, conflicts } = merge( base, mine, theirs );

			const has = ( code: string ) =>
				base.includes( code )
					? mine.includes( code ) && theirs.includes( code )
					: mine.includes( code ) || theirs.includes( code );
			expect( conflicts ).toEqual( [] );
			expect( [ ...( value as string[] ) ].sort() ).toEqual(
				[ ...'ABCDEFGHIJKL' ].filter( has )
			);
		} )
	);
} );

test( 'hostile keys are keys like any other', () => {
	const hostile = JSON.parse( '{"__proto__":{"isAdmin":true},"b":1}' );

	const { value } = merge( { b: 1 }, hostile, { b: 2 } );

	expect( Object.keys( value as object ).sort() ).toEqual( [
		'__proto__',
		'b',
	] );
	expect( ( {} as { isAdmin?: boolean } ).isAdmin ).toBeUndefined();
} );
