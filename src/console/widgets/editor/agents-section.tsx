import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import {
	asRecord,
	readList,
	readText,
	type Raw,
} from '../../../shared/raw-values';
import type { ChannelModel } from '../../../widget/domain/settings/types';
import { getFieldId, useEditor } from '../../components/editor-context';
import { AddButton, RemoveButton } from '../../components/list-buttons';
import { SectionFields } from '../../components/schema-field';
import { removeLabel, SortableList } from '../../components/sortable-list';
import type { Path } from '../../domain/document';
import { getAt } from '../../domain/draft';
import { Details } from './details';

interface Props {
	readonly base: Path;
	readonly channel: ChannelModel | null;
}

const LIST = 'channels[].agent_data';

/** The agents, and what stores others. */
function useAgents( base: Path ) {
	const { widget, onChange } = useEditor();
	const path = [ ...base, 'agent_data' ];
	const agents = readList(
		asRecord( getAt( widget, base ) ),
		'agent_data'
	).map( asRecord );
	return {
		path,
		agents,
		set: ( next: readonly Raw[], label: string ) =>
			onChange( path, next, label ),
	};
}

function Agent( {
	name,
	controls,
	path,
	onRemove,
}: {
	readonly name: string;
	readonly controls: ReactNode;
	readonly path: Path;
	readonly onRemove: () => void;
} ) {
	return (
		<div id={ getFieldId( path ) }>
			<div className="chaty-console-head">
				{ controls }
				<span className="chaty-console-title" dir="auto">
					{ name }
				</span>
				<RemoveButton
					label={ removeLabel( name ) }
					onClick={ onRemove }
				/>
			</div>
			<Details title={ __( 'Edit', 'chaty' ) } isLate>
				<SectionFields section="agent" base={ path } />
				<p>
					{ __(
						'Stored and exported, and without effect here:',
						'chaty'
					) }
				</p>
				<SectionFields section="agent.kept" base={ path } />
			</Details>
		</div>
	);
}

/** An agent as an item of the list, by the place: two may be equal in everything. */
const toItem = ( raw: Raw, index: number ) => ( {
	raw,
	id: String( index ),
	name:
		readText( raw, 'agent_title', readText( raw, 'value' ) ).slice(
			0,
			60
		) ||
		/* translators: %s: number. */
		sprintf( __( 'Person %s', 'chaty' ), String( index + 1 ) ),
} );

function AgentList( { base }: { readonly base: Path } ) {
	const { path, agents, set } = useAgents( base );
	return (
		<>
			<SortableList
				label={ __( 'People', 'chaty' ) }
				items={ agents.map( toItem ) }
				onOrder={ ( next ) =>
					set(
						next.map( ( { raw } ) => raw ),
						__( 'Change the order', 'chaty' )
					)
				}
			>
				{ ( { name }, controls, index ) => (
					<Agent
						name={ name }
						controls={ controls }
						path={ [ ...path, index ] }
						onRemove={ () =>
							set(
								agents.filter( ( _, at ) => at !== index ),
								removeLabel( name )
							)
						}
					/>
				) }
			</SortableList>
			<AddButton
				list={ LIST }
				count={ agents.length }
				label={ __( 'Add a person', 'chaty' ) }
				onAdd={ () =>
					set(
						[ ...agents, { agent_title: '', value: '' } ],
						__( 'Add a person', 'chaty' )
					)
				}
			/>
		</>
	);
}

/** Several people behind one channel. */
export function AgentsSection( { base, channel }: Props ) {
	return channel?.type === 'Contact_Us' ||
		channel?.type === 'WeChat' ? null : (
		<Details title={ __( 'List of people', 'chaty' ) }>
			<SectionFields section="channel.agents" base={ base } />
			{ channel?.isAgent && <AgentList base={ base } /> }
		</Details>
	);
}
