import { Button, TextareaControl } from '@wordpress/components';
import { createElement, useLayoutEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	formatBold,
	formatItalic,
	formatUnderline,
	link,
} from '@wordpress/icons';
import type { KeyboardEvent, ReactNode } from 'react';
import { readRichText, type RichNode } from '../../shared/rich-text';
import { toggleTag, type Selected } from '../domain/toggle-tag';
import { describeField, type ControlProps } from './text-fields';

/** A piece of rich text as visitors see it; its links lead nowhere here. */
function toElements( nodes: readonly RichNode[] ): ReactNode[] {
	return nodes.map( ( node, index ) => {
		if ( typeof node === 'string' ) {
			return node;
		}
		const props = {
			key: index,
			className: node.href ? 'chaty-console-link' : undefined,
		};
		return node.tag === 'br'
			? createElement( 'br', { key: index } )
			: createElement( node.tag, props, ...toElements( node.children ) );
	} );
}

/** Tags, their names and drawings, and the keys that WordPress's editors have for them. */
const FORMATS = [
	[ 'strong', __( 'Bold', 'chaty' ), formatBold, 'b' ],
	[ 'em', __( 'Italic', 'chaty' ), formatItalic, 'i' ],
	[ 'u', __( 'Underline', 'chaty' ), formatUnderline, 'u' ],
	[ 'a', __( 'Link', 'chaty' ), link, 'k' ],
] as const;

/** Formats what is selected in a text, which stays selected. */
function useFormat( { given }: ControlProps ) {
	const wrapper = useRef< HTMLDivElement >( null );
	const selected = useRef< Selected | null >( null );
	const findArea = () => wrapper.current?.querySelector( 'textarea' );
	useLayoutEffect( () => {
		if ( selected.current?.text === given.text ) {
			findArea()?.setSelectionRange(
				selected.current.start,
				selected.current.end
			);
		}
		selected.current = null;
	}, [ given.text ] );
	const format = ( tag: string ) => {
		const area = findArea();
		if ( area ) {
			const { value: text, selectionStart, selectionEnd } = area;
			selected.current = toggleTag(
				{ text, start: selectionStart, end: selectionEnd },
				tag
			);
			given.set( selected.current.text );
			area.focus();
		}
	};
	return { wrapper, format };
}

/** What visitors' pages make of the text. */
const Seen = ( { html }: { readonly html: string } ) => (
	<div className="chaty-console-seen">
		<p>{ __( 'Visitors see:', 'chaty' ) }</p>
		<div dir="auto">{ toElements( readRichText( html ) ) }</div>
	</div>
);

const HELP = __(
	'Select words, then choose how they look. Visitors do not see the signs around them.',
	'chaty'
);

/** Text with the few tags that visitors' pages show. */
export function RichTextField( props: ControlProps ) {
	const { given, field } = props;
	const { wrapper, format } = useFormat( props );
	const onKey = ( event: KeyboardEvent ) => {
		const pressed = FORMATS.find( ( [ , , , key ] ) => key === event.key );
		if ( pressed && ( event.ctrlKey || event.metaKey ) && ! event.altKey ) {
			event.preventDefault();
			format( pressed[ 0 ] );
		}
	};
	return (
		<div ref={ wrapper } className="chaty-console-rich">
			<div role="group" aria-label={ __( 'Format', 'chaty' ) }>
				{ FORMATS.map( ( [ tag, label, icon ] ) => (
					<Button
						key={ tag }
						size="small"
						icon={ icon }
						label={ label }
						onClick={ () => format( tag ) }
					/>
				) ) }
			</div>
			<TextareaControl
				__nextHasNoMarginBottom
				{ ...describeField( { ...props, help: field.help ?? HELP } ) }
				dir="auto"
				rows={ 3 }
				value={ given.text }
				onChange={ given.set }
				onKeyDown={ onKey }
			/>
			{ /[<&]/.test( given.text ) && <Seen html={ given.text } /> }
		</div>
	);
}
