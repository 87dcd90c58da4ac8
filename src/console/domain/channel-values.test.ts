import { CHANNEL_TYPES } from '../../widget/domain/channels';
import { getValueHelp, getValueLabel } from './channel-values';

test.each( [
	[ 'Whatsapp', 'WhatsApp number', 'With the country code: +1 2' ],
	[ 'Phone', 'Phone number', 'With the country code: +1 2' ],
	[ 'Email', 'Email address', '' ],
	[ 'Google_Maps', 'Google Maps link', 'begins with https://' ],
	[ 'Link', 'Address', 'a path of this site' ],
	[ 'TikTok', 'TikTok name', 'address of the profile' ],
	[ 'Instagram_DM', 'Instagram name', 'address of the profile' ],
	[ 'Signal', 'Signal number or link', '+1 2. Or the link' ],
] as const )( 'the value of %s is called %s', ( type, label, help ) => {
	expect( getValueLabel( type ) ).toBe( label );
	expect( getValueHelp( type, '+1 2' ) ).toContain( help );
} );

test.each( [ 'Email', 'WeChat' ] as const )(
	'the label of %s says it all',
	( type ) => {
		expect( getValueHelp( type, '+1 2' ) ).toBe( '' );
	}
);

test.each( CHANNEL_TYPES )( 'no label of %s has a name of a key', ( type ) => {
	expect( getValueLabel( type ) ).not.toContain( '_' );
} );
