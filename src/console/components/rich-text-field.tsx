import { Button, TextareaControl } from '@wordpress/components';
import { createElement, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { readRichText, type RichNode } from '../../shared/rich-text';
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

const FORMATS = [
	[ 'strong', __( 'Bold', 'chaty' ), '' ],
	[ 'em', __( 'Italic', 'chaty' ), '' ],
	[ 'u', __( 'Underline', 'chaty' ), '' ],
	[ 'a', __( 'Link', 'chaty' ), ' href="https://"' ],
] as const;

/** The text with a tag around what is selected. */
function wrap( area: HTMLTextAreaElement, tag: string, attributes: string ) {
	const { value, selectionStart: start, selectionEnd: end } = area;
	const inner = `<${ tag }${ attributes }>${ value.slice(
		start,
		end
	) }</${ tag }>`;
	return value.slice( 0, start ) + inner + value.slice( end );
}

/** What visitors' pages make of the text. */
const Seen = ( { html }: { readonly html: string } ) => (
	<div className="chaty-console-seen">
		<p>{ __( 'Visitors see:', 'chaty' ) }</p>
		<div dir="auto">{ toElements( readRichText( html ) ) }</div>
	</div>
);

const HELP = __( 'May contain p, br, strong, em, u and links.', 'chaty' );

/** Text with the few tags that visitors' pages show. */
export function RichTextField( props: ControlProps ) {
	const { given, field } = props;
	const wrapper = useRef< HTMLDivElement >( null );
	const format = ( tag: string, attributes: string ) => {
		const area = wrapper.current?.querySelector( 'textarea' );
		if ( area ) {
			given.set( wrap( area, tag, attributes ) );
			area.focus();
		}
	};
	return (
		<div ref={ wrapper } className="chaty-console-rich">
			<TextareaControl
				__nextHasNoMarginBottom
				{ ...describeField( { ...props, help: field.help ?? HELP } ) }
				dir="auto"
				rows={ 3 }
				value={ given.text }
				onChange={ given.set }
			/>
			<div className="chaty-console-formats">
				{ FORMATS.map( ( [ tag, label, attributes ] ) => (
					<Button
						key={ tag }
						size="compact"
						variant="tertiary"
						onClick={ () => format( tag, attributes ) }
					>
						{ label }
					</Button>
				) ) }
			</div>
			{ /[<&]/.test( given.text ) && <Seen html={ given.text } /> }
		</div>
	);
}
