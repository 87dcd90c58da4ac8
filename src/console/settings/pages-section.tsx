import { __, sprintf } from '@wordpress/i18n';
import { SelectSetting } from './fields';
import { FilterNote, Section } from './section';
import type { SectionProps } from './use-form';

const getModes = () => [
	{ value: '', label: __( 'No', 'chaty' ) },
	{
		value: 'consent',
		label: __( 'Until visitors consent to marketing', 'chaty' ),
	},
	{ value: 'always', label: __( 'Always', 'chaty' ) },
];

export const PagesSection = ( { preload }: SectionProps ) => (
	<Section id="pages">
		<SelectSetting
			path="click_to_load"
			options={ getModes() }
			help={ sprintf(
				/* translators: %s: Names of hosts. */
				__(
					'Instead of a video, visitors see a link with a play button, and nothing is requested from its host before they press it. This applies to videos of %s. Maps always wait for consent.',
					'chaty'
				),
				preload.pages.hosts.join( ', ' )
			) }
		/>
		{ preload.pages.isFiltered && (
			<FilterNote name="chaty_click_to_load" />
		) }
	</Section>
);
