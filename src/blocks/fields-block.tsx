import { useBlockProps } from '@wordpress/block-editor';
import { Field } from './controls';
import { Drawn } from './drawn-block';
import type { BlockProps, BlockControl } from './types';

/** A block of texts, which can be edited while it is selected, or while its required text is empty. */
export function createFieldsBlock(
	needed: string,
	controls: readonly BlockControl[]
) {
	const keys = controls.map( ( { key } ) => key );
	return function FieldsBlock( props: BlockProps ) {
		return (
			<div { ...useBlockProps() }>
				{ props.isSelected || ! props.attributes[ needed ] ? (
					controls.map( ( control ) => (
						<Field
							key={ control.key }
							{ ...props }
							control={ control }
						/>
					) )
				) : (
					<Drawn { ...props } keys={ keys } />
				) }
			</div>
		);
	};
}
