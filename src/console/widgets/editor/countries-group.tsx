import { Button, FormTokenField } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { asRecord, readBoolean, readList } from '../../../shared/raw-values';
import { getFieldId, useEditor, useRaw } from '../../components/editor-context';
import { SectionFields } from '../../components/schema-field';
import { COUNTRY_GROUPS, listCountries } from '../../domain/countries';
import { FIELDS } from '../../domain/fields';
import { FIELD_SIZE } from '../../components/field-notes';

const PATH = [ 'triggers', 'countries' ];

function useCountries() {
	const { widget, onChange, preload } = useEditor();
	const codes = readList( asRecord( widget.triggers ), 'countries' ).map(
		String
	);
	const names = useMemo(
		() => listCountries( preload.site.locale ),
		[ preload.site.locale ]
	);
	return {
		codes,
		names,
		nameOf: ( code: string ) => names.get( code.toUpperCase() ) ?? code,
		set: ( next: readonly string[], label?: string ) =>
			onChange( PATH, next, label ),
	};
}

function findCode(
	token: string,
	{ codes, names, nameOf }: ReturnType< typeof useCountries >
): string | undefined {
	const entered = token.trim().toLowerCase();
	return (
		codes.find( ( code ) => nameOf( code ) === token ) ??
		[ ...names ].find(
			( [ code, name ] ) =>
				name.toLowerCase() === entered || code.toLowerCase() === entered
		)?.[ 0 ]
	);
}

function Groups( { codes, set }: ReturnType< typeof useCountries > ) {
	const groups = [
		[ __( 'European Union', 'chaty' ), COUNTRY_GROUPS.eu ],
		[ __( 'European Economic Area', 'chaty' ), COUNTRY_GROUPS.eea ],
	] as const;
	const add = ( group: readonly string[] ) =>
		set( [
			...codes,
			...group.filter(
				( code ) =>
					! codes.some( ( own ) => own.toUpperCase() === code )
			),
		] );
	return (
		<div className="chaty-console-add">
			{ groups.map( ( [ name, group ] ) => (
				<Button
					key={ name }
					size="compact"
					variant="secondary"
					onClick={ () => add( group ) }
				>
					{
						/* translators: %s: group of countries. */
						sprintf( __( 'Add: %s', 'chaty' ), name )
					}
				</Button>
			) ) }
			{ codes.length > 0 && (
				<Button
					size="compact"
					variant="tertiary"
					onClick={ () =>
						set( [], __( 'Remove all countries', 'chaty' ) )
					}
				>
					{ __( 'Remove all countries', 'chaty' ) }
				</Button>
			) }
		</div>
	);
}

function CountryList() {
	const countries = useCountries();
	const { codes, names, nameOf, set } = countries;
	const toCode = ( token: unknown ) => findCode( String( token ), countries );
	return (
		<div
			className="chaty-console-field"
			id={ getFieldId( PATH ) }
			data-field="triggers.countries"
		>
			<FormTokenField
				{ ...FIELD_SIZE }
				label={ FIELDS[ 'triggers.countries' ].label }
				value={ codes.map( nameOf ) }
				suggestions={ [ ...names.values() ] }
				maxSuggestions={ 300 }
				onChange={ ( tokens ) =>
					set( tokens.flatMap( ( token ) => toCode( token ) ?? [] ) )
				}
				__experimentalValidateInput={ ( token ) =>
					toCode( token ) !== undefined
				}
			/>
			<Groups { ...countries } />
			{ codes.length === 0 && (
				<p className="chaty-console-note is-note">
					{ __( 'Empty: visitors from everywhere see it.', 'chaty' ) }
				</p>
			) }
		</div>
	);
}

export function CountriesGroup() {
	const hasCountries = readBoolean(
		useRaw( [ 'triggers' ] ),
		'has_countries'
	);
	return (
		<>
			<SectionFields section="countries" base={ [ 'triggers' ] } />
			{ hasCountries && <CountryList /> }
		</>
	);
}
