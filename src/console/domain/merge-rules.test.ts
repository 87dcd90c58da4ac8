import fc from 'fast-check';
import { getAt, parsePath } from './draft';
import { isSame } from './is-same';
import { mergeDocuments } from './merge';

/** Settings as a widget has them: values, objects, and a list whose items have names of their own. */
const aDocument = fc.record( {
	days: fc.integer( { min: 0, max: 3 } ),
	settings: fc.dictionary(
		fc.constantFrom( 'color', 'side', 'text' ),
		fc.constantFrom( 'a', 'b', 'c' ),
		{ noNullPrototype: true }
	),
	chaty_widgets: fc
		.subarray( [ '0', '_1', '_2' ] )
		.chain( ( ids ) =>
			fc.tuple(
				...ids.map( ( id ) =>
					fc
						.constantFrom( 'Shop', 'Help', 'News' )
						.map( ( name ) => ( { id, name } ) )
				)
			)
		),
} );

const three = fc.tuple( aDocument, aDocument, aDocument );

/** The name of a widget in one of the documents; `undefined` where it is not there. */
const nameIn = (
	{ chaty_widgets: widgets }: { chaty_widgets: readonly object[] },
	id: string
) =>
	( widgets as { id: string; name: string }[] ).find(
		( widget ) => widget.id === id
	)?.name;

test( 'who changed nothing gets what the other has, on either side', () => {
	fc.assert(
		fc.property( aDocument, aDocument, ( base, changed ) => {
			for ( const merge of [
				mergeDocuments( base, base, changed ),
				mergeDocuments( base, changed, base ),
			] ) {
				expect( merge.conflicts ).toEqual( [] );
				expect( isSame( merge.value, changed ) ).toBe( true );
			}
		} )
	);
} );

test( 'both who have changed the same get that, without a question', () => {
	fc.assert(
		fc.property( aDocument, aDocument, ( base, changed ) => {
			const merge = mergeDocuments( base, changed, { ...changed } );
			expect( merge.conflicts ).toEqual( [] );
			expect( isSame( merge.value, changed ) ).toBe( true );
		} )
	);
} );

test( 'both are asked about the same values, and the choice decides each of them', () => {
	fc.assert(
		fc.property( three, ( [ base, mine, theirs ] ) => {
			const { conflicts } = mergeDocuments( base, mine, theirs );
			const other = mergeDocuments( base, theirs, mine ).conflicts;
			expect( other.map( ( { path } ) => path ).sort() ).toEqual(
				conflicts.map( ( { path } ) => path ).sort()
			);
			for ( const conflict of conflicts ) {
				expect( isSame( conflict.mine, conflict.theirs ) ).toBe(
					false
				);
				expect( isSame( conflict.mine, conflict.base ) ).toBe( false );
				expect( isSame( conflict.theirs, conflict.base ) ).toBe(
					false
				);
			}
		} )
	);
} );

test( 'a value that only one has changed is never lost, whatever else is asked', () => {
	fc.assert(
		fc.property( three, ( [ base, mine, theirs ] ) => {
			const { value } = mergeDocuments( base, mine, theirs );
			for ( const path of [
				'days',
				'settings.color',
				'settings.text',
			] ) {
				const at = ( side: unknown ) =>
					getAt( side, parsePath( path ) );
				if ( at( base ) === at( theirs ) ) {
					expect( at( value ) ).toBe( at( mine ) );
				} else if ( at( base ) === at( mine ) ) {
					expect( at( value ) ).toBe( at( theirs ) );
				}
			}
			for ( const id of [ '0', '_1', '_2' ] ) {
				if ( nameIn( base, id ) === nameIn( theirs, id ) ) {
					expect( nameIn( value, id ) ).toBe( nameIn( mine, id ) );
				} else if ( nameIn( base, id ) === nameIn( mine, id ) ) {
					expect( nameIn( value, id ) ).toBe( nameIn( theirs, id ) );
				}
			}
		} )
	);
} );

test( 'with the choice for theirs, nothing of what was asked is mine', () => {
	fc.assert(
		fc.property( three, ( [ base, mine, theirs ] ) => {
			const { conflicts } = mergeDocuments( base, mine, theirs );
			const choices = Object.fromEntries(
				conflicts.map( ( { path } ) => [ path, 'theirs' as const ] )
			);
			const { value } = mergeDocuments( base, mine, theirs, choices );
			for ( const { path, keys, theirs: wanted } of conflicts ) {
				const [ list, id ] = keys;
				const found =
					list === 'chaty_widgets'
						? nameIn( value, String( id ) )
						: getAt( value, parsePath( path ) );
				expect( found ).toBe(
					typeof wanted === 'object' && wanted !== null
						? ( wanted as { name: string } ).name
						: wanted
				);
			}
		} )
	);
} );

test( 'no widget is there twice', () => {
	fc.assert(
		fc.property( three, ( [ base, mine, theirs ] ) => {
			const { value } = mergeDocuments( base, mine, theirs );
			const ids = value.chaty_widgets.map( ( { id } ) => id );
			expect( new Set( ids ).size ).toBe( ids.length );
		} )
	);
} );
