import { asRecord, readBoolean, readList } from '../../shared/raw-values';
import { getChannelAction } from '../../widget/domain/channel-action';
import type { LinkFacts } from '../../widget/domain/channel-urls';
import { getHiddenReason } from '../../widget/domain/conditions';
import { parseChannel } from '../../widget/domain/settings/parse-channel';
import { parseRawChannel } from '../../widget/domain/settings/parse-page-settings';
import { parseTriggers } from '../../widget/domain/settings/parse-triggers';
import type { SettingsDocument, WidgetDocument, WidgetId } from './document';
import type { WidgetsPreload } from './preload';

/** Why no visitor sees a widget now, or only those with one kind of device. */
export type ListReason =
	| 'off'
	| 'no-channel'
	| 'date-window'
	| 'day-hours'
	| 'desktop-only'
	| 'mobile-only';

/** What links depend on; whether a channel is usable does not depend on the page. */
const ANY_PAGE: LinkFacts = {
	title: '',
	url: '',
	isMobile: false,
	isIos: false,
};

/** As the schema: a widget without the key is on. */
export const isActive = ( { is_active: isOn = 1 }: WidgetDocument ) =>
	readBoolean( { isOn }, 'isOn' );

/** The type of a channel, by which its drawing is found; empty if it is unknown. */
export const channelType = ( channel: unknown ) =>
	parseChannel( asRecord( channel ) )?.type ?? '';

/** The indexes of the channels that visitors can use, by device. */
function findUsable( { channels, settings }: WidgetDocument ) {
	const usable = readList( { channels }, 'channels' ).flatMap(
		( given, index ) => {
			const parsed = parseRawChannel( given, '' );
			const channel = parseChannel( parsed.raw, settings );
			return channel && getChannelAction( channel, ANY_PAGE )
				? { ...parsed, index }
				: [];
		}
	);
	const on = ( device: 'isOnDesktop' | 'isOnMobile' ) =>
		usable.flatMap( ( one ) => ( one[ device ] ? one.index : [] ) );
	return { desktop: on( 'isOnDesktop' ), mobile: on( 'isOnMobile' ) };
}

/** The indexes of the channels that are the button themselves, because no device shows a second one; else none. */
export function findSingleChannels( widget: WidgetDocument ) {
	const { desktop, mobile } = findUsable( widget );
	const indexes = new Set( [ ...desktop, ...mobile ] );
	if ( desktop.length > 1 || mobile.length > 1 ) {
		return [];
	}
	return indexes.size || widget.channels?.length !== 1
		? [ ...indexes ]
		: [ 0 ];
}

/** The first reason that keeps visitors from a widget now; pages and countries are left out, they differ by visitor. */
export function findListReason(
	widget: WidgetDocument,
	now: Date
): ListReason | null {
	if ( ! isActive( widget ) ) {
		return 'off';
	}
	const { desktop, mobile } = findUsable( widget );
	if ( ! desktop.length && ! mobile.length ) {
		return 'no-channel';
	}
	const triggers = parseTriggers( asRecord( widget.triggers ) );
	const reason = getHiddenReason( triggers, { now, country: '' } );
	if ( reason && reason !== 'country' ) {
		return reason;
	}
	if ( desktop.length && mobile.length ) {
		return null;
	}
	return desktop.length ? 'desktop-only' : 'mobile-only';
}

const numberOf = ( id: WidgetId ) => Number( String( id ).replace( '_', '' ) );

/** The ID of the next widget: none that has counts or messages, so that it does not inherit those of a deleted one. */
export function nextWidgetId(
	widgets: readonly Pick< WidgetDocument, 'id' >[],
	counted: WidgetsPreload[ 'counted' ]
) {
	const ids = [
		...widgets.map( ( { id } ) => id ),
		...Object.keys( counted ),
	];
	const highest = Math.max( -1, ...ids.map( numberOf ) );
	return highest < 0 ? 0 : `_${ highest + 1 }`;
}

/** The place of a widget in the list; -1 if it is not there. */
export const findWidgetIndex = (
	{ chaty_widgets: widgets }: SettingsDocument,
	id: WidgetId
) => widgets.findIndex( ( widget ) => String( widget.id ) === String( id ) );
