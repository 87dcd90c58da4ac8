import { __, _n, sprintf } from '@wordpress/i18n';
import {
	asRecord,
	readBoolean,
	readList,
	type Raw,
} from '../../shared/raw-values';
import { parseAppearance } from '../../widget/domain/settings/parse-appearance';
import { parseLauncher } from '../../widget/domain/settings/parse-launcher';
import { parseTriggers } from '../../widget/domain/settings/parse-triggers';
import { getTypeName } from './channel-names';
import type { WidgetDocument } from './document';
import type { Group } from './field-groups';
import { FIELDS } from './fields';
import type { Field } from './fields/types';
import { toLanguage } from './lists';
import { listPageRules } from './page-rules';
import type { SiteData } from './preload';
import { describeTriggers } from './sentences';
import { describeWeek } from './week';
import { channelType } from './widget-list';

/** Names of channels that fit into a line. */
const MAX_NAMES = 3;

function summarizeChannels( { channels }: WidgetDocument ): string {
	const names = readList( { channels }, 'channels' ).flatMap( ( channel ) => {
		const type = channelType( channel );
		return type ? getTypeName( type ) : [];
	} );
	const more = names.length - MAX_NAMES;
	return (
		names.slice( 0, MAX_NAMES ).join( ', ' ) +
		( more > 0 ? ` +${ more }` : '' )
	);
}

function summarizeLook( widget: WidgetDocument ): string {
	const settings = asRecord( widget.settings );
	const launcher = parseLauncher( settings );
	const { effect } = parseAppearance( settings, launcher );
	const labelOf = ( field: Field, choice: string ) =>
		field.choices?.[ choice ] ?? choice;
	return [
		labelOf( FIELDS[ 'settings.position' ], launcher.side ),
		effect &&
			effect !== 'none' &&
			labelOf( FIELDS[ 'settings.attention_effect' ], effect ),
	]
		.filter( Boolean )
		.join( ', ' );
}

function describeDates( start: string, end: string, locale: string ): string {
	const [ from, to ] = [ start, end ].map(
		( stamp ) =>
			stamp &&
			new Date( stamp.slice( 0, 10 ) ).toLocaleDateString(
				toLanguage( locale ),
				{ timeZone: 'UTC' }
			)
	);
	return from || to ? `${ from }–${ to }` : '';
}

function summarizeSchedule( raw: Raw, site: SiteData ): string {
	const { dateWindow, dayHours } = parseTriggers( raw );
	const { start = '', end = '' } = dateWindow ?? {};
	return (
		[
			describeDates( start, end, site.locale ),
			describeWeek( dayHours ?? [], site.locale ),
		]
			.filter( Boolean )
			.join( ', ' ) || __( 'Always', 'chaty' )
	);
}

function summarizeCountries( raw: Raw ): string {
	const { length } = readBoolean( raw, 'has_countries' )
		? readList( raw, 'countries' )
		: [];
	return length
		? sprintf(
				/* translators: %s: number. */
				_n( '%s country', '%s countries', length, 'chaty' ),
				String( length )
		  )
		: __( 'All countries', 'chaty' );
}

function summarizePages( raw: Raw ): string {
	const { length } = listPageRules( raw );
	return length
		? sprintf(
				/* translators: %s: number. */
				_n( '%s page rule', '%s page rules', length, 'chaty' ),
				String( length )
		  )
		: __( 'All pages', 'chaty' );
}

const SUMMARIES: Readonly<
	Record<
		Group,
		( widget: WidgetDocument, triggers: Raw, site: SiteData ) => string
	>
> = {
	channels: summarizeChannels,
	look: summarizeLook,
	triggers: ( _, triggers, { locale } ) =>
		describeTriggers( triggers, locale ),
	schedule: ( _, triggers, site ) => summarizeSchedule( triggers, site ),
	countries: ( _, triggers ) => summarizeCountries( triggers ),
	pages: ( _, triggers ) => summarizePages( triggers ),
	advanced: ( { settings } ) =>
		readBoolean( asRecord( settings ), 'has_custom_css' )
			? FIELDS[ 'settings.has_custom_css' ].label
			: '',
};

/** What a group has, in a few words for its header; empty where it says nothing. */
export function summarizeGroup(
	group: Group,
	widget: WidgetDocument,
	site: SiteData
): string {
	return SUMMARIES[ group ]( widget, asRecord( widget.triggers ), site );
}
