import { useBlockProps } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import ServerSideRender from '@wordpress/server-side-render';
import { Field } from './controls';
import type { BlockProps, BlockControl } from './types';

/** A block of texts, which are fields while it is selected, or while the one that it needs is empty. */
export function createFieldsBlock(
	needed: string,
	controls: readonly BlockControl[]
) {
	const keys = controls.map( ( { key } ) => key );
	return function FieldsBlock( props: BlockProps ) {
		const { name, attributes, isSelected } = props;
		const sent = keys.map( ( key ) => [ key, attributes[ key ] ] );
		return (
			<div { ...useBlockProps() }>
				{ isSelected || ! attributes[ needed ] ? (
					controls.map( ( control ) => (
						<Field
							key={ control.key }
							{ ...props }
							control={ control }
						/>
					) )
				) : (
					<Disabled>
						<ServerSideRender
							block={ name }
							attributes={ Object.fromEntries( sent ) }
						/>
					</Disabled>
				) }
			</div>
		);
	};
}
