import { BaseControl, Button } from '@wordpress/components';
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	formatBold,
	formatItalic,
	formatUnderline,
	link,
} from '@wordpress/icons';
import {
	openRichText,
	type Format,
	type RichTextEditor,
} from '../browser/rich-text-editor';
import { usePreload } from './editor-context';
import { LinkPopover } from './link-popover';
import { bindField, TextareaField, type ControlProps } from './text-fields';

const BUTTONS = [
	[ 'bold', __( 'Bold', 'chaty' ), formatBold ],
	[ 'italic', __( 'Italic', 'chaty' ), formatItalic ],
	[ 'underline', __( 'Underline', 'chaty' ), formatUnderline ],
	[ 'link', __( 'Link', 'chaty' ), link ],
] as const;

type State = 'pending' | 'ready' | 'failed';

function useEditor( { given }: ControlProps, askForLink: () => void ) {
	const { editor: scripts } = usePreload();
	const area = useRef< HTMLDivElement >( null );
	const editor = useRef< RichTextEditor | null >( null );
	const latest = useRef( { set: given.set, askForLink } );
	latest.current = { set: given.set, askForLink };
	const [ state, setState ] = useState< State >( 'pending' );
	const [ formats, setFormats ] = useState< readonly Format[] >( [] );
	useEffect( () => {
		let isGone = false;
		void openRichText( area.current as HTMLElement, scripts, {
			onChange: ( html ) => latest.current.set( html ),
			onSelect: setFormats,
			onLinkKey: () => latest.current.askForLink(),
		} )
			.catch( () => null )
			.then( ( opened ) => {
				if ( isGone ) {
					opened?.remove();
					return;
				}
				editor.current = opened;
				setState( opened ? 'ready' : 'failed' );
			} );
		return () => {
			isGone = true;
			editor.current?.remove();
		};
	}, [ scripts ] );
	useEffect(
		() => editor.current?.setHtml( given.text ),
		[ given.text, state ]
	);
	return { area, editor, state, formats };
}

function useRichText( props: ControlProps ) {
	/** Address of the link at the selection; `null` while none is asked for. */
	const [ address, setAddress ] = useState< string | null >( null );
	const askForLink = () => setAddress( editor.current?.readLink() ?? '' );
	const { editor, ...given } = useEditor( props, askForLink );
	return {
		...given,
		address,
		onFormat: ( format: Format ) =>
			format === 'link' ? askForLink() : editor.current?.toggle( format ),
		onSetLink: ( href: string ) => editor.current?.setLink( href ),
		onClose() {
			setAddress( null );
			editor.current?.focus();
		},
	};
}

function Toolbar( props: {
	readonly formats: readonly Format[];
	readonly isReady: boolean;
	readonly onFormat: ( format: Format ) => void;
} ) {
	return (
		<div role="group" aria-label={ __( 'Format', 'chaty' ) }>
			{ BUTTONS.map( ( [ format, name, icon ] ) => (
				<Button
					key={ format }
					size="small"
					icon={ icon }
					label={ name }
					isPressed={ props.formats.includes( format ) }
					disabled={ ! props.isReady }
					onClick={ () => props.onFormat( format ) }
				/>
			) ) }
		</div>
	);
}

/** A text with the few formats that visitors' pages show. Where the editor cannot load, its tags can be edited. */
export function RichTextField( props: ControlProps ) {
	const { area, state, formats, address, ...actions } = useRichText( props );
	const id = useId();
	const { label, help, 'aria-invalid': isInvalid } = bindField( props );
	if ( state === 'failed' ) {
		return <TextareaField { ...props } />;
	}
	return (
		<BaseControl
			__nextHasNoMarginBottom
			id={ id }
			help={ help }
			className="chaty-console-rich"
		>
			<BaseControl.VisualLabel id={ `${ id }-label` }>
				{ label }
			</BaseControl.VisualLabel>
			<Toolbar
				formats={ formats }
				isReady={ state === 'ready' }
				onFormat={ actions.onFormat }
			/>
			<div
				ref={ area }
				className="chaty-console-rich__text"
				role="textbox"
				aria-multiline="true"
				aria-labelledby={ `${ id }-label` }
				aria-describedby={ help ? `${ id }__help` : undefined }
				aria-busy={ state === 'pending' }
				dir="auto"
				aria-invalid={ isInvalid }
			/>
			{ address !== null && (
				<LinkPopover
					address={ address }
					anchor={ area.current }
					onSet={ actions.onSetLink }
					onClose={ actions.onClose }
				/>
			) }
		</BaseControl>
	);
}
