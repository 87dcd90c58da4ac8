import { TextareaControl } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import {
	openCodeEditor,
	whenParsed,
	type CodeField,
} from '../browser/code-editor';
import { bindField, type ControlProps } from './text-fields';

export function CssField( props: ControlProps ) {
	const { given } = props;
	const wrapper = useRef< HTMLDivElement >( null );
	const editor = useRef< CodeField | null >( null );
	const set = useRef( given.set );
	set.current = given.set;
	useEffect( () => {
		const cancel = whenParsed( () => {
			const area = wrapper.current?.querySelector( 'textarea' );
			editor.current = area
				? openCodeEditor( area, ( text ) => set.current( text ) )
				: null;
		} );
		return () => {
			cancel();
			editor.current?.remove();
		};
	}, [] );
	useEffect( () => editor.current?.setText( given.text ), [ given.text ] );
	return (
		<div ref={ wrapper }>
			<TextareaControl
				__nextHasNoMarginBottom
				{ ...bindField( props ) }
				className="code"
				dir="ltr"
				rows={ 8 }
				spellCheck={ false }
			/>
		</div>
	);
}
