import { useCallback, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { readRecords, readText, type Raw } from '../../../shared/raw-values';
import { getFieldId, useChange, useRaw } from '../../components/editor-context';
import { useHandler } from '../../components/use-handler';
import { AddButton, RemoveButton } from '../../components/list-buttons';
import { KeptFields } from '../../components/kept-fields';
import { SectionFields } from '../../components/schema-field';
import { removeLabel, SortableList } from '../../components/sortable-list';
import type { SortableItem } from '../../components/sortable-row';
import type { Path } from '../../domain/document';
import { parsePath, pathText } from '../../domain/draft';
import { Details } from './details';

const LIST = 'channels[].agent_data';

function useAgents( base: Path ) {
	const onChange = useChange();
	const agents = readRecords( useRaw( base ), 'agent_data' );
	const set = ( next: readonly Raw[], label: string ) =>
		onChange( [ ...base, 'agent_data' ], next, label );
	return {
		agents,
		set,
		remove: useHandler( ( index: number, name: string ) =>
			set(
				agents.filter( ( _, at ) => at !== index ),
				removeLabel( name )
			)
		),
	};
}

interface AgentProps {
	readonly name: string;
	readonly controls: ReactNode;
	readonly path: Path;
	readonly onRemove: () => void;
}

function Agent( { name, controls, path, onRemove }: AgentProps ) {
	const raw = useRaw( path );
	const [ isNew ] = useState(
		! readText( raw, 'agent_title' ) && ! readText( raw, 'value' )
	);
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
			<Details
				title={ __( 'Edit', 'chaty' ) }
				latePath={ path }
				isOpen={ isNew }
			>
				<SectionFields section="agent" base={ path } />
				<KeptFields section="agent.kept" base={ path } />
			</Details>
		</div>
	);
}

/** An agent as an item of the list, identified by its position: two may be equal in everything. */
function toItem( raw: Raw, index: number ) {
	const title = readText( raw, 'agent_title', readText( raw, 'value' ) );
	/* translators: %s: number. */
	const other = sprintf( __( 'Person %s', 'chaty' ), String( index + 1 ) );
	return { raw, id: String( index ), name: title.slice( 0, 60 ) || other };
}

export function AgentList( { base }: { readonly base: Path } ) {
	const { agents, set, remove } = useAgents( base );
	const addLabel = __( 'Add a person', 'chaty' );
	const basePath = pathText( base );
	const draw = useCallback(
		( { name }: SortableItem, controls: ReactNode, index: number ) => (
			<Agent
				name={ name }
				controls={ controls }
				path={ [ ...parsePath( basePath ), 'agent_data', index ] }
				onRemove={ () => remove( index, name ) }
			/>
		),
		[ basePath, remove ]
	);
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
				{ draw }
			</SortableList>
			<AddButton
				list={ LIST }
				count={ agents.length }
				label={ addLabel }
				onAdd={ () =>
					set(
						[ ...agents, { agent_title: '', value: '' } ],
						addLabel
					)
				}
			/>
		</>
	);
}
