import type { ReactElement } from 'react';
import type { PanelKind } from '../domain/channel-action';
import type { ChannelPanel as Draw, PanelProps } from '../services/context';
import { AgentsPanel } from './agents-panel';
import { ChatPanel } from './chat-panel';
import { ContactFormPanel } from './contact-form-panel';
import { QrPanel } from './qr-panel';

const PANELS = {
	form: ContactFormPanel,
	chat: ChatPanel,
	qr: QrPanel,
	agents: AgentsPanel,
} satisfies Record< PanelKind, ( props: PanelProps ) => ReactElement >;

export const ChannelPanel: Draw = ( { kind, ...props } ) => {
	const Kind = PANELS[ kind ];
	return <Kind { ...props } />;
};
