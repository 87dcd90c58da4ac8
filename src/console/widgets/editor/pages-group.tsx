import { SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { readText } from '../../../shared/raw-values';
import { usePreload, useRaw } from '../../components/editor-context';
import { describeControl, FIELD_SIZE } from '../../components/field-notes';
import { checkPageRule } from '../../domain/check-page-rule';
import {
	createPageRule,
	describePageRules,
	getChoice,
	getKindLabel,
	listFactChoices,
	listPageRules,
	readChoice,
	SEARCHES,
} from '../../domain/page-rules';
import { FIELDS } from '../../domain/fields';
import { findSchema } from '../../domain/schema';
import { PagePicker } from './page-picker';
import { RuleList, type RuleProps } from './rule-list';

const NAME = 'triggers.pages';

/** Labels of the texts of rules that are no address. */
const TEXT_LABELS: Readonly< Record< string, string > > = {
	fact: __( 'Name', 'chaty' ),
	language: __( 'Language', 'chaty' ),
};

function ValueField( { rule, reported, onChange }: RuleProps ) {
	const { site, pageRules } = usePreload();
	const kind = getChoice( rule, pageRules );
	if ( kind === 'front_page' || kind !== readText( rule, 'kind' ) ) {
		return null;
	}
	const own = checkPageRule( rule, site.url );
	const described = describeControl( own ? [ own ] : reported );
	const set = ( value: string ) => onChange( { ...rule, value } );
	return kind in SEARCHES ? (
		<div>
			<PagePicker
				kind={ kind }
				value={ readText( rule, 'value' ) }
				onChange={ set }
			/>
			{ described.help }
		</div>
	) : (
		<TextControl
			{ ...FIELD_SIZE }
			{ ...described }
			label={
				TEXT_LABELS[ kind ] ?? FIELDS[ 'triggers.pages[].value' ].label
			}
			dir="ltr"
			value={ readText( rule, 'value' ) }
			onChange={ set }
		/>
	);
}

function useChoices(
	key: string,
	given: string,
	label: ( value: string ) => string
) {
	const schema = findSchema( usePreload().schema, `${ NAME }[].${ key }` );
	const choices = ( schema.enum ?? [] ).map( String );
	return [
		...choices,
		...( choices.includes( given ) ? [] : [ given ] ),
	].map( ( value ) => ( { value, label: label( value ) } ) );
}

const effectLabel = ( effect: string ) =>
	effect === 'hide' ? __( 'Hide on', 'chaty' ) : __( 'Show on', 'chaty' );

function PageFields( props: RuleProps ) {
	const { rule, onChange } = props;
	const { pageRules } = usePreload();
	const effect = readText( rule, 'effect' );
	const kinds = useChoices( 'kind', readText( rule, 'kind' ), getKindLabel );
	return (
		<>
			<SelectControl
				{ ...FIELD_SIZE }
				label={ FIELDS[ 'triggers.pages[].effect' ].label }
				value={ effect }
				options={ useChoices( 'effect', effect, effectLabel ) }
				onChange={ ( next ) => onChange( { ...rule, effect: next } ) }
			/>
			<SelectControl
				{ ...FIELD_SIZE }
				label={ FIELDS[ 'triggers.pages[].kind' ].label }
				value={ getChoice( rule, pageRules ) }
				options={ [
					...kinds.slice( 0, 1 ),
					...listFactChoices( pageRules ),
					...kinds.slice( 1 ),
				] }
				onChange={ ( next ) =>
					onChange( { ...rule, ...readChoice( next ) } )
				}
			/>
			<ValueField { ...props } />
		</>
	);
}

const labelRemove = ( number: string ) =>
	/* translators: %s: number. */
	sprintf( __( 'Remove rule %s', 'chaty' ), number );

export function PagesGroup() {
	const { pageRules } = usePreload();
	const rules = listPageRules( useRaw( [ 'triggers' ] ) );
	return (
		<>
			<p className="chaty-console-sentence" aria-live="polite">
				{ describePageRules( rules, pageRules ) }
			</p>
			<RuleList
				name={ NAME }
				rules={ rules }
				Fields={ PageFields }
				labelRemove={ labelRemove }
				labelAdd={ __( 'Add a rule', 'chaty' ) }
				create={ createPageRule }
			/>
		</>
	);
}
