import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FIELD_SIZE } from '../components/field-notes';
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
import { OwnDays, type OwnDaysProps } from './own-days';

interface Props extends OwnDaysProps {
	readonly labels: Labels;
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

const toOptions = < Value extends string >(
	values: readonly Value[],
	labels: Readonly< Record< Value, string > >
): readonly Option[] =>
	values.map( ( value ) => ( { value, label: labels[ value ] } ) );

const RANGE_OPTIONS = toOptions( RANGES, RANGE_LABELS );

const COMPARISON_OPTIONS: readonly Option[] = [
	{ value: '', label: __( 'Nothing', 'chaty' ) },
	{ value: 'previous', label: __( 'The period before', 'chaty' ) },
	{ value: 'year', label: __( 'The year before', 'chaty' ) },
];

const DEVICE_OPTIONS: readonly Option[] = [
	{ value: '', label: __( 'All devices', 'chaty' ) },
	...toOptions( [ 'd', 'm' ], DEVICE_LABELS ),
];

const SPLIT_OPTIONS = toOptions(
	[ ...TIME_SPLITS, ...LIST_SPLITS ],
	SPLIT_LABELS
);

/** Options for all of a kind and for each, also for deleted ones with counts and for one that the address names. */
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
	/** The owner's own range begins with the days that were shown. */
	const changeDays = ( change: Partial< View > ) =>
		onChange(
			change.range === 'own' && typeof period === 'object'
				? { ...change, since: period.since, until: period.until }
				: change
		);
	const given = { ...props, onChange: changeDays };
	return (
		<div className="chaty-statistics-controls">
			<div className="chaty-statistics-fields">
				<Choice
					name="range"
					options={ RANGE_OPTIONS }
					given={ given }
				/>
				<Choice name="by" options={ SPLIT_OPTIONS } given={ given } />
				<Choice
					name="compare"
					options={ COMPARISON_OPTIONS }
					given={ given }
				/>
				<FilterChoices given={ props } />
			</div>
			{ view.range === 'own' && <OwnDays { ...props } /> }
		</div>
	);
}
