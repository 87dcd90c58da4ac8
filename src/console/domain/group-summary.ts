import { __, _n, sprintf } from '@wordpress/i18n';
import {
	asRecord,
	readBoolean,
	readText,
	type Raw,
} from '../../shared/raw-values';
import { parseLauncher } from '../../widget/domain/settings/parse-launcher';
import { parseTriggers } from '../../widget/domain/settings/parse-triggers';
import { listChannels } from './channels';
import { getChannelName } from './channel-names';
import { getCountryName } from './countries';
import type { WidgetDocument } from './document';
import { listPageRules } from './page-rules';
import type { SiteData } from './preload';
import { listTriggers } from './sentences';
import { describeRules } from './week';

/** Most parts of a summary: more would make a header of two lines. */
const MOST = 3;

type Site = Pick< SiteData, 'locale' | 'weekStartsOn' >;

const join = ( items: readonly string[] ): string =>
	[
		...items.slice( 0, MOST ),
		...( items.length > MOST ? [ '…' ] : [] ),
	].join( ', ' );

function listDates( triggers: Raw ): string[] {
	const { dateWindow } = parseTriggers( triggers );
	const [ start = '', end = '' ] = [ dateWindow?.start, dateWindow?.end ].map(
		( stamp ) => stamp?.slice( 0, 10 )
	);
	return start || end ? [ `${ start }–${ end }` ] : [];
}

function describePages( triggers: Raw ): string {
	const { length } = listPageRules( triggers );
	return length
		? sprintf(
				/* translators: %s: number. */
				_n( '%s page rule', '%s page rules', length, 'chaty' ),
				String( length )
		  )
		: '';
}

type Describe = ( widget: WidgetDocument, site: Site ) => string;

/** The present settings of each group in a few words; empty for the defaults. */
const SUMMARIES = {
	channels: ( widget ) =>
		join( listChannels( widget ).map( getChannelName ) ),
	look: ( { settings } ) =>
		parseLauncher( settings ).side === 'left' ? __( 'Left', 'chaty' ) : '',
	triggers: ( { triggers } ) =>
		join( listTriggers( parseTriggers( triggers ) ) ),
	schedule: ( { triggers }, site ) =>
		join( [
			...listDates( triggers ),
			...describeRules( parseTriggers( triggers ).dayHours ?? [], site ),
		] ),
	countries: ( { triggers }, { locale } ) =>
		join(
			parseTriggers( triggers ).countries.map( ( code ) =>
				getCountryName( code, locale )
			)
		),
	pages: ( { triggers } ) => describePages( triggers ),
	advanced: ( { settings } ) =>
		readBoolean( settings, 'has_custom_css' ) &&
		readText( settings, 'custom_css' )
			? __( 'Own CSS', 'chaty' )
			: '',
} satisfies Record< string, Describe >;

export type Group = keyof typeof SUMMARIES;

export function describeGroup(
	{ settings, triggers, ...widget }: WidgetDocument,
	group: Group,
	site: Site
): string {
	const describe: Describe = SUMMARIES[ group ];
	return describe(
		{
			...widget,
			settings: asRecord( settings ),
			triggers: asRecord( triggers ),
		},
		site
	);
}
