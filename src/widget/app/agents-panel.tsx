import type { ReactElement } from 'react';
import { getInitials, parseAgents, type Agent } from '../domain/agents';
import { getContrastColor, readColor } from '../domain/color';
import { readText } from '../../shared/raw-values';
import { readLinkFacts } from '../services/link-facts';
import { emitChannel } from '../services/activate-channel';
import { SvgNode } from './channel-icon';
import { setCssVariables } from '../launcher/css-variables';
import { Panel, type PanelProps } from './panel';
import { Image } from './image';

/** The agent's picture, drawing or initials. */
function AgentIcon( {
	controller,
	agent,
}: Pick< PanelProps, 'controller' > & {
	readonly agent: Agent;
} ): ReactElement {
	const { title, imageUrl, color } = agent;
	const drawing = controller.browser.parseSvg( agent.drawing );
	const background = color || ( controller.widget.colors[ 'color' ] ?? '' );
	return (
		<span
			className="chaty-agent-icon"
			aria-hidden="true"
			ref={ ( element ) =>
				element &&
				setCssVariables( element, {
					'agent-color': background,
					'agent-text': getContrastColor( background ),
				} )
			}
		>
			<Image
				className="chaty-agent-img"
				src={ imageUrl }
				fallback={
					drawing ? (
						<SvgNode node={ drawing } />
					) : (
						getInitials( title )
					)
				}
			/>
		</span>
	);
}

/** A link to one person, which the page hears of. */
function AgentLink( {
	controller,
	channel,
	agent,
}: Omit< PanelProps, 'isUserInitiated' > & {
	readonly agent: Agent;
} ): ReactElement {
	const { href, isNewTab, title, value } = agent;
	return (
		<a
			href={ href }
			target={ isNewTab ? '_blank' : undefined }
			rel="nofollow noopener noreferrer"
			onClick={ ( event ) => {
				const extra = { agent: title, value };
				if ( ! emitChannel( controller, channel, extra ) ) {
					event.preventDefault();
				}
			} }
		>
			<AgentIcon controller={ controller } agent={ agent } />
			<span className="chaty-agent-title" dir="auto">
				{ title }
			</span>
		</a>
	);
}

/** People to talk to, one link each (spec section 2). */
export function AgentsPanel( {
	controller,
	channel,
}: PanelProps ): ReactElement {
	const { raw, slug, label } = channel;
	const { id } = controller.widget;
	const name = `agent-info-${ id }-${ slug }`;
	const color = ( key: string ) => readColor( readText( raw, key ), '' );
	return (
		<Panel
			controller={ controller }
			channel={ channel }
			title={ readText( raw, 'header_text', label ) }
			subtitle={ readText( raw, 'header_sub_text' ) }
			color={ color( 'header_bg_color' ) || channel.color }
			text={ color( 'header_text_color' ) }
			names={ {
				panel: `chaty-agent-data chaty-agent-data-${ id }`,
				head: `chaty-agent-header ${ name }`,
				title: 'agent-main-header',
				close: 'chaty-close-agent-list',
			} }
		>
			<ul className="chaty-agent-body">
				{ parseAgents( channel, readLinkFacts( controller ) ).map(
					( agent, index ) => (
						<li
							className={ `chaty-agent ${ name } agent-info-${ index }` }
							key={ index }
						>
							<AgentLink
								controller={ controller }
								channel={ channel }
								agent={ agent }
							/>
						</li>
					)
				) }
			</ul>
		</Panel>
	);
}
