import { readColor } from '../color';
import { CHANNELS } from '../channels';
import type { ChannelType } from '../channels';
import type { ChannelModel } from './types';
import {
	asRecord,
	readBoolean,
	readList,
	readImageUrl,
	readText,
} from '../../../shared/raw-values';
import type { Raw } from '../../../shared/raw-values';

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

/** A channel of the settings; `null` when nobody knows it. Whether it can do anything is known to `channelAction`. */
export function parseChannel( raw: Raw ): ChannelModel | null {
	const slug = readText( raw, 'channel' );
	const type =
		findType( readText( raw, 'channel_type' ) ) ?? findType( slug );
	if ( ! type || ! /^[\w-]{1,50}$/.test( slug ) ) {
		return null;
	}
	const [ , , , label = type.replace( '_', ' ' ) ] = CHANNELS[ type ];
	return {
		slug,
		type,
		value: readText( raw, 'value' ),
		label: readText( raw, 'hover_text', label ),
		color: parseColor( raw, type ),
		imageUrl: readImageUrl( raw, 'custom_image_url' ),
		isAgent: readBoolean( raw, 'is_agent' ),
		agents: readList( raw, 'agent_data' )
			.map( asRecord )
			.filter( ( agent ) => readText( agent, 'value' ) ),
		isTracked: readBoolean( raw, 'is_google_analytics_enabled' ),
		nonce: readText( raw, 'widget_token' ),
		raw,
	};
}
