import { __, sprintf } from '@wordpress/i18n';
import { getDayName } from '../domain/site-clock';
import type { StatisticsPreload } from '../domain/statistics/preload';
import { MEASURES } from '../domain/statistics/view';
import { MEASURE_LABELS } from './labels';

/** "Counting" in docs/how-it-works.md. */
const MEANINGS = {
	views: __(
		'Visitors who saw the widget; of a channel, those who saw the channel.',
		'chaty'
	),
	opens: __(
		'Visitors who pressed the button of the widget. A single channel is not opened.',
		'chaty'
	),
	clickers: __(
		'Visitors who pressed any channel, each once. Those that were taken over from Chaty Pro have none.',
		'chaty'
	),
	clicks: __(
		'Presses on channels: a visitor who pressed two channels is two clicks.',
		'chaty'
	),
	messages: __(
		'Messages of contact forms, counted when they come, spam only once it is marked as not spam: one that is deleted later stays counted. Their device is not stored.',
		'chaty'
	),
};

const RULES = [
	__(
		'Each counts once per visitor in two days, so there are fewer views than page loads. A visitor who sees a widget today and opens it tomorrow is a view of today and an open of tomorrow.',
		'chaty'
	),
	__(
		'Bots are not counted, nor are visitors who do not agree to statistics where a consent plugin asks them. While counting is switched off, nobody is counted.',
		'chaty'
	),
	__(
		'People who are logged in and can edit posts are not counted, unless the settings say so.',
		'chaty'
	),
	__(
		'Split by page, up to 500 pages a month have rows of their own. All others are "Other pages", with those that browsers do not tell.',
		'chaty'
	),
	__(
		'Presses on buttons in the content of pages are clicks of "Buttons in content", and of no widget.',
		'chaty'
	),
	__( 'Widgets and channels that were deleted keep their counts.', 'chaty' ),
];

export const WhatIsCounted = ( {
	site,
}: Pick< StatisticsPreload, 'site' > ) => (
	<section className="chaty-statistics-about">
		<h2>{ __( 'What is counted', 'chaty' ) }</h2>
		<dl>
			{ MEASURES.map( ( measure ) => (
				<div key={ measure }>
					<dt>{ MEASURE_LABELS[ measure ] }</dt>
					<dd>{ MEANINGS[ measure ] }</dd>
				</div>
			) ) }
		</dl>
		<ul>
			{ RULES.map( ( rule ) => (
				<li key={ rule }>{ rule }</li>
			) ) }
			<li>
				{ sprintf(
					/* translators: 1: time zone, 2: weekday. */
					__(
						'Days are those of the site (time zone %1$s); weeks begin on %2$s.',
						'chaty'
					),
					/^[+-]/.test( site.timeZone )
						? `UTC${ site.timeZone }`
						: site.timeZone,
					getDayName( site.weekStartsOn, site.locale )
				) }
			</li>
		</ul>
	</section>
);
