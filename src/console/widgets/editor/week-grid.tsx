import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { asRecord, readText } from '../../../shared/raw-values';
import { isInDayHours } from '../../../widget/domain/day-hours';
import { getZonedTime } from '../../../widget/domain/zoned-time';
import { useEditor } from '../../components/editor-context';
import { getDayName } from '../../domain/site-clock';
import {
	describeHours,
	formatMinute,
	getOpenHours,
	listDays,
	listRules,
	parseRules,
	type OpenHours,
} from '../../domain/week';

/** A part of the day, as the style sheet places it. */
const toBar = ( { start, end }: OpenHours ) =>
	( {
		'--chaty-console-start': start,
		'--chaty-console-length': end - start + 1,
	} ) as CSSProperties;

interface RowProps {
	readonly name: string;
	readonly hours: readonly OpenHours[];
	/** Minutes since midnight, where it is this day now. */
	readonly now: number | null;
}

const DayRow = ( { name, hours, now }: RowProps ) => (
	<tr>
		<th scope="row">{ name }</th>
		<td className="chaty-console-day" aria-hidden="true">
			{ hours.map( ( open ) => (
				<i key={ open.start } style={ toBar( open ) } />
			) ) }
			{ now !== null && (
				<b style={ toBar( { start: now, end: now } ) } />
			) }
		</td>
		<td>{ describeHours( hours ) }</td>
	</tr>
);

function useWeek() {
	const { widget, preload } = useEditor();
	const { weekStartsOn } = preload.site;
	const triggers = asRecord( widget.triggers );
	const stored = triggers[ 'day_hours_scheduling_rules' ];
	return useMemo( () => {
		const rules = parseRules(
			listRules( { day_hours_scheduling_rules: stored } )
		);
		return {
			rules,
			days: listDays( weekStartsOn ).map( ( day ) => ( {
				day,
				hours: getOpenHours( rules, day ),
			} ) ),
		};
	}, [ stored, weekStartsOn ] );
}

/** Whether the hours hold now, with `%1$s` for the weekday and `%2$s` for the time of day. */
const getNowText = ( isOpen: boolean ) =>
	isOpen
		? /* translators: 1: weekday, 2: time of day. */
		  __( 'Now open: it is %1$s, %2$s there.', 'chaty' )
		: /* translators: 1: weekday, 2: time of day. */
		  __( 'Now closed: it is %1$s, %2$s there.', 'chaty' );

export function WeekGrid() {
	const { widget, preload } = useEditor();
	const { locale } = preload.site;
	const { rules, days } = useWeek();
	const zone = readText( asRecord( widget.triggers ), 'day_time_diff' );
	const now = getZonedTime( new Date(), zone );
	if ( ! rules.length ) {
		return (
			<p>{ __( 'Without a row, the hours have no effect.', 'chaty' ) }</p>
		);
	}
	return (
		<>
			<p className="chaty-console-sentence">
				{ sprintf(
					getNowText( isInDayHours( rules, now ) ),
					getDayName( now.day, locale ),
					formatMinute( now.minute )
				) }
			</p>
			<table className="chaty-console-week">
				<caption className="screen-reader-text">
					{ __( 'The week', 'chaty' ) }
				</caption>
				<tbody>
					{ days.map( ( { day, hours } ) => (
						<DayRow
							key={ day }
							name={ getDayName( day, locale ) }
							hours={ hours }
							now={ day === now.day ? now.minute : null }
						/>
					) ) }
				</tbody>
			</table>
		</>
	);
}
