import { useContext } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { listChannels, type ListedWidget } from '../domain/channel-choices';
import { MessageSetting, SelectSetting } from './fields';
import { Section } from './section';
import { FormContext } from './use-form';

interface Props {
	readonly widgets: readonly ListedWidget[];
}

/** The channels, and the one that is stored, which may be gone. */
function getChoices( widgets: readonly ListedWidget[], stored: string ) {
	const channels = listChannels( widgets );
	const isKnown = channels.some( ( { value } ) => value === stored );
	return [
		{ value: '', label: __( 'None', 'chaty' ) },
		...channels,
		...( stored && ! isKnown ? [ { value: stored, label: stored } ] : [] ),
	];
}

export function ShopSection( { widgets }: Props ) {
	const channel = String( useContext( FormContext ).get( 'shop.channel' ) );
	return (
		<Section id="shop">
			<SelectSetting
				path="shop.channel"
				options={ getChoices( widgets, channel ) }
				help={ __(
					'Stands beside “Add to cart” on the page of each product. In a block theme it can be moved or removed in the site editor.',
					'chaty'
				) }
			/>
			{ channel && (
				<>
					<MessageSetting
						path="shop.text"
						help={ __(
							'Empty: the name of the channel.',
							'chaty'
						) }
					/>
					<MessageSetting
						path="shop.message"
						help={ __(
							'Empty: the message of the channel.',
							'chaty'
						) }
						isLong
					/>
				</>
			) }
		</Section>
	);
}
