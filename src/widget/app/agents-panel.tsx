import type { ReactElement } from 'react';
import { initials, readAgents, type Agent } from '../domain/agents';
import { readableOn, readColor } from '../domain/color';
import { readText } from '../../shared/raw-values';
import { readLinkFacts } from '../services/link-facts';
import { announceChannel } from '../services/activate-channel';
import { Drawing } from './channel-icon';
import { setProperties } from '../launcher/css-variables';
import { Panel, type PanelProps } from './panel';
import { Picture } from './image';

/** The agent's picture, drawing or initials. */
function AgentIcon( {
	view,
	agent,
}: Pick< PanelProps, 'view' > & { readonly agent: Agent } ): ReactElement {
	const { title, imageUrl, color } = agent;
	const drawing = view.platform.readDrawing( agent.drawing );
	const ground = color || ( view.widget.colors[ 'color' ] ?? '' );
	return (
		<span
			className="chaty-agent-icon"
			aria-hidden="true"
			ref={ ( element ) =>
				element &&
				setProperties( element, {
					'agent-color': ground,
					'agent-text': readableOn( ground ),
				} )
			}
		>
			<Picture
				className="chaty-agent-img"
				src={ imageUrl }
				instead={
					drawing ? <Drawing node={ drawing } /> : initials( title )
				}
			/>
		</span>
	);
}

/** A link to one person, which the page hears of. */
function AgentLink( {
	view,
	channel,
	agent,
}: Omit< PanelProps, 'isAsked' > & { readonly agent: Agent } ): ReactElement {
	const { href, isNewTab, title, value } = agent;
	return (
		<a
			href={ href }
			target={ isNewTab ? '_blank' : undefined }
			rel="nofollow noopener noreferrer"
			onClick={ ( event ) => {
				const extra = { agent: title, value };
				if ( ! announceChannel( view, channel, extra ) ) {
					event.preventDefault();
				}
			} }
		>
			<AgentIcon view={ view } agent={ agent } />
			<span className="chaty-agent-title" dir="auto">
				{ title }
			</span>
		</a>
	);
}

/** People to talk to, one link each (spec section 2). */
export function AgentPanel( { view, channel }: PanelProps ): ReactElement {
	const { raw, slug, label } = channel;
	const { id } = view.widget;
	const name = `agent-info-${ id }-${ slug }`;
	const color = ( key: string ) => readColor( readText( raw, key ), '' );
	return (
		<Panel
			view={ view }
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
				{ readAgents( channel, readLinkFacts( view ) ).map(
					( agent, index ) => (
						<li
							className={ `chaty-agent ${ name } agent-info-${ index }` }
							key={ index }
						>
							<AgentLink
								view={ view }
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
