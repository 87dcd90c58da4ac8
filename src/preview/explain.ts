import {
	asRecord,
	readBoolean,
	readRecords,
	readText,
	type Raw,
} from '../shared/raw-values';
import type { PreviewPanel, Why } from '../shared/preview-messages';
import type { Browser } from '../widget/browser/types';
import { getHiddenReason } from '../widget/domain/conditions';
import { parseDevice, type Device } from '../widget/domain/device';
import { getDeviceName } from '../widget/domain/plan';
import { parseTiming } from '../widget/domain/settings/parse-timing';
import { parseTriggers } from '../widget/domain/settings/parse-triggers';
import { getFirstVisibility } from '../widget/domain/visibility-machine';
import { getZonedTime } from '../widget/domain/zoned-time';
import {
	getUsableChannels,
	type UsableChannel,
} from '../widget/services/usable-channels';
import { isAllowedOn, type PreviewedPage } from './page-rules';

export interface Visit {
	readonly browser: Browser;
	readonly country: string;
	readonly isReturning: boolean;
	readonly page: PreviewedPage;
}

export const listDraftWidgets = ( draft: unknown ): readonly Raw[] =>
	readRecords( asRecord( draft ), 'chaty_widgets' );

/** The widget that a draft is about: the one with the ID, or else the first. */
export function findDraftWidget( draft: unknown, edited = '' ): Raw {
	const widgets = listDraftWidgets( draft );
	return (
		widgets.find( ( one ) => edited && readText( one, 'id' ) === edited ) ??
		widgets[ 0 ] ??
		{}
	);
}

export const readDevice = ( { browser }: Pick< Visit, 'browser' > ): Device =>
	parseDevice( browser.readFacts().userAgent );

export const findChannels = (
	raw: Raw,
	{ browser }: Pick< Visit, 'browser' >,
	device = readDevice( { browser } )
): readonly UsableChannel[] => getUsableChannels( { raw, device, browser } );

export const findPanels = ( channels: readonly UsableChannel[] ) =>
	channels.flatMap( ( { channel, action } ): PreviewPanel[] =>
		action.kind === 'panel'
			? [
					{
						channel: channel.slug,
						label: channel.label,
						kind: action.panel,
					},
			  ]
			: []
	);

const readTriggers = ( raw: Raw ) =>
	parseTriggers( asRecord( raw[ 'triggers' ] ) );

export const getHidingCondition = (
	raw: Raw,
	{ browser, country }: Pick< Visit, 'browser' | 'country' >
) =>
	getHiddenReason( readTriggers( raw ), {
		now: browser.now(),
		country,
	} );

function explainConditions( raw: Raw, visit: Visit ): Why | null {
	const reason = getHidingCondition( raw, visit );
	const { countries, dateWindow, dayHours, dayZone } = readTriggers( raw );
	const { browser, country } = visit;
	const isDate = reason === 'date-window';
	const zone = ( isDate ? dateWindow?.zone : dayZone ) ?? '';
	const { stamp: now, day } = getZonedTime( browser.now(), zone );
	const details = {
		country: { country, countries },
		'date-window': { now, ...dateWindow, zone },
		'day-hours': { now, day, zone, hours: dayHours ?? [] },
	};
	return reason && { reason, details: details[ reason ] };
}

/** For a widget without a hiding condition: whether it waits, and whether its visitor has used it before. */
function explainTriggers( raw: Raw, { isReturning }: Visit ): Why {
	const timing = parseTiming( asRecord( raw[ 'triggers' ] ) );
	const { hideAfterSeconds } = timing;
	return getFirstVisibility( timing ).state === 'hidden'
		? { reason: 'waits', details: timing }
		: {
				reason: isReturning ? 'seen' : 'visible',
				details: { hideAfterSeconds },
		  };
}

function explainChannels( raw: Raw, visit: Visit ): Why | null {
	const device = readDevice( visit );
	const other = { ...device, isMobile: ! device.isMobile, isIos: false };
	return findChannels( raw, visit, device ).length
		? null
		: {
				reason: 'no-channel',
				details: {
					device: getDeviceName( device ),
					isOnOtherDevice: !! findChannels( raw, visit, other )
						.length,
				},
		  };
}

/** Why a visitor does not see the widget at once (docs/how-it-works.md, "Showing and hiding"). */
export function explain( raw: Raw, visit: Visit ): Why {
	if ( ! ( 'id' in raw ) ) {
		return { reason: 'broken', details: {} };
	}
	if ( 'is_active' in raw && ! readBoolean( raw, 'is_active' ) ) {
		return { reason: 'off', details: {} };
	}
	if ( ! isAllowedOn( visit.page, raw ) ) {
		return { reason: 'page-rules', details: {} };
	}
	return (
		explainChannels( raw, visit ) ??
		explainConditions( raw, visit ) ??
		explainTriggers( raw, visit )
	);
}

/** The other widgets of a draft that this visitor sees on this page, now or when a trigger fires. */
export const findOthers = ( draft: unknown, edited: Raw, visit: Visit ) =>
	listDraftWidgets( draft ).filter(
		( one ) =>
			readText( one, 'id' ) !== readText( edited, 'id' ) &&
			/^(visible|seen|waits)$/.test( explain( one, visit ).reason )
	);
