import { __, sprintf } from '@wordpress/i18n';
import { formatList } from './lists';
import type { Triggers } from '../../widget/domain/settings/parse-triggers';
import { getFirstVisibility } from '../../widget/domain/visibility-machine';

const describeList = ( list: string, count: number ) =>
	count > 1
		? sprintf(
				/* translators: %s: such as "after 5 s or at 50 % of the page". */
				__( 'Shows %s, whichever comes first.', 'chaty' ),
				list
		  )
		: /* translators: %s: such as "after 5 s". */
		  sprintf( __( 'Shows %s.', 'chaty' ), list );

export const listTriggers = ( {
	delaySeconds,
	scrollPercent,
	selector,
	hasExitIntent,
}: Triggers ): readonly string[] =>
	[
		delaySeconds !== null &&
			/* translators: %s: number of seconds. */
			sprintf( __( 'after %s s', 'chaty' ), String( delaySeconds ) ),
		scrollPercent !== null &&
			sprintf(
				/* translators: %s: percentage. */
				__( 'at %s %% of the page', 'chaty' ),
				String( scrollPercent )
			),
		selector !== '' &&
			/* translators: %s: CSS selector of an element, such as "#prices". */
			sprintf( __( 'when “%s” comes into sight', 'chaty' ), selector ),
		hasExitIntent && __( 'when the visitor is about to leave', 'chaty' ),
	].filter( ( part ) => part !== false );

/** Says when the widget shows and when it hides, as the visitor's page decides it. */
export function describeTriggers( triggers: Triggers, locale: string ): string {
	const { hideAfterSeconds } = triggers;
	const parts = listTriggers( triggers );
	const list = formatList( parts, 'disjunction', locale );
	const isAtOnce = getFirstVisibility( triggers ).state === 'shown';
	const shows = isAtOnce
		? __( 'Shows at once.', 'chaty' )
		: describeList( list, parts.length );
	return hideAfterSeconds
		? `${ shows } ${ sprintf(
				/* translators: %s: number of seconds. */
				__( 'Hides %s s later, unless it is used.', 'chaty' ),
				String( hideAfterSeconds )
		  ) }`
		: shows;
}
