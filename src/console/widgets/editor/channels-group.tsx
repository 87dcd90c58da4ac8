import { useCallback, useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import {
	asRecord,
	readList,
	readText,
	type Raw,
} from '../../../shared/raw-values';
import type { ChannelType } from '../../../widget/domain/settings/types';
import {
	getFieldId,
	useChange,
	useEditorPart,
	usePreload,
} from '../../components/editor-context';
import { AddButton } from '../../components/list-buttons';
import { removeLabel, SortableList } from '../../components/sortable-list';
import { useHandler } from '../../components/use-handler';
import { getChannelName, getTypeName } from '../../domain/channel-names';
import { parsePath } from '../../domain/draft';
import { createIds } from '../../domain/lists';
import { createChannel } from '../../domain/new-channel';
import { ChannelPicker } from './channel-picker';
import { ChannelRow } from './channel-row';

/** The field that a message leads to; a new object leads there again. */
export type Revealed = { readonly path: string } | null;

/** The index of the channel that a path lies in. */
function findChannel( path = '' ): number | null {
	const [ list, index ] = parsePath( path );
	return list === 'channels' && typeof index === 'number' ? index : null;
}

/** The channels with names that stay while they move; a channel's slug never changes. */
function useChannels() {
	const stored = useEditorPart( ( { widget } ) => widget.channels );
	const onChange = useChange();
	const channels = readList( { stored }, 'stored' ).map( asRecord );
	const ids = createIds(
		channels.map( ( raw ) => readText( raw, 'channel' ) )
	);
	return {
		items: channels.map( ( raw, index ) => ( {
			raw,
			id: ids[ index ] ?? '',
			name: getChannelName( raw ),
		} ) ),
		set: ( next: readonly Raw[], label: string ) =>
			onChange( [ 'channels' ], next, label ),
	};
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
			setOpened( ( now ) =>
				now.includes( id )
					? now.filter( ( one ) => one !== id )
					: [ ...now, id ]
			)
		),
	};
}

/** Adds and removes channels, and says so. */
function useChannelActions() {
	const { items, set } = useChannels();
	const { counted } = usePreload();
	const id = useEditorPart( ( { widget } ) => String( widget.id ) );
	const channels = items.map( ( { raw } ) => raw );
	return {
		items,
		order: ( next: readonly { raw: Raw }[] ) =>
			set(
				next.map( ( { raw } ) => raw ),
				__( 'Change the order', 'chaty' )
			),
		/** Returns the name that stays. */
		add: ( type: ChannelType ): string => {
			const channel = createChannel( type, channels, counted[ id ] );
			set( [ ...channels, channel ], __( 'Add a channel', 'chaty' ) );
			speak(
				/* translators: %s: name of a channel. */
				sprintf( __( '%s was added.', 'chaty' ), getTypeName( type ) )
			);
			return readText( channel, 'channel' );
		},
		remove: useHandler( ( index: number, name: string ) => {
			set(
				channels.filter( ( _, at ) => at !== index ),
				removeLabel( name )
			);
			/* translators: %s: name of a channel. */
			speak( sprintf( __( '%s was removed.', 'chaty' ), name ) );
		} ),
	};
}

/** Adds a channel of the type that is picked. */
function AddChannel( {
	count,
	onPick,
}: {
	readonly count: number;
	readonly onPick: ( type: ChannelType ) => void;
} ) {
	const [ isPicking, setIsPicking ] = useState( false );
	return (
		<div id={ getFieldId( [ 'channels' ] ) }>
			<AddButton
				list="channels"
				count={ count }
				label={ __( 'Add a channel', 'chaty' ) }
				onAdd={ () => setIsPicking( true ) }
			/>
			{ isPicking && (
				<ChannelPicker
					onPick={ ( type ) => {
						onPick( type );
						setIsPicking( false );
					} }
					onClose={ () => setIsPicking( false ) }
				/>
			) }
		</div>
	);
}

/** A channel as an item of the list. */
interface Row {
	readonly id: string;
	readonly name: string;
	readonly raw: Raw;
	readonly isOpen: boolean;
}

/** The channels of a widget in their order. */
export function ChannelsGroup( { revealed }: { readonly revealed: Revealed } ) {
	const { items, order, add, remove } = useChannelActions();
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
				onRemove={ () => remove( index, row.name ) }
			/>
		),
		[ toggle, remove ]
	);
	return (
		<>
			<SortableList
				label={ __(
					'Channels, in the order visitors see them',
					'chaty'
				) }
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
				onPick={ ( type ) => toggle( add( type ) ) }
			/>
		</>
	);
}
