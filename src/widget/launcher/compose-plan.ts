import { getChannelAction } from '../domain/channel-action';
import { FONT_SERVICE, parseFont } from '../domain/font';
import { DEVICE_BITS, getDeviceName, type WidgetPlan } from '../domain/plan';
import { parseChannel } from '../domain/settings/parse-channel';
import { hasConditions } from '../domain/settings/parse-page-settings';
import type { ComposedWidgetModel, RawChannel } from '../domain/settings/types';
import type { BarePage } from '../services/context';
import { getUsableChannels, readLinkFacts } from '../services/usable-channels';

/** The channels that are usable. The others are reported to the console. */
function filterUsable(
	widget: ComposedWidgetModel,
	page: BarePage
): readonly RawChannel[] {
	const facts = readLinkFacts( page );
	return widget.channels.flatMap( ( rawChannel ) => {
		const channel = parseChannel( rawChannel.raw, widget.raw );
		if ( channel && getChannelAction( channel, facts ) ) {
			return [ rawChannel ];
		}
		page.debug( `${ rawChannel.path } is unknown or leads nowhere` );
		return [];
	} );
}

/** The link of a single channel whose message names the page, to be filled at the press. */
function createLinks(
	{ source }: ComposedWidgetModel,
	{ browser, device }: BarePage
): WidgetPlan[ 'links' ] {
	const placeholders = { title: '{title}', url: '{url}' };
	const readFacts = () => ( { ...browser.readFacts(), ...placeholders } );
	const [ single ] = getUsableChannels( {
		browser: { ...browser, readFacts },
		device,
		raw: source,
	} );
	return single?.action.kind === 'navigate' &&
		single.action.href.includes( '%7B' )
		? {
				[ getDeviceName( device ) ]: [
					single.action.href,
					single.action.isNewTab ? '_blank' : '',
				],
		  }
		: undefined;
}

/** Works out the plan of a widget, as the server does for the settings that it prints. */
export function createPlan(
	widget: ComposedWidgetModel,
	page: BarePage
): WidgetPlan {
	const usable = filterUsable( widget, page );
	const { webFont } = parseFont( widget.fontFamily );
	const { base, fonts = base && FONT_SERVICE } = page.assets;
	const links = createLinks( widget, page );
	return {
		id: widget.id,
		nonce: widget.nonce,
		channels: usable.map(
			( { slug, isOnDesktop, isOnMobile, isDefaultOpen } ) => [
				slug,
				+isOnDesktop * DEVICE_BITS.desktop +
					+isOnMobile * DEVICE_BITS.mobile,
				+isDefaultOpen,
			]
		),
		conditions: +hasConditions( widget.triggers ),
		open: +( widget.defaultState === 'open' ),
		...( widget.ctaText &&
			widget.ctaMode !== 'none' && { cta: widget.ctaMode } ),
		badge: widget.pendingCount,
		effect: widget.effect === 'none' ? '' : widget.effect,
		font: webFont && fonts ? fonts + encodeURIComponent( webFont ) : '',
		...( links && { links } ),
	};
}
