import { __ } from '@wordpress/i18n';
import { listChannels, type ListedWidget } from '../domain/channel-choices';
import { MessageSetting, SelectSetting } from './fields';
import { Section } from './section';
import type { SectionProps } from './use-form';

interface Props extends Pick< SectionProps, 'form' > {
	readonly widgets: readonly ListedWidget[];
}

/** The channels, and the one that is stored, which may be gone. */
function getChoices( { form, widgets }: Props ) {
	const channels = listChannels( widgets );
	const stored = String( form.get( 'shop.channel' ) );
	const isKnown = channels.some( ( { value } ) => value === stored );
	return [
		{ value: '', label: __( 'None', 'chaty' ) },
		...channels,
		...( stored && ! isKnown ? [ { value: stored, label: stored } ] : [] ),
	];
}

export const ShopSection = ( props: Props ) => (
	<Section id="shop" title="WooCommerce">
		<SelectSetting
			form={ props.form }
			path="shop.channel"
			options={ getChoices( props ) }
			help={ __(
				'Stands beside “Add to cart” on the page of each product. In a block theme it can be moved or removed in the site editor.',
				'chaty'
			) }
		/>
		{ props.form.get( 'shop.channel' ) !== '' && (
			<>
				<MessageSetting
					form={ props.form }
					path="shop.text"
					help={ __( 'Empty: the name of the channel.', 'chaty' ) }
				/>
				<MessageSetting
					form={ props.form }
					path="shop.message"
					help={ __( 'Empty: the message of the channel.', 'chaty' ) }
					isLong
				/>
			</>
		) }
	</Section>
);
