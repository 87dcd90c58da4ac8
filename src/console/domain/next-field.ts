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

/** The path of the value that an unusable channel lacks: its own, or that of its first agent without one. */
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

/** The path of the first switch that keeps a channel off a device. */
function findSwitch( raw: Raw, path: string ): string {
	const names = [ 'desktop', 'mobile' ].map( ( device ) =>
		readBoolean( raw, 'is_agent' ) && `is_agent_${ device }` in raw
			? `is_agent_${ device }`
			: `is_${ device }`
	);
	const name = names.find( ( one ) => ! readBoolean( raw, one ) );
	return name ? `${ path }.${ name }` : '';
}

/** The path that a widget still needs: `channels`, a channel's value, or a switch of a device; empty for none. */
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
