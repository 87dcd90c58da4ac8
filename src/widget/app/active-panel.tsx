import type { ReactElement } from 'react';
import type { PanelKind } from '../domain/channel-action';
import type { PanelState } from '../domain/panel-machine';
import { AgentsPanel } from './agents-panel';
import { ChatPanel } from './chat-panel';
import { ContactFormPanel } from './contact-form-panel';
import type { PanelProps } from './panel';
import { QrPanel } from './qr-panel';
import type { WidgetController } from './widget-controller';

const PANELS = {
	form: ContactFormPanel,
	chat: ChatPanel,
	qr: QrPanel,
	agents: AgentsPanel,
} satisfies Record< PanelKind, ( props: PanelProps ) => ReactElement >;

/** The panel of the open channel, if there is one. */
export function ActivePanel( {
	controller,
	state,
}: {
	readonly controller: WidgetController;
	readonly state: PanelState;
} ): ReactElement | null {
	if ( state.name !== 'panel' ) {
		return null;
	}
	const opened = controller.channels.find(
		( { channel } ) => channel.slug === state.channel
	);
	if ( opened?.action.kind !== 'panel' ) {
		return null;
	}
	const Kind = PANELS[ opened.action.panel ];
	return (
		<Kind
			key={ state.channel }
			controller={ controller }
			channel={ opened.channel }
			isUserInitiated={ state.isUserInitiated }
		/>
	);
}
