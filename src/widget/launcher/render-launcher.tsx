import type { SingleChannel, WidgetContext } from '../services/context';
import { setCssVariables } from './css-variables';
import { Container } from './container';
import { Launcher, getLauncherLabel } from './launcher';

/**
 * Draws a widget with its launcher, or with its only channel in the launcher's place. In the
 * loader's build JSX makes nodes, which is what the casts say.
 */
export function renderLauncher(
	{ widget, assets, cta, badge, effect }: WidgetContext,
	single: SingleChannel | null
): HTMLElement {
	const container = (
		<Container widget={ widget } />
	 ) as unknown as HTMLElement;
	container.append(
		(
			<Launcher
				widget={ widget }
				label={ getLauncherLabel( assets ) }
				spriteUrl={ assets.sprite }
				state="closed"
				cta={ cta }
				badge={ badge }
				effect={ effect }
				single={ single?.node as never }
			/>
		 ) as unknown as Node
	);
	if ( single ) {
		setCssVariables( container, single.colors );
	}
	return container;
}
