import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { Field } from './controls';
import type { BlockProps } from './types';

const BLOCKS = [ 'core/image', 'core/gallery' ];

/** Whether WordPress's own lightbox opens the picture, or those of the gallery. */
const isCores = ( { lightbox, linkTo }: BlockProps[ 'attributes' ] ) =>
	linkTo === 'lightbox' ||
	( lightbox as { enabled?: boolean } | undefined )?.enabled === true;

/** Gives images and galleries the option whose attribute the server adds (`Page_Hooks`). */
export function addLightboxOption(): void {
	addFilter(
		'editor.BlockEdit',
		'chaty/lightbox',
		( BlockEdit: ComponentType< BlockProps > ) => ( props: BlockProps ) => (
			<>
				<BlockEdit { ...props } />
				{ BLOCKS.includes( props.name ) &&
					! isCores( props.attributes ) && (
						<InspectorControls>
							<PanelBody title={ __( 'Lightbox', 'chaty' ) }>
								<Field
									{ ...props }
									control={ {
										key: 'chatyLightbox',
										label: __(
											'Open over the page',
											'chaty'
										),
										help: __(
											'For pictures that link to the image file.',
											'chaty'
										),
									} }
								/>
							</PanelBody>
						</InspectorControls>
					) }
			</>
		)
	);
}
