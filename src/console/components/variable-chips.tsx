import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { insertText } from '../browser/rich-text-editor';
import type { Field } from '../domain/fields/types';
import { isOfShop, VARIABLES } from '../domain/variables';

function insert(
	field: HTMLInputElement | HTMLTextAreaElement,
	text: string
): void {
	const { selectionStart, selectionEnd, value } = field;
	field.focus();
	field.setRangeText(
		text,
		selectionStart ?? value.length,
		selectionEnd ?? value.length,
		'end'
	);
	field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

export function VariableChips( props: {
	readonly kind: NonNullable< Field[ 'variables' ] >;
	readonly hasShop: boolean;
} ) {
	const list = useRef< HTMLDetailsElement >( null );
	const onPress = ( text: string ) => {
		const field = list.current?.parentElement?.querySelector<
			HTMLInputElement | HTMLTextAreaElement | HTMLDivElement
		>( '[role="textbox"], input, textarea' );
		if ( field instanceof HTMLDivElement ) {
			insertText( field, text );
		} else if ( field ) {
			insert( field, text );
		}
	};
	return (
		<details className="chaty-console-variables" ref={ list }>
			<summary>{ __( 'Insert a variable', 'chaty' ) }</summary>
			<div>
				{ Object.entries( VARIABLES[ props.kind ] )
					.filter(
						( [ name ] ) => props.hasShop || ! isOfShop( name )
					)
					.map( ( [ name, meaning ] ) => (
						<Button
							key={ name }
							size="small"
							variant="secondary"
							showTooltip
							label={ sprintf(
								/* translators: 1: a variable, such as {title}, 2: what it stands for */
								__( '%1$s: %2$s', 'chaty' ),
								`{${ name }}`,
								meaning
							) }
							onClick={ () => onPress( `{${ name }}` ) }
						>
							{ `{${ name }}` }
						</Button>
					) ) }
			</div>
		</details>
	);
}
