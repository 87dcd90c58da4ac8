import { speak } from '@wordpress/a11y';
import { __, _n, sprintf } from '@wordpress/i18n';
import { asRecord, readText, type Raw } from '../../../shared/raw-values';
import type { ChannelType } from '../../../widget/domain/settings/types';
import {
	useChange,
	useEditorPart,
	usePreload,
} from '../../components/editor-context';
import { removeLabel } from '../../components/sortable-list';
import { useHandler } from '../../components/use-handler';
import { getChannelName } from '../../domain/channel-names';
import { listChannels } from '../../domain/channels';
import { createIds, formatList } from '../../domain/lists';
import { copyChannel, createChannels } from '../../domain/new-channel';
import { findSchema } from '../../domain/schema';

/** The channels with names that stay while they move; a channel's slug never changes. */
function useChannels() {
	const stored = useEditorPart( ( { widget } ) => widget.channels );
	const onChange = useChange();
	const channels = listChannels( { channels: stored } );
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

/** Puts channels into the list, as far as there is room, and says so. Returns the names that stay. */
function useInsert() {
	const { items, set } = useChannels();
	const { schema, site } = usePreload();
	const { maxItems = Infinity } = findSchema( schema, 'channels' );
	return ( added: readonly Raw[], label: string, at = items.length ) => {
		const channels = items.map( ( { raw } ) => raw );
		const fitting = added.slice( 0, maxItems - channels.length );
		if ( fitting.length ) {
			set(
				[
					...channels.slice( 0, at ),
					...fitting,
					...channels.slice( at ),
				],
				label
			);
			speak(
				sprintf(
					/* translators: %s: names of channels. */
					_n(
						'%s was added.',
						'%s were added.',
						fitting.length,
						'chaty'
					),
					formatList(
						fitting.map( getChannelName ),
						'conjunction',
						site.locale
					)
				)
			);
		}
		return fitting.map( ( raw ) => readText( raw, 'channel' ) );
	};
}

export function useChannelActions() {
	const { items, set } = useChannels();
	const insert = useInsert();
	const id = useEditorPart( ( { widget } ) => String( widget.id ) );
	const counted = usePreload().counted[ id ];
	const channels = items.map( ( { raw } ) => raw );
	return {
		items,
		order: ( next: readonly { raw: Raw }[] ) =>
			set(
				next.map( ( { raw } ) => raw ),
				__( 'Change the order', 'chaty' )
			),
		pick: ( types: readonly ChannelType[] ) =>
			insert(
				createChannels( types, channels, counted ),
				__( 'Add a channel', 'chaty' )
			),
		duplicate: useHandler( ( index: number, name: string ) =>
			insert(
				[
					copyChannel(
						asRecord( channels[ index ] ),
						channels,
						counted
					),
				],
				duplicateLabel( name ),
				index + 1
			)
		),
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

export const duplicateLabel = ( name: string ) =>
	/* translators: %s: name of a channel. */
	sprintf( __( 'Duplicate %s', 'chaty' ), name );
