import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { Controls } from './controls';
import type { BlockProps, BlockControl } from './types';

interface ContainerOptions {
	readonly controls?: readonly BlockControl[];
	/** Value of `data-chaty`, where the behaviour's style is right for an editor too. */
	readonly behaviour?: string;
	/** Value of `data-chaty-part` of the element around the inner blocks. */
	readonly part?: string;
	readonly inner: Readonly< Record< string, unknown > >;
}

/** A block around others. Its behaviour does not run in the editor, so all of them can be edited. */
export function createContainerBlock( {
	controls = [],
	behaviour,
	part,
	inner,
}: ContainerOptions ) {
	return function ContainerBlock( props: BlockProps ) {
		const outer = useBlockProps(
			behaviour ? { 'data-chaty': behaviour } : {}
		);
		const list = useInnerBlocksProps(
			part ? { 'data-chaty-part': part } : outer,
			inner
		);
		return (
			<>
				<Controls { ...props } controls={ controls } />
				{ part ? (
					<div { ...outer }>
						<div { ...list } />
					</div>
				) : (
					<div { ...list } />
				) }
			</>
		);
	};
}
