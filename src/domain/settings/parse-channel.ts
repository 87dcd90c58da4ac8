import { readColor } from '../appearance';
import { CHANNELS, channelLink } from '../channel-links';
import type { ChannelType } from '../channel-links';
import { launchCall } from '../launch-call';
import type { ChannelModel, Problem } from './model';
import { asRaw, readFlag, readList, readPicture, readText } from './read';
import type { Raw } from './read';

/** The type of a name in any case. The incumbent numbers its free links. */
function findType( name: string ): ChannelType | undefined {
	const plain = name.toLowerCase().replace( /_\d$/, '' );
	return ( Object.keys( CHANNELS ) as ChannelType[] ).find(
		( type ) => type.toLowerCase() === plain
	);
}

/** Spec section 5: white on Instagram leaves it its own look. */
function parseColor( raw: Raw, type: ChannelType ): string {
	const color = readColor(
		readText( raw, 'icon_color' ),
		CHANNELS[ type ][ 0 ]
	);
	const isWhite = /^#f+$|(255\D+){3}/i.test( color );
	return isWhite && type.startsWith( 'Insta' ) ? '' : color;
}

/** Whether a value is safe does not depend on page and device. */
const ANY_PAGE = { isMobile: false, isIos: false, title: '', url: '' };

/** A channel of the settings (spec section 3, "Channel"), or why it is left out. */
export function parseChannel(
	settings: unknown,
	path: string
): ChannelModel | Problem {
	const raw = asRaw( settings );
	const slug = readText( raw, 'channel' );
	const type =
		findType( readText( raw, 'channel_type' ) ) ?? findType( slug );
	if ( ! type || ! /^[\w-]{1,50}$/.test( slug ) ) {
		return { path: path + '.channel', reason: 'names no channel' };
	}
	const [ , , makeEnd, label = type.replace( '_', ' ' ) ] = CHANNELS[ type ];
	const isAgent = readFlag( raw, 'is_agent' );
	const value = readText( raw, 'value' );
	const source = { type, value, raw };
	const isLink = value && makeEnd !== null && ! isAgent;
	if (
		isLink &&
		! launchCall( source ) &&
		! channelLink( source, ANY_PAGE )
	) {
		return { path: path + '.value', reason: 'leads to no safe address' };
	}
	return {
		slug,
		type,
		value,
		label: readText( raw, 'hover_text', label ),
		color: parseColor( raw, type ),
		imageUrl: readPicture( raw, 'custom_image_url' ),
		isAgent,
		agents: readList( raw, 'agent_data' )
			.map( asRaw )
			.filter( ( agent ) => readText( agent, 'value' ) ),
		isTracked: readFlag( raw, 'is_google_analytics_enabled' ),
		nonce: readText( raw, 'widget_token' ),
		raw,
	};
}
