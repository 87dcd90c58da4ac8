import type { ReactElement } from 'react';
import { getInitials, type Agent } from '../domain/agents';
import { parseAgentsPanel } from '../domain/settings/parse-panels';
import type { PanelProps } from '../services/context';
import { emitChannel } from '../services/report-use';
import { SvgNode } from './channel-icon';
import { colorVariables, Panel } from './panel';
import { Image } from './image';

function AgentIcon( {
	controller,
	agent,
}: Pick< PanelProps, 'controller' > & {
	readonly agent: Agent;
} ): ReactElement {
	const { title, imageUrl, color } = agent;
	const svg = controller.browser.parseSvg( agent.svg );
	return (
		<span
			className="chaty-agent-icon"
			aria-hidden="true"
			ref={ colorVariables( controller.widget, color ) }
		>
			<Image
				className="chaty-agent-img"
				src={ imageUrl }
				fallback={
					svg ? <SvgNode svg={ svg } /> : getInitials( title )
				}
			/>
		</span>
	);
}

function AgentLink( {
	controller,
	channel,
	agent,
	glyph,
}: PanelProps & { readonly agent: Agent } ): ReactElement {
	const { href, isNewTab, title, value } = agent;
	return (
		<a
			href={ href }
			target={ isNewTab ? '_blank' : undefined }
			rel={ isNewTab ? 'nofollow noopener noreferrer' : 'nofollow' }
			onClick={ ( event ) => {
				const extra = { agent: title, value };
				if ( ! emitChannel( controller, channel, extra ) ) {
					event.preventDefault();
				}
			} }
		>
			<span className="chaty-agent-face">
				<AgentIcon controller={ controller } agent={ agent } />
				{ glyph }
			</span>
			<span className="chaty-agent-title" dir="auto">
				{ title }
			</span>
		</a>
	);
}

export function AgentsPanel( props: PanelProps ): ReactElement {
	const { controller, channel, agents } = props;
	const { id } = controller.widget;
	const name = `agent-info-${ id }-${ channel.slug }`;
	return (
		<Panel
			{ ...props }
			{ ...parseAgentsPanel( channel ) }
			names={ {
				panel: `chaty-agent-data chaty-agent-data-${ id }`,
				head: `chaty-agent-header ${ name }`,
				title: 'agent-main-header',
				close: 'chaty-close-agent-list',
			} }
		>
			<ul className="chaty-agent-body">
				{ agents.map( ( agent, index ) => (
					<li
						className={ `chaty-agent ${ name } agent-info-${ index }` }
						key={ index }
					>
						<AgentLink { ...props } agent={ agent } />
					</li>
				) ) }
			</ul>
		</Panel>
	);
}
