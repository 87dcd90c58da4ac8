import { __ } from '@wordpress/i18n';
import { createFields, field, isOn } from './create-fields';

const DATES = 'triggers.date_scheduling_rules.';
const RULE = 'triggers.day_hours_scheduling_rules[].';

const hasDates = isOn( 'has_date_scheduling_rules' );
const hasHours = isOn( 'has_day_hours_scheduling_rules' );

export const TRIGGER_FIELDS = {
	...createFields( { section: 'triggers' }, 'triggers.', {
		has_time_delay: field.toggle( __( 'After some time', 'chaty' ), {
			fills: { time_delay: 5 },
		} ),
		time_delay: field.number( __( 'Seconds until it shows', 'chaty' ), {
			when: isOn( 'has_time_delay' ),
		} ),
		has_display_after_page_scroll: field.toggle(
			__( 'After scrolling', 'chaty' ),
			{ fills: { display_after_page_scroll: 30 } }
		),
		display_after_page_scroll: field.number(
			__( 'Part of the page, in percent', 'chaty' ),
			{ when: isOn( 'has_display_after_page_scroll' ) }
		),
		has_element_in_sight: field.toggle(
			__( 'When an element comes into sight', 'chaty' ),
			{ fills: { element_in_sight: 'footer' } }
		),
		element_in_sight: field.text(
			__( 'CSS selector of the element', 'chaty' ),
			{
				help: __(
					'Such as #prices or footer. On pages without it, the widget waits.',
					'chaty'
				),
				when: isOn( 'has_element_in_sight' ),
			}
		),
		exit_intent: field.toggle(
			__( 'When the visitor is about to leave', 'chaty' )
		),
		auto_hide_widget: field.toggle( __( 'Hide it again', 'chaty' ), {
			fills: { hide_after: 10 },
			help: __( 'Once a visitor has opened it, it stays.', 'chaty' ),
		} ),
		hide_after: field.number( __( 'Seconds until it hides', 'chaty' ), {
			when: isOn( 'auto_hide_widget' ),
		} ),
	} ),
	...createFields( { section: 'countries' }, 'triggers.', {
		has_countries: field.toggle(
			__( 'Only for visitors from certain countries', 'chaty' ),
			__(
				'Visitors whose country is not known see the widget too.',
				'chaty'
			)
		),
		countries: field.own( __( 'Countries', 'chaty' ), {
			when: isOn( 'has_countries' ),
		} ),
	} ),
	...createFields( { section: 'schedule.dates' }, 'triggers.', {
		has_date_scheduling_rules: field.toggle(
			__( 'Only between two dates', 'chaty' )
		),
	} ),
	...createFields( { section: 'schedule.dates' }, DATES, {
		start_date_time: field.own( __( 'First day', 'chaty' ) ),
		end_date_time: field.own( __( 'Last day', 'chaty' ) ),
	} ),
	...createFields( { section: 'schedule.dates' }, 'triggers.', {
		time_diff: field.own( __( 'Time zone', 'chaty' ), { when: hasDates } ),
	} ),
	...createFields( { section: 'schedule.hours' }, 'triggers.', {
		has_day_hours_scheduling_rules: field.toggle(
			__( 'Only during certain hours', 'chaty' )
		),
		day_time_diff: field.own( __( 'Time zone', 'chaty' ), {
			when: hasHours,
		} ),
	} ),
	...createFields( { section: 'schedule.rule' }, RULE, {
		days: field.own( __( 'Days', 'chaty' ) ),
		start_time: field.own( __( 'From', 'chaty' ) ),
		start_hours: field.own( __( 'From', 'chaty' ) ),
		start_min: field.own( __( 'From', 'chaty' ) ),
		end_time: field.own( __( 'To', 'chaty' ) ),
		end_hours: field.own( __( 'To', 'chaty' ) ),
		end_min: field.own( __( 'To', 'chaty' ) ),
	} ),
	...createFields( { section: 'pages' }, 'triggers.pages[].', {
		effect: field.own( __( 'Effect', 'chaty' ) ),
		kind: field.own( __( 'Pages', 'chaty' ) ),
		value: field.own( __( 'Address or part of it', 'chaty' ) ),
	} ),
};
