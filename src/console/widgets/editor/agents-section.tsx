import { __ } from '@wordpress/i18n';
import type { ChannelModel } from '../../../widget/domain/settings/types';
import { getFieldId } from '../../components/editor-context';
import { SectionFields } from '../../components/schema-field';
import type { Path } from '../../domain/document';
import { AgentList } from './agent-list';
import { Details } from './details';

interface Props {
	readonly base: Path;
	readonly channel: ChannelModel | null;
}

export const AgentsSection = ( { base, channel }: Props ) =>
	channel?.type === 'Contact_Us' || channel?.type === 'WeChat' ? null : (
		<Details title={ __( 'List of people', 'chaty' ) }>
			<SectionFields section="channel.agents" base={ base } />
			{ channel?.isAgent && (
				<div
					className="chaty-console-fields"
					id={ getFieldId( [ ...base, 'agent_data' ] ) }
				>
					<AgentList base={ base } />
				</div>
			) }
		</Details>
	);
