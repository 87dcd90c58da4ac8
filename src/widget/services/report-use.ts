import type { Browser } from '../browser/types';
import type { LaunchCommand } from '../domain/launch-command';
import type { ChannelModel } from '../domain/settings/types';
import { channelClickEvent } from '../domain/tracking';
import { findBundle } from './bundle-loader';
import type { ReportClick, WidgetParts } from './context';

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

/** Loads what reports presses, where the owner wants that. */
export function loadAnalytics( {
	channels,
	load,
}: Pick< WidgetParts, 'load' > & {
	readonly channels: readonly { readonly channel: UsedChannel }[];
} ): void {
	if ( channels.some( ( { channel } ) => channel.isTracked ) ) {
		void load( 'analytics' );
	}
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
	if ( channel.isTracked ) {
		const report = ( found?: ReportClick ) =>
			found?.( context, channel, reportName );
		const bundle = findBundle( context.browser, 'analytics' );
		void ( bundle
			? report( bundle )
			: context.load( 'analytics' ).then( report ) );
	}
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
