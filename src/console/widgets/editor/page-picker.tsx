import { FormTokenField } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { searchSite, type Found } from '../../components/search-site';
import {
	getKindLabel,
	keepTitles,
	parseIds,
	SEARCHES,
} from '../../domain/page-rules';
import { FIELD_SIZE } from '../../components/field-notes';

/** The most results of one request to core's search. */
const PAGE_SIZE = '100';

const toEntry = ( { id, title }: Found ) => [ id, title ] as const;

/** Titles by ID that were found so far, for the owner's search and for the stored IDs. */
function useTitles( kind: string, ids: readonly number[], text: string ) {
	const [ titles, setTitles ] = useState< ReadonlyMap< number, string > >(
		new Map()
	);
	const missing = ids.filter( ( id ) => ! titles.has( id ) ).join();
	const typed = text.length > 1 ? text : '';
	const [ name, requested ] = typed
		? [ 'search', typed ]
		: [ 'include', missing ];
	useEffect( () => {
		return requested
			? searchSite(
					{
						...SEARCHES[ kind ],
						[ name ]: requested,
						per_page: PAGE_SIZE,
					},
					( found ) =>
						setTitles(
							( known ) =>
								new Map( [ ...known, ...found.map( toEntry ) ] )
						)
			  )
			: undefined;
	}, [ kind, name, requested ] );
	keepTitles( kind, titles );
	return titles;
}

/** Two pages may have one title, so that a token names the ID too. */
const toToken = ( id: number, title = '' ) =>
	title ? `${ title } (${ id })` : String( id );

const readId = ( token: string ) => /^(\d+)$|\((\d+)\)$/.exec( token );

interface Props {
	readonly kind: string;
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

export function PagePicker( { kind, value, onChange }: Props ) {
	const ids = parseIds( value );
	const [ text, setText ] = useState( '' );
	const titles = useTitles( kind, ids, text );
	return (
		<FormTokenField
			{ ...FIELD_SIZE }
			label={ `${ __( 'Which', 'chaty' ) }: ${ getKindLabel( kind ) }` }
			placeholder={ ids.length ? '' : __( 'All', 'chaty' ) }
			value={ ids.map( ( id ) => toToken( id, titles.get( id ) ) ) }
			suggestions={ [ ...titles ].map( ( [ id, title ] ) =>
				toToken( id, title )
			) }
			onInputChange={ setText }
			__experimentalValidateInput={ ( token ) =>
				readId( token ) !== null
			}
			onChange={ ( tokens ) =>
				onChange(
					tokens
						.flatMap( ( token ) => {
							const [ , plain, inTitle ] =
								readId( String( token ) ) ?? [];
							return plain ?? inTitle ?? [];
						} )
						.join( ',' )
				)
			}
		/>
	);
}
