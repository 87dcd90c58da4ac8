import { Button, ComboboxControl } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { asRecord, readBoolean, readText } from '../../../shared/raw-values';
import { getFieldId, useEditor, useRaw } from '../../components/editor-context';
import { describeControl, FIELD_SIZE } from '../../components/field-notes';

type ZoneKey = 'time_diff' | 'day_time_diff';

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
	readonly keys: readonly [ ZoneKey, ...ZoneKey[] ];
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

/** One zone for dates and hours; two where what is stored has two. */
export function ZoneFields() {
	const triggers = useRaw( [ 'triggers' ] );
	const hasDates = readBoolean( triggers, 'has_date_scheduling_rules' );
	const hasHours = readBoolean( triggers, 'has_day_hours_scheduling_rules' );
	const isSame =
		toName( readText( triggers, 'time_diff' ) ) ===
		toName( readText( triggers, 'day_time_diff' ) );
	if ( hasDates && hasHours && ! isSame ) {
		return (
			<>
				<ZoneField
					keys={ [ 'time_diff' ] }
					label={ __( 'Time zone of the dates', 'chaty' ) }
				/>
				<ZoneField
					keys={ [ 'day_time_diff' ] }
					label={ __( 'Time zone of the hours', 'chaty' ) }
				/>
			</>
		);
	}
	const [ first, ...others ] = [
		...( hasDates ? ( [ 'time_diff' ] as const ) : [] ),
		...( hasHours ? ( [ 'day_time_diff' ] as const ) : [] ),
	];
	return first ? (
		<ZoneField
			keys={ [ first, ...others ] }
			label={ __( 'Time zone', 'chaty' ) }
		/>
	) : null;
}
