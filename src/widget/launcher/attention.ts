import type { Assets } from '../domain/settings/types';
import { shouldTrack } from '../domain/tracking';
import type { Attention, LauncherContext } from '../services/context';

/** Mark of a call to action that the visitor has hidden. */
export const CTA_MARK = 'cta';

/** Accessible name of a launcher without a call to action. */
export const getLauncherLabel = ( { lang }: Assets ): string =>
	`${ lang?.[ 'open' ] || 'Contact us' }`;

/** Accessible name of the button that hides the call to action. */
export const getHideLabel = ( { lang }: Assets ): string =>
	`${ lang?.[ 'close' ] || 'Close' }`;

/** What draws attention to the launcher, by the visitor's marks (docs/how-it-works.md, "Launcher"). */
export function getAttention( {
	widget: { cta, badge, effect },
	tracker,
}: Pick< LauncherContext, 'widget' | 'tracker' > ): Attention {
	const { log, now } = tracker.read();
	const isUnused = shouldTrack( log, 'c-widget', now );
	const wasSeen = log.some( ( { k } ) => k === 'v-widget' );
	return {
		hasCta:
			( cta === 'all_time' || ( !! cta && ! wasSeen ) ) &&
			shouldTrack( log, CTA_MARK, now ),
		hasBadge: isUnused && !! badge,
		hasEffect: isUnused && !! effect,
	};
}

/** Removes from a launcher that is drawn for a new visitor what this visitor's marks rule out. */
export function applyAttention(
	container: Element,
	{ hasCta, hasBadge, hasEffect }: Attention,
	assets: Assets
): void {
	const cta = container.querySelector( '.on-hover-text' );
	const icon = container.querySelector( '.chaty-icon[role]' );
	const animated = container.querySelector( '[class*=chaty-animation-]' );
	if ( cta && ! hasCta ) {
		// The control itself has the name then, as `launcher.tsx` and `channel-button.tsx` draw it.
		const control = container.querySelector( 'button, a' ) as Element;
		const name =
			icon?.getAttribute( 'aria-label' ) ?? getLauncherLabel( assets );
		cta.remove();
		container.querySelector( '.chaty-cta-hide' )?.remove();
		control.setAttribute( 'aria-label', name );
		if ( icon ) {
			control.setAttribute( 'data-hover', name );
			icon.removeAttribute( 'role' );
			icon.removeAttribute( 'aria-label' );
		}
	}
	if ( ! hasBadge ) {
		container.querySelector( '.ch-pending-msg' )?.remove();
	}
	if ( animated && ! hasEffect ) {
		animated.className = animated.className.replace(
			/ chaty-animation-\S+/,
			''
		);
	}
}
