import { hasConsent, THIRD_PARTY } from '../../shared/consent';
import {
	asRecord,
	readBoolean,
	readRecords,
	readText,
} from '../../shared/raw-values';
import type { Cleanup } from '../../shared/types';
import { createSvg } from '../browser/svg';
import { encodeText } from '../domain/channel-urls';
import { getFileUrl } from '../domain/files';
import { parseLaunchCommand } from '../domain/launch-command';
import { fillTemplate } from '../domain/message-template';
import { getDeviceName } from '../domain/plan';
import type { ChannelType } from '../domain/settings/types';
import type { ListenToSingleChannel } from '../services/context';
import {
	reportUse,
	runCommand,
	type UsedChannel,
} from '../services/report-use';
import { applyAttention } from './attention';
import { takeEarlyPress } from './early-press';

type Parts = Parameters< ListenToSingleChannel >[ 0 ];

/** Reads the settings of the drawn channel. */
function readChannel(
	{ raw, slugs }: Parts,
	control: HTMLElement
): UsedChannel {
	const [ slug = '' ] = slugs;
	const channel = readRecords( raw, 'channels' ).find(
		( one ) => readText( one, 'channel' ) === slug
	);
	return {
		slug,
		// `chaty-form-0-Whatsapp`.
		type: control.dataset[ 'form' ]?.split( '-' ).pop() as ChannelType,
		value: readText( channel ?? {}, 'value' ),
		isTracked: [ channel, asRecord( raw[ 'settings' ] ) ].some(
			( given = {} ) =>
				readBoolean( given, 'is_google_analytics_enabled' )
		),
	};
}

/** Sets the address for this device, and for the page as it is now: its title may change without a load. */
function refreshLink(
	{ browser, widget, device }: Parts,
	link: Element
): void {
	const { links = {} } = widget;
	const found =
		( device.isIos && links.ios ) || links[ getDeviceName( device ) ];
	if ( found ) {
		const [ address, target ] = found;
		const { title, url } = browser.readFacts();
		link.setAttribute(
			'href',
			fillTemplate( address.replace( /%7B(\w+)%7D/g, '{$1}' ), {
				title: encodeText( title ),
				url: encodeText( url ),
			} )
		);
		if ( target ) {
			link.setAttribute( 'target', target );
		} else {
			link.removeAttribute( 'target' );
		}
		link.setAttribute(
			'rel',
			target ? 'nofollow noopener noreferrer' : 'nofollow'
		);
	}
}

/** Our icon replaces an image that cannot be loaded. From the cleanup on, React does that. */
function replaceBrokenImage(
	{ browser, assets, container }: Parts,
	{ type }: UsedChannel
): Cleanup | null {
	const image = container.querySelector< HTMLImageElement >( '.single img' );
	const replace = () =>
		image?.replaceWith(
			createSvg( {
				tag: 'svg',
				attributes: [
					[ 'class', 'chaty-svg' ],
					[ 'viewBox', '0 0 24 24' ],
					[ 'aria-hidden', 'true' ],
				],
				children: [
					{
						tag: 'use',
						attributes: [
							[
								'href',
								`${ getFileUrl(
									assets,
									'icons.svg'
								) }#${ type }`,
							],
						],
						children: [],
					},
				],
			} )
		);
	if ( image?.complete && ! image.naturalWidth ) {
		replace();
	}
	return image && browser.listen( image, 'error', replace );
}

/** Calls `launch_chaty()` or `close_chaty()` where that is what the channel does, else opens its panel. */
function act( { browser, request }: Parts, channel: UsedChannel ): void {
	const command = parseLaunchCommand( channel );
	if ( command ) {
		runCommand( browser, command );
	} else {
		request( {
			type: 'open-panel',
			channel: channel.slug,
			isUserInitiated: true,
		} );
	}
}

/** A link opens nothing, so the web font comes as soon as the pointer or the focus is there. */
function loadFontOnIntent(
	{ browser, widget }: Parts,
	control: Element
): void {
	for ( const type of [ 'pointerenter', 'focus' ] ) {
		browser.listen( control, type, () =>
			browser.addStylesheet(
				hasConsent( browser, THIRD_PARTY ) && widget.font
			)
		);
	}
}

/** Handles presses on a widget's single channel, until React does: a link works by itself. */
export const listenToSingleChannel: ListenToSingleChannel = (
	parts
): Cleanup => {
	const { browser, widget, container } = parts;
	const control = container.querySelector< HTMLElement >(
		'.single .chaty-link'
	);
	if ( ! control ) {
		return () => undefined;
	}
	const isLink = control.matches( 'a' );
	const channel = readChannel( parts, control );
	refreshLink( parts, control );
	const stopReplacing = replaceBrokenImage( parts, channel );
	const stop = browser.listen( control, 'click', ( event ) => {
		refreshLink( parts, control );
		const isUsed = reportUse( parts, channel );
		if ( ! isUsed || ! isLink ) {
			// Where React is on the page, it hydrates the button while this click bubbles, and handles it as well.
			event.preventDefault();
		}
		if ( isUsed && ! isLink ) {
			act( parts, channel );
		}
		if ( isLink ) {
			const hasCta = widget.cta === 'all_time';
			applyAttention(
				container,
				{ hasCta, hasBadge: false, hasEffect: false },
				parts.assets
			);
		}
	} );
	if ( isLink ) {
		loadFontOnIntent( parts, control );
	} else {
		takeEarlyPress( container, () => control.click() );
	}
	return () => {
		stop();
		stopReplacing?.();
	};
};
