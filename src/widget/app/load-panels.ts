import type { PanelContext } from '../services/context';
import {
	getPanelBundle,
	type UsableChannel,
} from '../services/usable-channels';

/** Loads a panel's bundle when the pointer reaches its channel, and that of a single channel at once. */
export function loadPanelsOnIntent( {
	browser,
	container,
	channels,
	hasList,
	load,
}: Pick< PanelContext, 'browser' | 'load' > & {
	readonly container: HTMLElement;
	readonly channels: readonly UsableChannel[];
	readonly hasList: boolean;
} ): void {
	const loadPanel = ( slug?: string ) => {
		const bundle = getPanelBundle(
			channels.find( ( { channel } ) => channel.slug === slug )
		);
		if ( bundle ) {
			void load( bundle );
		}
	};
	if ( hasList ) {
		browser.listen( container, 'pointerover', ( { target } ) =>
			loadPanel(
				( target as Element ).closest< HTMLElement >( '[data-channel]' )
					?.dataset[ 'channel' ]
			)
		);
	} else {
		loadPanel( channels[ 0 ]?.channel.slug );
	}
}
