import { __, _x, sprintf } from '@wordpress/i18n';
import type { ChannelType } from '../../widget/domain/settings/types';
import { getTypeName } from './channel-names';

/** Labels that do not begin with the name of the app. */
const LABELS: Partial< Record< ChannelType, string > > = {
	Phone: __( 'Phone number', 'chaty' ),
	WeChat: __( 'WeChat ID', 'chaty' ),
	Email: __( 'Email address', 'chaty' ),
	Signal: __( 'Signal number or link', 'chaty' ),
	Link: _x( 'Address', 'of a page', 'chaty' ),
	Custom_Link: _x( 'Address', 'of a page', 'chaty' ),
};

/** Types whose name is more than that of the app. */
const NAMES: Partial< Record< ChannelType, string > > = {
	Instagram: 'Instagram',
	Instagram_DM: 'Instagram',
};

/** Types whose value is a telephone number. */
export const PHONE_TYPES = /^(Whatsapp|SMS|Viber|Zalo|Phone)$/;
/** Types that lead to any address, of this site too. */
export const LINK_TYPES = /^(Custom_)?Link$/;
/** Types whose value is an address. */
export const ADDRESS_TYPES =
	/^(Line|Google_Maps|Waze|Slack|Discord|Microsoft_Teams|Link|Custom_Link)$/;

/** How the value of a channel is written, with a telephone number as an example; empty where its label says it all. */
export function getValueHelp( type: ChannelType, example: string ): string {
	if ( PHONE_TYPES.test( type ) ) {
		/* translators: %s: telephone number. */
		return sprintf( __( 'With the country code: %s', 'chaty' ), example );
	}
	if ( type === 'Signal' ) {
		return sprintf(
			/* translators: %s: telephone number. */
			__(
				'With the country code: %s. Or the link that Signal makes of your username.',
				'chaty'
			),
			example
		);
	}
	if ( LINK_TYPES.test( type ) ) {
		return __(
			'An address that begins with https://, or a path of this site such as /contact/',
			'chaty'
		);
	}
	if ( ADDRESS_TYPES.test( type ) ) {
		return __( 'An address that begins with https://', 'chaty' );
	}
	return type === 'WeChat' || type === 'Email'
		? ''
		: __(
				'The name of the account, or the address of the profile',
				'chaty'
		  );
}

export function getValueLabel( type: ChannelType ): string {
	const name = NAMES[ type ] ?? getTypeName( type );
	if ( LABELS[ type ] ) {
		return LABELS[ type ];
	}
	if ( PHONE_TYPES.test( type ) ) {
		/* translators: %s: name of an app. */
		return sprintf( __( '%s number', 'chaty' ), name );
	}
	return ADDRESS_TYPES.test( type )
		? /* translators: %s: name of an app. */
		  sprintf( __( '%s link', 'chaty' ), name )
		: /* translators: %s: name of an app. */
		  sprintf( __( '%s name', 'chaty' ), name );
}
