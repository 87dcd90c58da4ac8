import { asRecord, readBoolean } from '../../shared/raw-values';
import { getChannelAction } from '../../widget/domain/channel-action';
import type { LinkFacts } from '../../widget/domain/channel-urls';
import { getHiddenReason } from '../../widget/domain/conditions';
import { parseChannel } from '../../widget/domain/settings/parse-channel';
import { parseRawChannel } from '../../widget/domain/settings/parse-page-settings';
import { parseTriggers } from '../../widget/domain/settings/parse-triggers';
import type { SettingsDocument, WidgetDocument, WidgetId } from './document';
import { isSame } from './is-same';
import type { WidgetsPreload } from './preload';

/** Why no visitor sees a widget now, or only those with one kind of device; the most visible first. */
export const LIST_REASONS = [
	null,
	'desktop-only',
	'mobile-only',
	'day-hours',
	'date-window',
	'no-channel',
	'off',
] as const;

export type ListReason = NonNullable< ( typeof LIST_REASONS )[ number ] >;

/** Facts for links where the page does not matter: whether a channel is usable does not depend on it. */
export const ANY_PAGE: LinkFacts = {
	title: '',
	url: '',
	isMobile: false,
	isIos: false,
};

/** As in the schema, a widget without the key is on. */
export const isActive = ( { is_active: isOn = 1 }: WidgetDocument ) =>
	readBoolean( { isOn }, 'isOn' );

export const channelType = ( channel: unknown ) =>
	parseChannel( asRecord( channel ) )?.type ?? '';

function findDevices( { channels, settings }: WidgetDocument ) {
	const usable = channels
		.map( ( channel ) => parseRawChannel( channel, '' ) )
		.filter( ( { raw } ) => {
			const channel = parseChannel( raw, settings );
			return channel && getChannelAction( channel, ANY_PAGE );
		} );
	return {
		isOnDesktop: usable.some( ( { isOnDesktop } ) => isOnDesktop ),
		isOnMobile: usable.some( ( { isOnMobile } ) => isOnMobile ),
	};
}

/** The first reason that keeps visitors from a widget now; pages and countries are left out, they differ by visitor. */
export function findListReason(
	widget: WidgetDocument,
	now: Date
): ListReason | null {
	if ( ! isActive( widget ) ) {
		return 'off';
	}
	const { isOnDesktop, isOnMobile } = findDevices( widget );
	if ( ! isOnDesktop && ! isOnMobile ) {
		return 'no-channel';
	}
	const triggers = parseTriggers( asRecord( widget.triggers ) );
	const reason = getHiddenReason( triggers, { now, country: '' } );
	if ( reason && reason !== 'country' ) {
		return reason;
	}
	if ( isOnDesktop && isOnMobile ) {
		return null;
	}
	return isOnDesktop ? 'desktop-only' : 'mobile-only';
}

const numberOf = ( id: WidgetId ) => Number( String( id ).replace( '_', '' ) );

/** The ID of the next widget: one without counts or messages, so that it inherits none of a deleted widget. */
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

export const findWidgetIndex = (
	{ chaty_widgets: widgets }: SettingsDocument,
	id: WidgetId
) => widgets.findIndex( ( widget ) => String( widget.id ) === String( id ) );

/** The first widget of a draft that differs from the document on which the draft is based. */
export const findChangedWidget = (
	base: SettingsDocument,
	draft: SettingsDocument
) =>
	draft.chaty_widgets.find(
		( widget ) =>
			! isSame(
				widget,
				base.chaty_widgets[ findWidgetIndex( base, widget.id ) ]
			)
	);
