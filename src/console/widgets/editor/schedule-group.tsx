import { __ } from '@wordpress/i18n';
import { asRecord, readBoolean, readText } from '../../../shared/raw-values';
import { EditorProvider, useEditor } from '../../components/editor-context';
import { SchemaField } from '../../components/schema-field';
import type { EditorProps } from '../../domain/preload';
import { listRules } from '../../domain/week';
import { DateFields } from './date-fields';
import { HourRules } from './hour-rules';
import { WeekGrid } from './week-grid';
import { ZoneFields, ZONES } from './zone-fields';

/** A schedule that is switched on for the first time is in the site's zone; the stored default would be UTC. */
function useZoneOnStart(): EditorProps {
	const editor = useEditor();
	const { widget, preload, onChange } = editor;
	const triggers = asRecord( widget.triggers );
	const hasZone = ( key: string ) =>
		! [ '', '0' ].includes( readText( triggers, key ) );
	return {
		...editor,
		onChange: ( path, value, label ) => {
			const flag = String( path[ 1 ] );
			const [ zone ] = ZONES.find( ( [ , one ] ) => one === flag ) ?? [];
			const isStart =
				zone &&
				value === 1 &&
				! hasZone( zone ) &&
				! ( zone === 'day_time_diff' && listRules( triggers ).length );
			onChange(
				isStart ? [ 'triggers' ] : path,
				isStart
					? {
							...triggers,
							[ flag ]: value,
							[ zone ]: preload.site.timeZone,
					  }
					: value,
				label
			);
		},
	};
}

export function ScheduleGroup() {
	const editor = useZoneOnStart();
	const triggers = asRecord( editor.widget.triggers );
	const hasHours = readBoolean( triggers, 'has_day_hours_scheduling_rules' );
	return (
		<>
			<EditorProvider value={ editor }>
				<SchemaField
					path={ [ 'triggers', 'has_date_scheduling_rules' ] }
				/>
				<DateFields />
				<SchemaField
					path={ [ 'triggers', 'has_day_hours_scheduling_rules' ] }
				/>
			</EditorProvider>
			{ hasHours && (
				<fieldset className="chaty-console-set">
					<legend>{ __( 'Days and hours', 'chaty' ) }</legend>
					<HourRules />
					<WeekGrid />
				</fieldset>
			) }
			<ZoneFields />
		</>
	);
}
