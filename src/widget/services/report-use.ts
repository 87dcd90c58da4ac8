import type { Browser } from '../browser/types';
import type { LaunchCommand } from '../domain/launch-command';
import type { ChannelModel } from '../domain/settings/types';
import { channelClickEvent } from '../domain/tracking';
import { reportClick } from './analytics';
import type { WidgetParts } from './context';

/** What is reported of a channel. */
export type UsedChannel = Pick<
	ChannelModel,
	'slug' | 'type' | 'value' | 'isTracked'
>;

/** Details of the event: the agent that was chosen, the text that was typed. */
type Details = Readonly< Record< string, string > >;

/** Emits `chaty:channel`; false when a script of the page has prevented the default. */
export function emitChannel(
	{ browser, widget }: WidgetParts,
	{ slug, type, value }: UsedChannel,
	details: Details = {}
): boolean {
	return browser.emit( 'chaty:channel', {
		widget: widget.id,
		channel: slug,
		type,
		value,
		...details,
	} );
}

/** Counts, reports and emits the use of a channel; false when a script has prevented the default. */
export function reportUse(
	context: WidgetParts,
	channel: UsedChannel,
	details?: Details,
	reportName?: string
): boolean {
	const { tracker } = context;
	context.onInteraction();
	tracker.track( channelClickEvent( tracker.read(), channel.slug ) );
	reportClick( context, channel, reportName );
	return emitChannel( context, channel, details );
}

/** Calls one of the page's two functions, as a channel's value asks. */
export function runCommand(
	{ find }: Pick< Browser, 'find' >,
	{ name, which }: LaunchCommand
): void {
	const run = find( name );
	if ( typeof run === 'function' ) {
		run( which || undefined );
	}
}
