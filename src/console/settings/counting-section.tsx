import { __ } from '@wordpress/i18n';
import { SelectSetting, ToggleSetting } from './fields';
import { FilterNote, Section } from './section';
import type { SectionProps } from './use-form';

const getReports = () => [
	{ value: '', label: __( 'No', 'chaty' ) },
	{ value: 'week', label: __( 'Every week', 'chaty' ) },
	{ value: 'month', label: __( 'Every month', 'chaty' ) },
];

const CountedVisits = () => (
	<>
		<ToggleSetting
			path="count_editors"
			help={ __(
				'Otherwise your own visits and those of everybody who writes here are left out, while they are logged in.',
				'chaty'
			) }
		/>
		<ToggleSetting
			path="count_pages"
			help={ __(
				'Statistics can then be split by page. Only the path of a page is kept, never what follows "?" or "#".',
				'chaty'
			) }
		/>
	</>
);

export const CountingSection = ( { preload }: SectionProps ) => (
	<Section id="counting">
		<ToggleSetting
			path="data_analytics_settings"
			on="on"
			off="off"
			help={ __(
				'Counts on this site how often widgets are seen and used, without names and addresses of visitors. Known bots are not counted, and what one visitor does counts once in two days.',
				'chaty'
			) }
		/>
		{ preload.counting.isFiltered && (
			<FilterNote name="chaty_page_settings" />
		) }
		<CountedVisits />
		<p className="chaty-settings-note">
			{ preload.counting.hasConsent
				? __(
						'A consent plugin is active: only visitors who consent to statistics are counted.',
						'chaty'
				  )
				: __(
						'No consent plugin is active, so every visitor is counted. Plugins that use the WP Consent API are respected.',
						'chaty'
				  ) }
		</p>
		<SelectSetting
			path="report"
			options={ getReports() }
			help={ __(
				'The administrator of the site gets what was counted, beside the week or month before, and the unread messages.',
				'chaty'
			) }
		/>
	</Section>
);
