import { readColor } from '../appearance';
import { CHANNELS, channelLink } from '../channel-links';
import type { ChannelType } from '../channel-links';
import { channelText } from '../channel-text';
import { safeAddress } from '../safe-address';
import type { ChannelModel, Problem } from './model';
import { asRaw, readFlag, readList, readText } from './read';
import type { Raw } from './read';

const TYPES = Object.keys( CHANNELS ) as ChannelType[];

/** The type of a name in any case. The incumbent numbers its free links, and Poptin is one. */
function findType( name: string ): ChannelType | undefined {
	const plain = name
		.toLowerCase()
		.replace( /_\d$/, '' )
		.replace( 'poptin', 'link' );
	return TYPES.find( ( type ) => type.toLowerCase() === plain );
}

/** Spec section 5: white on Instagram is no colour of the owner's, and its own look stays. */
function readChannelColor( raw: Raw, type: ChannelType ): string {
	const color = readColor(
		readText( raw, 'icon_color' ),
		CHANNELS[ type ][ 1 ]
	);
	const isWhite = /^(#f+|rgba?\(255,255,255(,1)?\))$/i.test(
		color.replace( /\s/g, '' )
	);
	return isWhite && /^Instagram/.test( type ) ? '' : color;
}

/** Agents have device flags of their own, where they are given. */
function isOn(
	raw: Raw,
	device: 'desktop' | 'mobile',
	isAgent: boolean
): boolean {
	const own = 'is_agent_' + device;
	return readFlag( raw, isAgent && own in raw ? own : 'is_' + device );
}

/** Whether it has a value, and that value can only ever be no link. */
function hasBadValue( channel: ChannelModel ): boolean {
	const { value, isAgent, type } = channel;
	const isLink = ! isAgent && CHANNELS[ type ][ 2 ];
	const page = { isMobile: false, isIos: false, title: '', url: '' };
	return !! isLink && !! value && ! channelLink( channel, page );
}

/** A channel of the settings (spec section 3, "Channel"), or why it is left out. */
export function parseChannel(
	raw: unknown,
	path: string
): ChannelModel | Problem {
	const source = asRaw( raw );
	const slug = readText( source, 'channel' );
	if ( ! /^[\w-]{1,50}$/.test( slug ) ) {
		return { path: path + '.channel', reason: 'is no channel name' };
	}
	const value = channelText( readText( source, 'value' ) );
	const type =
		findType( readText( source, 'channel_type' ) ) ??
		findType( slug ) ??
		( safeAddress( value ) ? 'Link' : null );
	if ( ! type ) {
		return { path: path + '.channel_type', reason: 'is not known' };
	}
	const isAgent = readFlag( source, 'is_agent' );
	const channel: ChannelModel = {
		slug,
		type,
		value,
		label: channelText(
			readText( source, 'hover_text', CHANNELS[ type ][ 0 ] )
		),
		color: readChannelColor( source, type ),
		imageUrl: readText( source, 'custom_image_url' ),
		isOnDesktop: isOn( source, 'desktop', isAgent ),
		isOnMobile: isOn( source, 'mobile', isAgent ),
		isAgent,
		agents: readList( source, 'agent_data' )
			.map( asRaw )
			.filter( ( agent ) => readText( agent, 'value' ) ),
		isTracked: readFlag( source, 'is_google_analytics_enabled' ),
		nonce: readText( source, 'widget_token' ),
		raw: source,
	};
	return hasBadValue( channel )
		? { path: path + '.value', reason: 'is no safe address' }
		: channel;
}
