import type { ChannelModel } from '../domain/settings/types';
import { readBoolean } from '../../shared/raw-values';
import { tryOr } from '../../shared/try-or';
import type { WidgetContext } from './context';

const FLAG = 'is_google_analytics_enabled';

type Tell = ( ...given: unknown[] ) => unknown;

/** A tool is told by a call or, when it is a list, by what is put into it. */
type Tool = Tell & { readonly push?: Tell };

/** Classic Google Analytics, once it is there. */
type ClassicTool = {
	readonly getAll?: () => readonly { readonly send: Tell }[];
};

/** Every tool that may be on a page, each told in its own words. */
function reportsOf(
	name: string,
	channel: string,
	widget: string
): Readonly< Record< string, readonly unknown[] > > {
	const about = { channel, widget };
	return {
		gtag: [
			'event',
			name,
			{ eventCategory: name, event_action: name, method: name },
		],
		dataLayer: [
			{ event: name, chaty_channel: channel, chaty_widget: widget },
		],
		fbq: [ 'trackCustom', name, about ],
		_paq: [ [ 'trackEvent', 'Chaty', name, channel ] ],
		plausible: [ name, { props: about } ],
	};
}

/**
 * Tells the page's analytics tools, whichever are there, of a click on a channel (spec section 7).
 * None is loaded, and one that fails costs neither the visitor nor the others anything.
 */
export function reportClick(
	{ browser, widget }: WidgetContext,
	{ slug, isTracked }: ChannelModel,
	name = `chaty_${ slug }`
): void {
	if ( ! isTracked && ! readBoolean( widget.raw, FLAG ) ) {
		return;
	}
	for ( const [ key, given ] of Object.entries(
		reportsOf( name, slug, widget.id )
	) ) {
		const tool = browser.find( key ) as Tool | undefined;
		tryOr(
			() => ( tool?.push ? tool.push( ...given ) : tool?.( ...given ) ),
			undefined
		);
	}
	tryOr( () => {
		const classic = browser.find( 'ga' ) as ClassicTool | undefined;
		classic?.getAll?.()[ 0 ]?.send( 'event', 'click', {
			eventCategory: name,
			eventAction: name,
			method: name,
		} );
	}, undefined );
}
