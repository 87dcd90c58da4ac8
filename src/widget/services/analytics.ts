import { findGlobal } from '../../shared/globals';
import { tryOr } from '../../shared/try-or';
import type { ReportClick } from './context';

type Call = ( ...given: unknown[] ) => unknown;

/** A tool is called or, when it is a list, takes items by `push()`. */
type Tool = Call & { readonly push?: Call };

/** Classic Google Analytics, once it has loaded. */
type ClassicAnalytics = {
	readonly getAll?: () => readonly { readonly send: Call }[];
};

/** The arguments for every tool that may be on a page, by its global. */
function getReports(
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
 * Reports a click on a channel to the analytics tools that the page has
 * (docs/for-theme-authors.md, "Analytics"). One that throws affects neither the visitor nor the others.
 */
export const reportClick: ReportClick = (
	{ widget },
	{ slug },
	name = `chaty_${ slug }`
) => {
	for ( const [ key, given ] of Object.entries(
		getReports( name, slug, widget.id )
	) ) {
		const tool = findGlobal( key ) as Tool | undefined;
		tryOr( () =>
			tool?.push ? tool.push( ...given ) : tool?.( ...given )
		);
	}
	tryOr( () => {
		const classic = findGlobal( 'ga' ) as ClassicAnalytics | undefined;
		classic?.getAll?.()[ 0 ]?.send( 'event', 'click', {
			eventCategory: name,
			eventAction: name,
			method: name,
		} );
	} );
};
