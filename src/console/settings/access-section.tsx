import { __, sprintf } from '@wordpress/i18n';
import type { AccessPart } from '../domain/site-settings';
import { SelectSetting, ToggleSetting } from './fields';
import { FilterNote, Section } from './section';
import type { SectionProps } from './use-form';

interface PartProps extends SectionProps {
	readonly part: AccessPart;
}

function PartSetting( { preload, part }: PartProps ) {
	const { levels, filtered, allowed } = preload.access;
	const capability = filtered[ part ];
	return (
		<>
			<SelectSetting
				path={ `access.${ part }` }
				isDisabled={ !! capability || ! allowed[ part ] }
				options={ levels.map( ( { value, label, isAllowed } ) => ( {
					value,
					label,
					disabled: ! isAllowed,
				} ) ) }
				help={
					capability
						? sprintf(
								/* translators: %s: Name of a capability. */
								__( 'Required capability: %s.', 'chaty' ),
								capability
						  )
						: ''
				}
			/>
			{ capability && <FilterNote name="chaty_capabilities" /> }
		</>
	);
}

export const AccessSection = ( props: SectionProps ) => (
	<Section id="access">
		<PartSetting { ...props } part="messages" />
		<PartSetting { ...props } part="statistics" />
		<ToggleSetting
			path="message_abilities"
			help={ __(
				'Programs that use the abilities of WordPress 6.9 and later, in the name of somebody who may do so, can then list messages, with names and addresses, and mark them.',
				'chaty'
			) }
		/>
		<p className="chaty-settings-note">
			{ __(
				'Anyone who may read messages may also answer and delete them. Widgets and settings are for administrators.',
				'chaty'
			) }
		</p>
	</Section>
);
