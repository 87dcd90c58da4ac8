import { Button, ComboboxControl } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { asRecord, readBoolean, readText } from '../../../shared/raw-values';
import { getFieldId, useEditor, useRaw } from '../../components/editor-context';
import { describeControl, FIELD_SIZE } from '../../components/field-notes';

/** The key of a zone, the switch of its rules, and its label where there are two zones. */
export const ZONES = [
	[
		'time_diff',
		'has_date_scheduling_rules',
		__( 'Time zone of the dates', 'chaty' ),
	],
	[
		'day_time_diff',
		'has_day_hours_scheduling_rules',
		__( 'Time zone of the hours', 'chaty' ),
	],
] as const;

/** Empty and 0 are UTC (docs/how-it-works.md, "Conditions"). */
const toName = ( zone: string ) =>
	zone === '' || zone === '0' ? 'UTC' : zone;

const listZones = ( ...zones: readonly string[] ) =>
	[
		...new Set( [
			...zones,
			'UTC',
			...Intl.supportedValuesOf( 'timeZone' ),
		] ),
	].map( ( zone ) => ( { value: zone, label: zone.replace( /_/g, ' ' ) } ) );

interface ZoneProps {
	readonly keys: readonly [ string, ...string[] ];
	readonly label: string;
}

function useZone( keys: ZoneProps[ 'keys' ] ) {
	const { widget, onChange, issues } = useEditor();
	const triggers = asRecord( widget.triggers );
	return {
		zone: toName( readText( triggers, keys[ 0 ] ) ),
		issues: keys.map( ( key ) => issues.get( `triggers.${ key }` ) ),
		set: ( next: string ) =>
			onChange( [ 'triggers' ], {
				...triggers,
				...Object.fromEntries( keys.map( ( key ) => [ key, next ] ) ),
			} ),
	};
}

function ZoneField( { keys, label }: ZoneProps ) {
	const { timeZone: own } = useEditor().preload.site;
	const { zone, issues, set } = useZone( keys );
	const options = useMemo( () => listZones( zone, own ), [ zone, own ] );
	const text = sprintf(
		/* translators: %s: name of a time zone. */
		__( 'Use the time zone of the site (%s)', 'chaty' ),
		own
	);
	return (
		<div
			className="chaty-console-field"
			id={ getFieldId( [ 'triggers', keys[ 0 ] ] ) }
			data-field={ keys
				.map( ( key ) => `triggers.${ key }` )
				.join( ' ' ) }
		>
			<ComboboxControl
				{ ...FIELD_SIZE }
				label={ label }
				help={ describeControl( issues ).help }
				allowReset={ false }
				value={ zone }
				options={ options }
				onChange={ ( next ) => next && next !== zone && set( next ) }
			/>
			{ zone !== own && (
				<Button
					size="compact"
					variant="link"
					onClick={ () => set( own ) }
				>
					{ text }
				</Button>
			) }
		</div>
	);
}

/** One zone for dates and hours; two where two are stored. */
export function ZoneFields() {
	const triggers = useRaw( [ 'triggers' ] );
	const shown = ZONES.filter( ( [ , flag ] ) =>
		readBoolean( triggers, flag )
	);
	const zones = shown.map( ( [ key ] ) =>
		toName( readText( triggers, key ) )
	);
	if ( new Set( zones ).size > 1 ) {
		return shown.map( ( [ key, , label ] ) => (
			<ZoneField key={ key } keys={ [ key ] } label={ label } />
		) );
	}
	const [ first, ...others ] = shown.map( ( [ key ] ) => key );
	return first ? (
		<ZoneField
			keys={ [ first, ...others ] }
			label={ __( 'Time zone', 'chaty' ) }
		/>
	) : null;
}
