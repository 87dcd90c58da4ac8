import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Raw } from '../../../shared/raw-values';
import type { ChannelType } from '../../../widget/domain/settings/types';
import { getFieldId } from '../../components/editor-context';
import { AddButton } from '../../components/list-buttons';
import { SortableList } from '../../components/sortable-list';
import type { SortableItem } from '../../components/sortable-row';
import { useHandler } from '../../components/use-handler';
import { parsePath } from '../../domain/draft';
import { withMark } from '../../domain/lists';
import { ChannelPicker } from './channel-picker';
import { ChannelRow } from './channel-row';
import { useChannelActions } from './use-channel-actions';

/** The field that a message leads to; a new object leads there again. */
export type Revealed = { readonly path: string } | null;

function findChannel( path = '' ): number | null {
	const [ list, index ] = parsePath( path );
	return list === 'channels' && typeof index === 'number' ? index : null;
}

/** The rows that are open: those that the owner opens, and the one that a message leads to. */
function useOpenRows( ids: readonly string[], revealed: Revealed ) {
	const [ opened, setOpened ] = useState< readonly string[] >( [] );
	const [ seen, setSeen ] = useState< Revealed >( null );
	if ( revealed !== seen ) {
		const id = ids[ findChannel( revealed?.path ) ?? -1 ];
		setSeen( revealed );
		setOpened( [ ...opened, ...( id ? [ id ] : [] ) ] );
	}
	return {
		isOpen: ( id: string ) => opened.includes( id ),
		toggle: useHandler( ( id: string ) =>
			setOpened( ( now ) => withMark( now, id, ! now.includes( id ) ) )
		),
	};
}

function AddChannel( props: {
	readonly count: number;
	readonly onPick: ( types: readonly ChannelType[] ) => void;
} ) {
	const [ isPicking, setIsPicking ] = useState( false );
	return (
		<div id={ getFieldId( [ 'channels' ] ) }>
			<AddButton
				list="channels"
				count={ props.count }
				label={ __( 'Add a channel', 'chaty' ) }
				onAdd={ () => setIsPicking( true ) }
			/>
			{ isPicking && (
				<ChannelPicker
					onPick={ ( types ) => {
						props.onPick( types );
						setIsPicking( false );
					} }
					onClose={ () => setIsPicking( false ) }
				/>
			) }
		</div>
	);
}

interface Row extends SortableItem {
	readonly raw: Raw;
	readonly isOpen: boolean;
}

const LABEL = __( 'Channels, in the order visitors see them', 'chaty' );

export function ChannelsGroup( { revealed }: { readonly revealed: Revealed } ) {
	const { items, order, pick, duplicate, remove } = useChannelActions();
	const { isOpen, toggle } = useOpenRows(
		items.map( ( { id } ) => id ),
		revealed
	);
	const draw = useCallback(
		( row: Row, controls: ReactNode, index: number ) => (
			<ChannelRow
				{ ...row }
				index={ index }
				controls={ controls }
				onToggle={ () => toggle( row.id ) }
				onDuplicate={ () =>
					duplicate( index, row.name ).forEach( toggle )
				}
				onRemove={ () => remove( index, row.name ) }
			/>
		),
		[ toggle, duplicate, remove ]
	);
	return (
		<>
			<SortableList
				label={ LABEL }
				items={ items.map( ( item ) => ( {
					...item,
					isOpen: isOpen( item.id ),
				} ) ) }
				onOrder={ order }
			>
				{ draw }
			</SortableList>
			<AddChannel
				count={ items.length }
				// The first of them gets the focus.
				onPick={ ( types ) =>
					pick( types ).slice( 0, 1 ).forEach( toggle )
				}
			/>
		</>
	);
}
