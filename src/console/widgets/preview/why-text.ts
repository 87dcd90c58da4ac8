import { __, sprintf } from '@wordpress/i18n';
import type {
	Why,
	WhyDetails,
	WhyReason,
} from '../../../shared/preview-messages';
import { parseTriggers } from '../../../widget/domain/settings/parse-triggers';
import { getCountryName } from '../../domain/countries';
import { formatList } from '../../domain/lists';
import { describeTriggers } from '../../domain/sentences';
import { getDayName } from '../../domain/site-clock';
import { describeRules } from '../../domain/week';

/** A reason in words, and the field that it depends on, if any: its path within the widget. */
export interface WhyText {
	readonly text: string;
	readonly field?: string;
}

type Preload = { readonly locale: string; readonly weekStartsOn: number };

const nameZone = ( zone = '' ) => zone || 'UTC';

function explainDevice( { device, isOnOtherDevice }: WhyDetails ): string {
	if ( ! isOnOtherDevice ) {
		return __( 'Hidden: no channel has a value.', 'chaty' );
	}
	return device === 'mobile'
		? __(
				'Hidden: no channel is on for phones and tablets. Visitors with a computer see it.',
				'chaty'
		  )
		: __(
				'Hidden: no channel is on for computers. Visitors with a phone see it.',
				'chaty'
		  );
}

function explainCountry( details: WhyDetails, { locale }: Preload ): string {
	const { country = '', countries = [] } = details;
	return sprintf(
		/* translators: 1: country of the visitor, 2: list of countries. */
		__( 'Hidden in %1$s: only visitors from %2$s see it.', 'chaty' ),
		getCountryName( country, locale ),
		formatList(
			countries.map( ( code ) => getCountryName( code, locale ) ),
			'disjunction',
			locale
		)
	);
}

const explainDates = ( { now = '', start, end, zone }: WhyDetails ): string =>
	start && now < start
		? sprintf(
				/* translators: 1: date and time, 2: time zone. */
				__( 'Hidden until %1$s (%2$s).', 'chaty' ),
				start,
				nameZone( zone )
		  )
		: sprintf(
				/* translators: 1: date and time, 2: time zone. */
				__( 'Hidden since %1$s (%2$s).', 'chaty' ),
				end ?? '',
				nameZone( zone )
		  );

function explainHours( details: WhyDetails, preload: Preload ): string {
	const { now = '', day = 0, zone, hours = [] } = details;
	return sprintf(
		/* translators: 1: weekday, 2: time of day, 3: time zone, 4: days and hours. */
		__( 'Hidden on %1$s at %2$s (%3$s). It shows: %4$s.', 'chaty' ),
		getDayName( day, preload.locale ),
		now.slice( 11, 16 ),
		nameZone( zone ),
		formatList(
			describeRules( hours, preload ),
			'conjunction',
			preload.locale
		)
	);
}

function findTrigger( {
	delaySeconds,
	scrollPercent,
	selector,
}: WhyDetails ): string {
	if ( delaySeconds !== null ) {
		return 'triggers.has_time_delay';
	}
	if ( scrollPercent !== null ) {
		return 'triggers.has_display_after_page_scroll';
	}
	return selector ? 'triggers.has_element_in_sight' : 'triggers.exit_intent';
}

/** The triggers as the sentence beside their fields; the preview itself does not wait. */
const explainTriggers = ( details: WhyDetails, { locale }: Preload ): string =>
	sprintf(
		/* translators: %s: such as "Shows after 5 s." */
		__( '%s The preview does not wait.', 'chaty' ),
		describeTriggers( { ...parseTriggers( {} ), ...details }, locale )
	);

type Explain = (
	details: WhyDetails,
	preload: Preload,
	isPublished: boolean
) => string;

/** Also for a reason of a later version. */
const explainBroken = () => __( 'This widget cannot be drawn.', 'chaty' );

const TEXTS: Readonly< Partial< Record< WhyReason, Explain > > > = {
	'no-channel': explainDevice,
	country: explainCountry,
	'date-window': explainDates,
	'day-hours': explainHours,
	waits: explainTriggers,
	off: () => __( 'Off: visitors do not see this widget.', 'chaty' ),
	'page-rules': () => __( 'Hidden on this page by its page rules.', 'chaty' ),
	seen: () =>
		__(
			'Visible. A visitor who has used it sees no badge and no effect, and no chat opens by itself.',
			'chaty'
		),
	visible: ( _details, _preload, isPublished ) =>
		isPublished
			? __( 'Visitors see this at once.', 'chaty' )
			: __( 'This is how it will look.', 'chaty' ),
};

const FIELDS: Readonly< Partial< Record< WhyReason, string > > > = {
	'no-channel': 'channels',
	country: 'triggers.has_countries',
	'date-window': 'triggers.has_date_scheduling_rules',
	'day-hours': 'triggers.has_day_hours_scheduling_rules',
	off: 'is_active',
	'page-rules': 'triggers.pages',
	seen: 'settings.show_cta',
};

export function getWhyText(
	{ reason, details }: Why,
	preload: Preload,
	isPublished = true
): WhyText {
	const explain = TEXTS[ reason ] ?? explainBroken;
	const text = explain( details, preload, isPublished );
	const field =
		reason === 'waits' ? findTrigger( details ) : FIELDS[ reason ];
	return field ? { text, field } : { text };
}
