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

/** Removes the call to action. The control itself has the name then, as `launcher.tsx` and `channel-button.tsx` draw it. */
function removeCta( container: Element, assets: Assets ): void {
	const control = container.querySelector( 'button, a' );
	const icon = container.querySelector( '.chaty-icon[role]' );
	const name =
		icon?.getAttribute( 'aria-label' ) ?? getLauncherLabel( assets );
	container
		.querySelectorAll( '.on-hover-text, .chaty-cta-hide' )
		.forEach( ( part ) => part.remove() );
	control?.setAttribute( 'aria-label', name );
	if ( icon ) {
		control?.setAttribute( 'data-hover', name );
		icon.removeAttribute( 'role' );
		icon.removeAttribute( 'aria-label' );
	}
}

/** Removes from a launcher that is drawn for a new visitor what this visitor's marks rule out. */
export function applyAttention(
	container: Element,
	{ hasCta, hasBadge, hasEffect }: Attention,
	assets: Assets
): void {
	const animated = container.querySelector( '[class*=chaty-animation-]' );
	if ( ! hasCta && container.querySelector( '.on-hover-text' ) ) {
		removeCta( container, assets );
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
