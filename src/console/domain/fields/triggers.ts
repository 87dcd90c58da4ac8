import { __ } from '@wordpress/i18n';
import { isOn } from './when';
import type { Field } from './types';

const TRIGGERS = {
	'triggers.has_time_delay': {
		section: 'triggers',
		control: 'toggle',
		fills: { time_delay: 5 },
		label: __( 'After some time', 'chaty' ),
	},
	'triggers.time_delay': {
		section: 'triggers',
		control: 'number',
		label: __( 'Seconds until it shows', 'chaty' ),
		when: isOn( 'has_time_delay' ),
	},
	'triggers.has_display_after_page_scroll': {
		section: 'triggers',
		control: 'toggle',
		fills: { display_after_page_scroll: 30 },
		label: __( 'After scrolling', 'chaty' ),
	},
	'triggers.display_after_page_scroll': {
		section: 'triggers',
		control: 'number',
		label: __( 'Part of the page, in percent', 'chaty' ),
		when: isOn( 'has_display_after_page_scroll' ),
	},
	'triggers.has_element_in_sight': {
		section: 'triggers',
		control: 'toggle',
		fills: { element_in_sight: 'footer' },
		label: __( 'When an element comes into sight', 'chaty' ),
	},
	'triggers.element_in_sight': {
		section: 'triggers',
		control: 'text',
		label: __( 'CSS selector of the element', 'chaty' ),
		help: __(
			'Such as #prices or footer. On pages without it, the widget waits.',
			'chaty'
		),
		when: isOn( 'has_element_in_sight' ),
	},
	'triggers.exit_intent': {
		section: 'triggers',
		control: 'toggle',
		label: __( 'When the visitor is about to leave', 'chaty' ),
	},
	'triggers.auto_hide_widget': {
		section: 'triggers',
		control: 'toggle',
		fills: { hide_after: 10 },
		label: __( 'Hide it again', 'chaty' ),
		help: __( 'Once a visitor has opened it, it stays.', 'chaty' ),
	},
	'triggers.hide_after': {
		section: 'triggers',
		control: 'number',
		label: __( 'Seconds until it hides', 'chaty' ),
		when: isOn( 'auto_hide_widget' ),
	},
	'triggers.has_countries': {
		section: 'countries',
		control: 'toggle',
		label: __( 'Only for visitors from certain countries', 'chaty' ),
		help: __(
			'Visitors whose country is not known see the widget too.',
			'chaty'
		),
	},
	'triggers.countries': {
		section: 'countries',
		control: 'own',
		label: __( 'Countries', 'chaty' ),
		when: isOn( 'has_countries' ),
	},
} satisfies Record< string, Field >;

const hasDates = isOn( 'has_date_scheduling_rules' );
const hasHours = isOn( 'has_day_hours_scheduling_rules' );

/** The parts of a rule are one row of the screen. */
const own = ( section: Field[ 'section' ], label: string ): Field => ( {
	section,
	control: 'own',
	label,
} );

const SCHEDULE = {
	'triggers.has_date_scheduling_rules': {
		section: 'schedule.dates',
		control: 'toggle',
		label: __( 'Only between two dates', 'chaty' ),
	},
	'triggers.date_scheduling_rules.start_date_time': own(
		'schedule.dates',
		__( 'First day', 'chaty' )
	),
	'triggers.date_scheduling_rules.end_date_time': own(
		'schedule.dates',
		__( 'Last day', 'chaty' )
	),
	'triggers.time_diff': {
		...own( 'schedule.dates', __( 'Time zone', 'chaty' ) ),
		when: hasDates,
	},
	'triggers.has_day_hours_scheduling_rules': {
		section: 'schedule.hours',
		control: 'toggle',
		label: __( 'Only during certain hours', 'chaty' ),
	},
	'triggers.day_time_diff': {
		...own( 'schedule.hours', __( 'Time zone', 'chaty' ) ),
		when: hasHours,
	},
	'triggers.day_hours_scheduling_rules[].days': own(
		'schedule.rule',
		__( 'Days', 'chaty' )
	),
	'triggers.day_hours_scheduling_rules[].start_time': own(
		'schedule.rule',
		__( 'From', 'chaty' )
	),
	'triggers.day_hours_scheduling_rules[].start_hours': own(
		'schedule.rule',
		__( 'From', 'chaty' )
	),
	'triggers.day_hours_scheduling_rules[].start_min': own(
		'schedule.rule',
		__( 'From', 'chaty' )
	),
	'triggers.day_hours_scheduling_rules[].end_time': own(
		'schedule.rule',
		__( 'To', 'chaty' )
	),
	'triggers.day_hours_scheduling_rules[].end_hours': own(
		'schedule.rule',
		__( 'To', 'chaty' )
	),
	'triggers.day_hours_scheduling_rules[].end_min': own(
		'schedule.rule',
		__( 'To', 'chaty' )
	),
} satisfies Record< string, Field >;

const PAGES = {
	'triggers.pages[].effect': own( 'pages', __( 'Effect', 'chaty' ) ),
	'triggers.pages[].kind': own( 'pages', __( 'Pages', 'chaty' ) ),
	'triggers.pages[].value': own(
		'pages',
		__( 'Address or part of it', 'chaty' )
	),
} satisfies Record< string, Field >;

export const TRIGGER_FIELDS = { ...TRIGGERS, ...SCHEDULE, ...PAGES };
