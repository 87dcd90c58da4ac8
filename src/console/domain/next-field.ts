import {
	asRecord,
	readBoolean,
	readRecords,
	readText,
	type Raw,
} from '../../shared/raw-values';
import { getChannelAction } from '../../widget/domain/channel-action';
import { parseChannel } from '../../widget/domain/settings/parse-channel';
import type { WidgetDocument } from './document';
import { ANY_PAGE } from './widget-list';

/** The value that a channel is not usable without: its own, or that of the first of its people who has none. */
function findValue( raw: Raw, path: string ): string {
	if ( ! readBoolean( raw, 'is_agent' ) ) {
		return `${ path }.value`;
	}
	const agents = readRecords( raw, 'agent_data' );
	const index = agents.findIndex( ( agent ) => ! readText( agent, 'value' ) );
	return agents.length
		? `${ path }.agent_data[${ Math.max( 0, index ) }].value`
		: `${ path }.agent_data`;
}

/** The first switch of a channel that keeps it from devices. */
function findSwitch( raw: Raw, path: string ): string {
	const names = [ 'desktop', 'mobile' ].map( ( device ) =>
		readBoolean( raw, 'is_agent' ) && `is_agent_${ device }` in raw
			? `is_agent_${ device }`
			: `is_${ device }`
	);
	const name = names.find( ( one ) => ! readBoolean( raw, one ) );
	return name ? `${ path }.${ name }` : '';
}

/** The path of what a widget lacks: `channels`, a channel's value, or a device on which one is off; empty for nothing. */
export function findNextField( { channels }: WidgetDocument ): string {
	if ( ! channels.length ) {
		return 'channels';
	}
	const rows = channels.map( asRecord ).map( ( raw, index ) => ( {
		raw,
		path: `channels[${ index }]`,
		model: parseChannel( raw ),
	} ) );
	const unusable = rows.find(
		( { model } ) => model && ! getChannelAction( model, ANY_PAGE )
	);
	return unusable
		? findValue( unusable.raw, unusable.path )
		: rows
				.map( ( { raw, path } ) => findSwitch( raw, path ) )
				.find( Boolean ) ?? '';
}
