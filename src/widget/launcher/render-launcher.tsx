import type { OnlyChannel, WidgetCore } from '../services/context';
import { setProperties } from './css-variables';
import { Container } from './container';
import { Launcher, launcherLabel } from './launcher';

/**
 * Draws a widget with its launcher, or with its only channel in the launcher's place. In the
 * loader's build JSX makes nodes, which is what the casts say.
 */
export function drawWidget(
	{ widget, assets, cta, badge, effect }: WidgetCore,
	only: OnlyChannel | null
): HTMLElement {
	const container = (
		<Container widget={ widget } />
	 ) as unknown as HTMLElement;
	container.append(
		(
			<Launcher
				widget={ widget }
				label={ launcherLabel( assets ) }
				spriteUrl={ assets.sprite }
				state="closed"
				cta={ cta }
				badge={ badge }
				effect={ effect }
				single={ only?.node as never }
			/>
		 ) as unknown as Node
	);
	if ( only ) {
		setProperties( container, only.colors );
	}
	return container;
}
