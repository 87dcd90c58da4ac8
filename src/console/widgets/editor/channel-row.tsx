import { Button } from '@wordpress/components';
import { useId, useRef, useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { copy } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { readText, type Raw } from '../../../shared/raw-values';
import { parseChannel } from '../../../widget/domain/settings/parse-channel';
import { ChannelIcon } from '../../components/channel-icon';
import {
	getFieldId,
	useEditorPart,
	usePreload,
} from '../../components/editor-context';
import { FieldNotes } from '../../components/field-notes';
import { RemoveButton } from '../../components/list-buttons';
import { removeLabel } from '../../components/sortable-list';
import { pathText } from '../../domain/draft';
import { ChannelFields } from './channel-fields';
import { duplicateLabel } from './use-channel-actions';

interface Props {
	readonly index: number;
	readonly name: string;
	readonly raw: Raw;
	readonly controls: ReactNode;
	readonly isOpen: boolean;
	readonly onToggle: () => void;
	readonly onDuplicate: () => void;
	readonly onRemove: () => void;
}

const useHasErrors = ( index: number ): boolean =>
	useEditorPart( ( { issues } ) =>
		[ ...issues ].some(
			( [ path, { level } ] ) =>
				level === 'error' && path.startsWith( `channels[${ index }]` )
		)
	);

function Title( props: Omit< Props, 'controls' > & { bodyId: string } ) {
	const { index, name, raw, isOpen, onToggle, bodyId } = props;
	const { icons } = usePreload();
	const channel = parseChannel( raw );
	const hasErrors = useHasErrors( index );
	return (
		<Button
			className="chaty-console-title"
			aria-expanded={ isOpen }
			aria-controls={ bodyId }
			onClick={ onToggle }
		>
			{ channel && <ChannelIcon { ...channel } icons={ icons } /> }
			<span dir="auto">{ name }</span>
			<small dir="ltr">{ readText( raw, 'value' ).slice( 0, 60 ) }</small>
			{ hasErrors && (
				<strong className="chaty-console-note is-error">
					{ __( 'Please check', 'chaty' ) }
				</strong>
			) }
		</Button>
	);
}

/** A channel that is new is open, and its first field gets the focus. */
function useNewFocus( isOpen: boolean ) {
	const body = useRef< HTMLDivElement >( null );
	const isNew = useRef( isOpen );
	useEffect( () => {
		if ( isNew.current ) {
			body.current?.querySelector( 'input' )?.focus();
		}
	}, [] );
	return body;
}

export function ChannelRow( { controls, ...props }: Props ) {
	const { index, name, raw, isOpen } = props;
	const bodyId = useId();
	const path = [ 'channels', index ];
	const issue = useEditorPart( ( { issues } ) =>
		issues.get( pathText( path ) )
	);
	const body = useNewFocus( isOpen );
	return (
		<>
			<div id={ getFieldId( path ) } className="chaty-console-head">
				{ controls }
				<Title { ...props } bodyId={ bodyId } />
				<Button
					size="small"
					icon={ copy }
					label={ duplicateLabel( name ) }
					onClick={ props.onDuplicate }
				/>
				<RemoveButton
					label={ removeLabel( name ) }
					onClick={ props.onRemove }
				/>
			</div>
			{ issue && ! isOpen && (
				<FieldNotes
					issues={ [
						{ ...issue, message: `${ name } ${ issue.message }` },
					] }
				/>
			) }
			<div id={ bodyId } ref={ body } hidden={ ! isOpen }>
				{ isOpen && (
					<ChannelFields
						index={ index }
						channel={ parseChannel( raw ) }
					/>
				) }
			</div>
		</>
	);
}
