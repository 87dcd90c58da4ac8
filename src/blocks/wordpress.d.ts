/** What the blocks use of WordPress's editor, whose packages are too many to install for their types. */
declare module '@wordpress/blocks' {
	export function registerBlockType(
		name: string,
		settings: {
			edit: import('react').ComponentType< import('./types').BlockProps >;
			save: () => import('react').ReactNode;
		}
	): void;
	export interface Block {
		readonly attributes: Readonly< Record< string, unknown > >;
	}
	export function createBlock(
		name: string,
		attributes: Record< string, unknown >,
		inner?: readonly Block[]
	): Block;
	export function getBlockType( name: string ): object | undefined;
	export function registerBlockVariation(
		name: string,
		variation: Record< string, unknown >
	): void;
}

declare module '@wordpress/block-editor' {
	import type { ComponentType, HTMLAttributes, ReactNode } from 'react';
	type Attributes = HTMLAttributes< HTMLDivElement > &
		Record< `data-${ string }`, string >;
	export const InspectorControls: ComponentType< { children: ReactNode } >;
	export const InnerBlocks: { Content: ComponentType };
	export function useBlockProps( attributes?: Attributes ): Attributes;
	export function useInnerBlocksProps(
		attributes: Attributes,
		options: Record< string, unknown >
	): Attributes;
}

declare module '@wordpress/server-side-render' {
	import type { ComponentType } from 'react';
	const ServerSideRender: ComponentType< {
		block: string;
		attributes: Record< string, unknown >;
	} >;
	export default ServerSideRender;
}
