import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { NumberSetting, ToggleSetting } from './fields';
import { Section } from './section';
import type { SectionProps } from './use-form';

export const MessagesSection = ( { preload }: SectionProps ) => (
	<Section id="messages">
		<NumberSetting
			path="retention_days"
			help={ __(
				'Older messages are deleted for good, once a day. 0 keeps them until somebody deletes them.',
				'chaty'
			) }
		/>
		<NumberSetting
			path="contacts_trash_days"
			help={ __(
				'0 keeps them until somebody empties the trash.',
				'chaty'
			) }
		/>
		<ToggleSetting
			path="keep_contacts"
			help={ __(
				'Otherwise all messages are removed with the plugin. Settings and statistics are removed in any case.',
				'chaty'
			) }
		/>
		<p className="chaty-settings-note">
			{ createInterpolateElement(
				__(
					'Each contact form has its own recipient: <a>edit the widgets</a>.',
					'chaty'
				),
				// eslint-disable-next-line jsx-a11y/anchor-has-content -- The translation fills it.
				{ a: <a href={ preload.links.widgets } /> }
			) }
		</p>
	</Section>
);
