import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FIELD_SIZE } from '../components/field-notes';
import type { StatisticsPreload } from '../domain/statistics/preload';
import { findPeriod } from '../domain/statistics/period';
import {
	LIST_SPLITS,
	RANGES,
	TIME_SPLITS,
	type Range,
	type View,
} from '../domain/statistics/view';
import {
	DEVICE_LABELS,
	SPLIT_LABELS,
	VIEW_LABELS,
	type Labels,
} from './labels';
import { OwnDays } from './own-days';

interface Props {
	readonly view: View;
	readonly preload: StatisticsPreload;
	readonly labels: Labels;
	readonly onChange: ( change: Partial< View > ) => void;
}

interface Option {
	readonly value: string;
	readonly label: string;
}

const RANGE_LABELS: Readonly< Record< Range, string > > = {
	today: __( 'Today', 'chaty' ),
	yesterday: __( 'Yesterday', 'chaty' ),
	7: __( 'Last 7 days', 'chaty' ),
	28: __( 'Last 28 days', 'chaty' ),
	90: __( 'Last 90 days', 'chaty' ),
	365: __( 'Last 365 days', 'chaty' ),
	week: __( 'This week', 'chaty' ),
	'last-week': __( 'Last week', 'chaty' ),
	month: __( 'This month', 'chaty' ),
	'last-month': __( 'Last month', 'chaty' ),
	quarter: __( 'This quarter', 'chaty' ),
	'last-quarter': __( 'Last quarter', 'chaty' ),
	year: __( 'This year', 'chaty' ),
	'last-year': __( 'Last year', 'chaty' ),
	all: __( 'All time', 'chaty' ),
	own: __( 'Other days', 'chaty' ),
};
const RANGE_OPTIONS = RANGES.map( ( value ) => ( {
	value,
	label: RANGE_LABELS[ value ],
} ) );

const COMPARISON_OPTIONS: readonly Option[] = [
	{ value: '', label: __( 'Nothing', 'chaty' ) },
	{ value: 'previous', label: __( 'The period before', 'chaty' ) },
	{ value: 'year', label: __( 'The year before', 'chaty' ) },
];

const DEVICE_OPTIONS: readonly Option[] = [
	{ value: '', label: __( 'All devices', 'chaty' ) },
	...Object.entries( DEVICE_LABELS ).map( ( [ value, label ] ) => ( {
		value,
		label,
	} ) ),
];

const SPLIT_OPTIONS: readonly Option[] = [ ...TIME_SPLITS, ...LIST_SPLITS ].map(
	( value ) => ( { value, label: SPLIT_LABELS[ value ] } )
);

/** All of a kind and each of it, also those that were deleted and have counts, or that the address names. */
function listOptions(
	all: string,
	ids: readonly string[],
	chosen: string,
	getName: ( id: string ) => string
): readonly Option[] {
	const shown = new Set( chosen ? [ ...ids, chosen ] : ids );
	return [
		{ value: '', label: all },
		...[ ...shown ].map( ( id ) => ( {
			value: id,
			label: getName( id ),
		} ) ),
	];
}

interface ChoiceProps {
	readonly name: keyof View;
	readonly options: readonly Option[];
	readonly given: Props;
	readonly isDisabled?: boolean;
}

const Choice = ( { name, options, given, isDisabled }: ChoiceProps ) => (
	<SelectControl
		{ ...FIELD_SIZE }
		label={ VIEW_LABELS[ name ] }
		options={ [ ...options ] }
		value={ given.view[ name ] }
		disabled={ !! isDisabled }
		onChange={ ( value ) => given.onChange( { [ name ]: value } ) }
	/>
);

const ReportChoices = ( { given }: { readonly given: Props } ) => (
	<>
		<Choice name="range" options={ RANGE_OPTIONS } given={ given } />
		<Choice name="by" options={ SPLIT_OPTIONS } given={ given } />
		<Choice name="compare" options={ COMPARISON_OPTIONS } given={ given } />
	</>
);

function FilterChoices( { given }: { readonly given: Props } ) {
	const { view, preload, labels } = given;
	const { names } = labels;
	return (
		<>
			<Choice
				name="widget"
				options={ listOptions(
					__( 'All widgets', 'chaty' ),
					[
						...preload.widgets.map( ( { id } ) => id ),
						...preload.counted.widgets,
					],
					view.widget,
					names.widget
				) }
				given={ given }
			/>
			<Choice
				name="channel"
				options={ listOptions(
					__( 'All channels', 'chaty' ),
					[
						...Object.keys( preload.channels ),
						...preload.counted.channels,
					],
					view.channel,
					names.channel
				) }
				given={ given }
				isDisabled={ view.by === 'page' }
			/>
			<Choice name="device" options={ DEVICE_OPTIONS } given={ given } />
		</>
	);
}

export function Controls( props: Props ) {
	const { view, preload, onChange } = props;
	const period = findPeriod( view, preload );
	/** Days of one's own begin with those that were shown. */
	const changeDays = ( change: Partial< View > ) =>
		onChange(
			change.range === 'own' && typeof period === 'object'
				? { ...change, since: period.since, until: period.until }
				: change
		);
	return (
		<div className="chaty-statistics-controls">
			<div className="chaty-statistics-fields">
				<ReportChoices given={ { ...props, onChange: changeDays } } />
				<FilterChoices given={ props } />
			</div>
			{ view.range === 'own' && (
				<OwnDays
					view={ view }
					preload={ preload }
					onChange={ onChange }
				/>
			) }
		</div>
	);
}
