import { Button, Modal, SearchControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ChannelType } from '../../../widget/domain/settings/types';
import { usePreload } from '../../components/editor-context';
import { ChannelIcon } from '../../components/channel-icon';
import { TextButton } from '../../components/text-button';
import {
	getTypeName,
	getTypeTexts,
	searchTypes,
} from '../../domain/channel-names';
import { withMark } from '../../domain/lists';

interface Props {
	readonly onPick: ( types: readonly ChannelType[] ) => void;
	readonly onClose: () => void;
}

const countFound = ( count: number ) =>
	count
		? sprintf(
				/* translators: %s: number. */
				_n( '%s channel found.', '%s channels found.', count, 'chaty' ),
				String( count )
		  )
		: __(
				'No channel has that name. “Custom link” leads to any address.',
				'chaty'
		  );

interface TypeProps extends Pick< Props, 'onPick' > {
	readonly type: ChannelType;
	readonly isMarked: boolean;
	readonly onMark: ( type: ChannelType, isMarked: boolean ) => void;
}

function TypeButton( { type, isMarked, onMark, onPick }: TypeProps ) {
	const { icons } = usePreload();
	return (
		<li>
			<input
				type="checkbox"
				checked={ isMarked }
				aria-label={
					/* translators: %s: name of a channel or a widget. */
					sprintf( __( 'Select %s', 'chaty' ), getTypeName( type ) )
				}
				onChange={ ( { target } ) => onMark( type, target.checked ) }
			/>
			<Button
				className="chaty-console-type"
				variant="tertiary"
				onClick={ () => onPick( [ type ] ) }
			>
				<ChannelIcon type={ type } icons={ icons } />
				<span>
					<strong>{ getTypeName( type ) }</strong>
					<small>{ getTypeTexts( type ).needs }</small>
				</span>
			</Button>
		</li>
	);
}

const AddMarked = ( {
	marked,
	onPick,
}: Pick< Props, 'onPick' > & { readonly marked: readonly ChannelType[] } ) =>
	marked.length ? (
		<TextButton
			className="chaty-console-add-marked"
			variant="primary"
			onClick={ () => onPick( marked ) }
		>
			{ sprintf(
				/* translators: %s: number. */
				_n(
					'Add %s channel',
					'Add %s channels',
					marked.length,
					'chaty'
				),
				String( marked.length )
			) }
		</TextButton>
	) : null;

export function ChannelPicker( { onPick, onClose }: Props ) {
	const [ query, setQuery ] = useState( '' );
	const [ marked, setMarked ] = useState< readonly ChannelType[] >( [] );
	const types = searchTypes( query );
	useEffect( () => {
		if ( query ) {
			speak( countFound( types.length ) );
		}
	}, [ query, types.length ] );
	return (
		<Modal
			title={ __( 'Add a channel', 'chaty' ) }
			className="chaty-console-picker"
			onRequestClose={ onClose }
		>
			<SearchControl
				__nextHasNoMarginBottom
				label={ __( 'Search channels', 'chaty' ) }
				value={ query }
				onChange={ setQuery }
			/>
			{ types.length ? (
				<ul className="chaty-console-types">
					{ types.map( ( type ) => (
						<TypeButton
							key={ type }
							type={ type }
							isMarked={ marked.includes( type ) }
							onMark={ ( ...given ) =>
								setMarked( withMark( marked, ...given ) )
							}
							onPick={ onPick }
						/>
					) ) }
				</ul>
			) : (
				<p>{ countFound( 0 ) }</p>
			) }
			<AddMarked marked={ marked } onPick={ onPick } />
		</Modal>
	);
}
