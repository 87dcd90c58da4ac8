import { parseContactForm } from '../../src/widget/domain/settings/parse-contact-form';
import type { ChannelModel } from '../../src/widget/domain/settings/types';
import {
	parseAgentsPanel,
	parseChatPanel,
	parseQrPanel,
} from '../../src/widget/domain/settings/parse-panels';

/** Parses all that a panel of any kind reads of a channel. */
export function parseEveryPanel( channel: ChannelModel ): void {
	parseAgentsPanel( channel );
	parseChatPanel( channel );
	parseContactForm( channel );
	parseQrPanel( channel );
}
